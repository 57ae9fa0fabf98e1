import {CORNERS} from '../../../../lib/gains/corner-bounds.ts';
import {cornerRecord} from '../../../../lib/gains/corner-record.ts';
import {counted, escape, rich} from '../pool/markup.ts';
import {WIDTH, pathsOf} from '../pool/paths.ts';
import {requestOf} from './state.ts';
import type {WorkerRecord} from '../../../../lib/gains/corner-record.ts';
import type {Words} from '../frame/words.ts';
import type {Design, State} from './state.ts';

/** HTML by cell, and how to read them */
export type Timelines = {cells: Record<string, string>; note: string};

/** Requests that come to each worker at once. */
const REQUESTS = 8;
/** Pixels of all rows. */
const HEIGHT = 56;
/** A stretch that is shorter is drawn so wide, in units of the drawing: a pixel where a cell is 200 wide. */
const LEAST = WIDTH / 200;

/**
 * A timeline of one worker for each cell, on one time scale: what the model computes its limits from, played through.
 *
 * @returns null where there is no model
 */
export function timelinesOf(state: State, design: Design, words: Words): Timelines | null {
  if (!design.request) return null;
  const request = requestOf(state, design.request);
  const records = CORNERS.map((key) =>
    cornerRecord(request, key, {workers: design.count, requests: REQUESTS}),
  );
  const endS = Math.max(...records.map(({elapsedS}) => elapsedS));
  const htmls = CORNERS.map((key, at) => [key, timelineHtml(records[at], endS, words)]);
  const note = rich(words.t('effects.timeline.note', {requests: words.number(REQUESTS)}));
  return {cells: Object.fromEntries(htmls), note};
}

/** @param endS of all four */
function timelineHtml(
  {requests, elapsedS, mostAtOnce}: WorkerRecord,
  endS: number,
  {t, say, number}: Words,
) {
  const height = HEIGHT / requests.length;
  const rows = requests.map((segments, at) => ({top: at * height, height, head: 0, segments}));
  const paths = pathsOf({rows}, endS, LEAST)
    .filter(([, path]) => path)
    .map(([kind, path]) => `<path data-kind="${kind}" d="${path}"/>`);
  const time = say('ms', elapsedS * 1000, {significant: 3});
  const label = t('effects.timeline.label', counted(requests.length, number));
  return (
    `<svg class="effects-timeline" role="img" aria-label="${escape(label)}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none">${paths.join('')}</svg>` +
    `<small class="effects-timed">${escape(t('effects.timeline.end', {time, most: number(mostAtOnce)}))}</small>`
  );
}
