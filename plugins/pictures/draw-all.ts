import {availableParallelism} from 'node:os';
import {isThere, pictureStore} from './store.ts';
import {openThreads} from './threads.ts';
import type {Job} from './draw.ts';

/** More threads than this would each compile the charts, for a few pictures. */
const MOST = 4;

/**
 * Draws what isn't drawn yet.
 *
 * @param root folder of the repository
 * @returns folders of all pictures, and for how many figures and languages
 * they had to be drawn
 * @throws {Error} naming the figure that can't be drawn, and why
 */
export async function drawAll(
  root: string,
  jobs: Job[],
): Promise<{places: string[]; drawn: number}> {
  const {placeOf} = await pictureStore(root);
  const placed = jobs.map((job) => ({job, place: placeOf(job)}));
  const missing = [];
  for (const each of placed) if (!(await isThere(each.place))) missing.push(each);
  const threads = openThreads(Math.min(MOST, availableParallelism(), missing.length));
  try {
    await Promise.all(missing.map(({job, place}) => threads.ask({...job, place})));
  } finally {
    await threads.close();
  }
  return {places: placed.map(({place}) => place), drawn: missing.length};
}
