// @ts-check
import {valueIfAny} from '../result/read.js';

/** Busy share above which stated times can't be: rounding of what was printed is below it. */
export const BUSY_LIMIT = 1.05;

/**
 * Holds CPU time per request against what the workers and cores can give: U = X · T / slots must not exceed 1.
 * A worker runs PHP on one core at a time; a blocking worker is busy while it waits as well.
 *
 * @param {import('./point.js').Point} point
 * @returns {import('./index.js').Finding | undefined} undefined when nothing states a time per request
 */
export function checkUtilisation(point) {
  const shares = [phpShare(point), workerShare(point), coreShare(point)].filter(isShare);
  if (shares.length === 0) return undefined;
  const worst = shares.reduce((most, share) =>
    share.values.share > most.values.share ? share : most,
  );
  if (worst.values.share > BUSY_LIMIT) return {kind: 'refused', ...worst};
  return {kind: 'consistent', reason: 'within-capacity', values: worst.values};
}

/**
 * @param {Share | undefined} share
 * @returns {share is Share}
 */
function isShare(share) {
  return share !== undefined;
}

/** @typedef {{reason: string, values: {share: number, timeMs: number, throughputPerS: number, slots: number}}} Share */

/**
 * @param {import('./point.js').Point} point
 * @returns {Share | undefined}
 */
function phpShare({measurement, throughputPerS, workers, cores}) {
  const slots = Math.min(workers ?? Infinity, cores ?? Infinity);
  const times = ['stageMs.php', 'cpuMs', 'processGroups.php.cpuMsPerRequest'];
  const timeMs = largest(times.map((path) => valueIfAny(measurement, path)));
  return shareOf('php-over-full', timeMs, throughputPerS, slots);
}

/**
 * @param {import('./point.js').Point} point
 * @returns {Share | undefined}
 */
function workerShare({measurement, throughputPerS, workers, blocking}) {
  const stages = ['stageMs.php', 'stageMs.boot', 'stageMs.connect', 'stageMs.ioWait'];
  const times = stages
    .map((path) => valueIfAny(measurement, path))
    .filter((ms) => ms !== undefined);
  if (!blocking || times.length < 2) return undefined;
  const timeMs = times.reduce((sum, ms) => sum + ms, 0);
  return shareOf('workers-over-full', timeMs, throughputPerS, workers ?? Infinity);
}

/**
 * @param {import('./point.js').Point} point
 * @returns {Share | undefined}
 */
function coreShare({measurement, throughputPerS, cores}) {
  const groups = measurement.processGroups ?? [];
  const times = groups
    .map((group) => group.cpuMsPerRequest?.value)
    .filter((ms) => ms !== undefined);
  if (times.length < 2) return undefined;
  const timeMs = times.reduce((sum, ms) => sum + ms, 0);
  return shareOf('cores-over-full', timeMs, throughputPerS, cores ?? Infinity);
}

/**
 * @param {string} reason
 * @param {number | undefined} timeMs
 * @param {number | undefined} throughputPerS
 * @param {number} slots
 * @returns {Share | undefined}
 */
function shareOf(reason, timeMs, throughputPerS, slots) {
  if (timeMs === undefined || throughputPerS === undefined || !Number.isFinite(slots)) {
    return undefined;
  }
  const share = (throughputPerS * timeMs) / 1000 / slots;
  return {reason, values: {share, timeMs, throughputPerS, slots}};
}

/** @param {(number | undefined)[]} values */
function largest(values) {
  const numbers = values.filter((value) => value !== undefined);
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}
