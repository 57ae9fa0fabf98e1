import {createRandom} from './random.ts';
import {meanOf, varianceOf} from './ratio.ts';
import {LEVEL} from './repeats.ts';
import {studentLimit} from './student.ts';

/** standard deviation of the effect between sessions, and between the blocks of one; `spread` is in units of the latter */
type Sessions = {sessions: number; blocks: number; spread: number; draws: number; seed: number};

/** shares of all draws in which an interval contains the true effect */
export type Coverage = {bySessions: number; byBlocks: number; byOneSession: number};

/**
 * How often an interval contains the true effect where sessions scatter about it and blocks scatter about their session,
 * both normally on the log scale: Student's t on the means of the sessions, on all blocks as if they were independent,
 * and on the blocks of one session alone.
 *
 * @param sessions two or more
 * @param blocks of each session, two or more
 * @returns the same for the same seed
 */
export function sessionCoverage({sessions, blocks, spread, draws, seed}: Sessions): Coverage {
  const normal = drawNormals(seed);
  const held = {bySessions: 0, byBlocks: 0, byOneSession: 0};
  for (let draw = 0; draw < draws; draw += 1) {
    const logs = Array.from({length: sessions}, () => {
      const effect = spread * normal();
      return Array.from({length: blocks}, () => effect + normal());
    });
    held.bySessions += containsZero(logs.map(meanOf));
    held.byBlocks += containsZero(logs.flat());
    held.byOneSession += containsZero(logs[0]);
  }
  return {
    bySessions: held.bySessions / draws,
    byBlocks: held.byBlocks / draws,
    byOneSession: held.byOneSession / draws,
  };
}

/** Whether Student's interval of the mean contains 0, as 1 or 0. */
function containsZero(logs: readonly number[]) {
  const error = Math.sqrt(varianceOf(logs) / logs.length);
  return Number(Math.abs(meanOf(logs)) <= limit(logs.length - 1) * error);
}

const limits = new Map<number, number>();

function limit(degrees: number) {
  const found = limits.get(degrees) ?? studentLimit(LEVEL, degrees);
  limits.set(degrees, found);
  return found;
}

/** Standard normal values from a seed (Box and Muller). */
export function drawNormals(seed: number): () => number {
  const random = createRandom(seed);
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
