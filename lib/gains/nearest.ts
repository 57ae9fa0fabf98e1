import {timesOf} from './application.ts';
import type {Application} from './application.ts';
import type {StudiedPoint} from './studied-points.ts';

type Compared = Pick<StudiedPoint, 'cpuS' | 'ioS' | 'stateShare'>;

/** Times that β may differ for a study to count as near. */
const NEAR = 3;
const SHOWN = 3;
/** A request that never waits has no logarithm of β: below this all count as the same. */
const LEAST_BETA = 0.01;
/** A whole request more of booting and connecting counts as much as a factor of ten in a time. */
const SHARE_WEIGHT = Math.log(10);

/**
 * The studied requests that are most like a reader's: by β, T_cpu and the part that booting and connecting take.
 *
 * @returns three at most, the nearest first; `isNear` where the first one's
 * β is within a factor of three
 */
export function nearestPoints<Point extends Compared>(
  application: Application,
  points: readonly Point[],
): {points: Point[]; isNear: boolean} {
  const kept = timesOf(application, {keepsBoot: true, keepsConnection: true});
  const serviceS = application.cpuS + application.ioS;
  const share = 1 - (kept.cpuS + kept.ioS) / serviceS;
  const distance = (point: Compared) =>
    Math.abs(logBeta(point) - logBeta(application)) +
    Math.abs(Math.log(point.cpuS / application.cpuS)) +
    SHARE_WEIGHT * Math.abs(point.stateShare - share);
  const isNear = (point: Compared) =>
    Math.abs(logBeta(point) - logBeta(application)) <= Math.log(NEAR);
  const sorted = points.toSorted(
    (a, b) => Number(isNear(b)) - Number(isNear(a)) || distance(a) - distance(b),
  );
  return {points: sorted.slice(0, SHOWN), isNear: points.some(isNear)};
}

const logBeta = ({cpuS, ioS}: {cpuS: number; ioS: number}) =>
  Math.log(Math.max(LEAST_BETA, ioS / cpuS));
