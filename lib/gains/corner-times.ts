import {cornerAt} from '../chart-data/corners.ts';
import {measurementWith} from '../chart-data/design-cells.ts';
import {requestTimes} from '../chart-data/predicted-throughput.ts';
import {partsOf} from './measured-cells.ts';
import type {Setting} from '../chart-data/corners.ts';
import type {Run} from '../chart-data/measured-point.ts';

export type ByWaiting = Record<'blocking' | 'coroutine', number>;

/**
 * seconds of a request that keeps its state, and what dropping it adds; `sharedCpuS` is the CPU time of others on the
 * same cores; `isCoroutineAssumed`: no request was alone in a coroutine, so that it is taken for a blocking one
 */
export type CornerRequest = {
  cpuS: ByWaiting;
  sharedCpuS: ByWaiting;
  ioS: number;
  bootCpuS: number;
  connectCpuS: number;
  connectIoS: number;
  connectSharedCpuS: number;
  cores: number;
  /** in all, of the column that has the more of them */
  slots: number;
  isCoroutineAssumed: boolean;
};

/** Slots in the corners. */
const SLOTS = 16;

/**
 * The request behind the four corners of the HTTP harness, from the measurements in which it was alone. What dropping the
 * state adds is the difference between the blocking corners; its CPU time is divided between boot and connection as the
 * two cells that drop one of them divide it, unless the connection's part was timed by itself.
 *
 * @param of.setting runtime and application; the factorial server's small one unless it says otherwise
 * @param of.connectCpuS seconds of CPU time for a connection, where no cell drops it alone
 * @throws {Error} when a corner was not measured with a request alone
 */
export function cornerRequest(
  run: Run,
  {setting = {}, connectCpuS}: {setting?: Setting; connectCpuS?: number} = {},
): CornerRequest {
  const at = (state: 'dropped' | 'kept', waiting: 'blocking' | 'coroutine') => {
    const times = requestTimes(run, cornerAt(state, waiting, setting));
    if (!times) {
      throw new Error(
        `run “${run.id}” has no measured request alone with state ${state}, waiting ${waiting}. Measure one, or choose another run.`,
      );
    }
    return times;
  };
  const [dropped, kept, coroutine] = [
    at('dropped', 'blocking'),
    at('kept', 'blocking'),
    at('kept', 'coroutine'),
  ];
  const stateCpuS = dropped.cpuS - kept.cpuS;
  const connectS = connectCpuS ?? stateCpuS * (1 - bootShareIn(run));
  const alone = cornerAt('kept', 'coroutine', {...setting, point: 'single'});
  return {
    cpuS: {blocking: kept.cpuS, coroutine: coroutine.cpuS},
    sharedCpuS: {blocking: kept.sharedCpuS, coroutine: coroutine.sharedCpuS},
    ioS: kept.ioS,
    ...{bootCpuS: stateCpuS - connectS, connectCpuS: connectS},
    connectIoS: Math.max(0, dropped.ioS - kept.ioS),
    connectSharedCpuS: dropped.sharedCpuS - kept.sharedCpuS,
    ...{cores: Number(run.environment.cores), slots: SLOTS},
    isCoroutineAssumed: !measurementWith(run, {...alone, coroutinesPerWorker: undefined}),
  };
}

/** @param run with cells that drop one part of the state */
function bootShareIn(run: Run) {
  const {boot, connect} = partsOf(run);
  return boot.cpuS / (boot.cpuS + connect.cpuS);
}
