import {valueIfAny} from '../result/read.ts';
import type {Finding} from './index.ts';
import type {Point} from './point.ts';

/** Busy share above which stated times can't be: rounding of what was printed is below it. */
export const BUSY_LIMIT = 1.05;

/**
 * Holds CPU time per request against what the workers and cores can give: U = X · T / slots must not exceed 1.
 * A worker runs PHP on one core at a time; a blocking worker is busy while it waits as well.
 *
 * @returns undefined when nothing states a time per request
 */
export function checkUtilisation(point: Point): Finding | undefined {
  const shares = [phpShare(point), workerShare(point), coreShare(point)].filter(isShare);
  if (shares.length === 0) return undefined;
  const worst = shares.reduce((most, share) =>
    share.values.share > most.values.share ? share : most,
  );
  if (worst.values.share > BUSY_LIMIT) return {kind: 'refused', ...worst};
  return {kind: 'consistent', reason: 'within-capacity', values: worst.values};
}

function isShare(share: Share | undefined): share is Share {
  return share !== undefined;
}

type Share = {
  reason: string;
  values: {share: number; timeMs: number; throughputPerS: number; slots: number};
};

function phpShare({measurement, throughputPerS, workers, cores}: Point): Share | undefined {
  const slots = Math.min(workers ?? Infinity, cores ?? Infinity);
  const times = ['stageMs.php', 'cpuMs', 'processGroups.php.cpuMsPerRequest'];
  const timeMs = largest(times.map((path) => valueIfAny(measurement, path)));
  return shareOf('php-over-full', timeMs, throughputPerS, slots);
}

function workerShare({measurement, throughputPerS, workers, blocking}: Point): Share | undefined {
  const stages = ['stageMs.php', 'stageMs.boot', 'stageMs.connect', 'stageMs.ioWait'];
  const times = stages
    .map((path) => valueIfAny(measurement, path))
    .filter((ms) => ms !== undefined);
  if (!blocking || times.length < 2) return undefined;
  const timeMs = times.reduce((sum, ms) => sum + ms, 0);
  return shareOf('workers-over-full', timeMs, throughputPerS, workers ?? Infinity);
}

function coreShare({measurement, throughputPerS, cores}: Point): Share | undefined {
  const groups = measurement.processGroups ?? [];
  const times = groups
    .map((group) => group.cpuMsPerRequest?.value)
    .filter((ms) => ms !== undefined);
  if (times.length < 2) return undefined;
  const timeMs = times.reduce((sum, ms) => sum + ms, 0);
  return shareOf('cores-over-full', timeMs, throughputPerS, cores ?? Infinity);
}

function shareOf(
  reason: string,
  timeMs: number | undefined,
  throughputPerS: number | undefined,
  slots: number,
): Share | undefined {
  if (timeMs === undefined || throughputPerS === undefined || !Number.isFinite(slots)) {
    return undefined;
  }
  const share = (throughputPerS * timeMs) / 1000 / slots;
  return {reason, values: {share, timeMs, throughputPerS, slots}};
}

function largest(values: (number | undefined)[]) {
  const numbers = values.filter((value) => value !== undefined);
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}
