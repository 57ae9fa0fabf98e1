import {cornerAt} from '../chart-data/corners.ts';
import {isAtOfferedRate, measurementWith} from '../chart-data/design-cells.ts';
import {loadedTimes, requestTimes} from '../chart-data/predicted-throughput.ts';
import {throughputBounds} from '../queueing/bounds.ts';
import {valueOf} from '../result/read.ts';
import {FRAMEWORKS, SERVED} from './framework-cells.ts';
import type {Configuration} from '../chart-data/design-cells.ts';
import type {Run} from '../chart-data/measured-point.ts';

/** shares of a bound that servers reached, at most 1 */
export type Range = {low: number; high: number; cells: number};

/** by limit */
export type Ranges = Record<string, Range>;

/** of application */
export type Kind = 'small' | 'framework';

/** Limits of the answer that were measured under another name, or that are slots by another reason. */
const SAME_AS = {memory: 'slots', connections: 'slots', 'worker-cpu': 'cores'};

const CORNERS = [
  ['dropped', 'blocking'],
  ['dropped', 'coroutine'],
  ['kept', 'blocking'],
  ['kept', 'coroutine'],
] as const;

/**
 * Which share of the lowest bound servers reached, by the limit that bound and the kind of application. The bound is that
 * of a request as it was under this load, its CPU time and that of all other processes measured there: a lone request
 * computes for longer, and a bound from it can be exceeded. Only the wait is that of a lone request.
 *
 * @param runs the small application; frameworks with two workers; with sixteen slots; frameworks' lone requests
 */
export function reachedShares({
  own,
  shared,
  slots,
  alone,
}: {
  own: Run;
  shared: Run;
  slots: Run;
  alone: Run;
}): Record<Kind, Ranges> {
  const small = [1, 2, 4, 16].flatMap((workers) =>
    CORNERS.map(([state, waiting]) => cornerAt(state, waiting, {workers})),
  );
  const served = CORNERS.flatMap(([state, waiting]) =>
    FRAMEWORKS.flatMap((app) =>
      [1, 2, 16].flatMap((workers) =>
        (waiting === 'blocking' ? [1] : [8, 16]).map((coroutinesPerWorker) =>
          cornerAt(state, waiting, {...SERVED, app, workers, coroutinesPerWorker}),
        ),
      ),
    ),
  );
  return {
    small: rangesOf(small.flatMap((cell) => shareOf(own, own, cell))),
    framework: rangesOf(
      served.flatMap((cell) => [...shareOf(shared, alone, cell), ...shareOf(slots, alone, cell)]),
    ),
  };
}

/**
 * @param alone that has the lone request
 * @returns none where the cell wasn't measured, or did all that was offered
 */
function shareOf(run: Run, alone: Run, cell: Configuration): {limiting: string; share: number}[] {
  const measurement = measurementWith(run, cell);
  const lone = requestTimes(alone, cell);
  if (!measurement || !lone || isAtOfferedRate(run, measurement)) return [];
  const {limiting, throughputPerS} = throughputBounds({
    ...{workers: Number(cell.workers), coroutinesPerWorker: Number(cell.coroutinesPerWorker)},
    ...{...loadedTimes(run, measurement), ioS: lone.ioS, cores: Number(run.environment.cores)},
  });
  const perS = valueOf(run, measurement.id, 'throughputPerS');
  return [{limiting, share: Math.min(1, perS / throughputPerS)}];
}

function rangesOf(shares: {limiting: string; share: number}[]): Ranges {
  const ranges: Ranges = {};
  for (const {limiting, share} of shares) {
    const {low, high, cells} = ranges[limiting] ?? {low: 1, high: 0, cells: 0};
    ranges[limiting] = {low: Math.min(low, share), high: Math.max(high, share), cells: cells + 1};
  }
  for (const [limit, same] of Object.entries(SAME_AS))
    if (ranges[same]) ranges[limit] ??= ranges[same];
  return ranges;
}

/** Requests at once that a server of our own runs could hold at most. */
export const mostSlotsIn = (runs: readonly Run[]) =>
  Math.max(
    ...runs.flatMap(({measurements, systems}) =>
      measurements.map(
        ({workers, system}) => Number(workers) * Number(systems[system].coroutinesPerWorker ?? 1),
      ),
    ),
  );
