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
  const sorted = [...points].sort((a, b) => distance(a) - distance(b));
  const near = sorted.filter((point) => isNear(point, application));
  const rest = sorted.filter((point) => !isNear(point, application));
  return {points: [...near, ...rest].slice(0, SHOWN), isNear: near.length > 0};
}

const isNear = (point: Compared, application: Application) =>
  Math.abs(logBeta(point) - logBeta(application)) <= Math.log(NEAR);

const logBeta = ({cpuS, ioS}: {cpuS: number; ioS: number}) =>
  Math.log(Math.max(LEAST_BETA, ioS / cpuS));
