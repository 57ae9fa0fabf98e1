import {cornerAt} from '../chart-data/corners.ts';
import {requireMeasurementWith} from '../chart-data/design-cells.ts';
import {valueOf} from '../result/read.ts';
import {SERVED} from './framework-cells.ts';
import type {Run} from '../chart-data/measured-point.ts';

/** Fewest and most slots of the plans that count them; coroutines are spread over the fewest workers. */
const [LEAST, MOST] = [2, 64];

/**
 * Memory of an application on Swoole under load with all kept, from cells that have as many slots as processes and as
 * coroutines: what a further one adds is the slope from the fewest slots to the most, and the first process takes what
 * the fewest take less the others.
 *
 * @param run of a plan with counted slots, always full
 * @returns megabytes
 * @throws {RangeError} when a cell is missing
 */
export function slotMemory(
  run: Run,
  app: string,
): {firstMb: number; workerMb: number; slotMb: number} {
  const processes = {runtime: SERVED.runtime, app, waiting: 'blocking'} as const;
  const workerMb = mbPerSlot(run, processes);
  return {
    firstMb: loadedMb(run, processes, LEAST) - (LEAST - 1) * workerMb,
    workerMb,
    slotMb: mbPerSlot(run, {...processes, waiting: 'coroutine'}),
  };
}

/** what fills the slots */
type Kind = {runtime: string; app: string; waiting: 'blocking' | 'coroutine'};

/**
 * What a further slot adds, with its application and connection, from the fewest slots of a plan to the most.
 *
 * @returns megabytes
 * @throws {RangeError} when a cell is missing
 */
export const mbPerSlot = (run: Run, kind: Kind): number =>
  (loadedMb(run, kind, MOST) - loadedMb(run, kind, LEAST)) / (MOST - LEAST);

function loadedMb(run: Run, {waiting, ...of}: Kind, slots: number): number {
  const [workers, coroutinesPerWorker] =
    waiting === 'blocking' ? [slots, 1] : [LEAST, slots / LEAST];
  const setting = {...of, workers, coroutinesPerWorker, point: 'closed'};
  const {id} = requireMeasurementWith(run, cornerAt('kept', waiting, setting));
  return valueOf(run, id, 'memoryMb.loaded');
}
