// @ts-check
import {cornerAt} from '../chart-data/corners.js';
import {requestTimes} from '../chart-data/predicted-throughput.js';
import {partsOf} from './measured-cells.js';

/**
 * @typedef {import('../chart-data/measured-point.js').Run} Run
 * @typedef {Record<'blocking' | 'coroutine', number>} ByWaiting
 * @typedef {{cpuS: ByWaiting, sharedCpuS: ByWaiting, ioS: number, bootCpuS: number, connectCpuS: number,
 *   connectIoS: number, connectSharedCpuS: number, cores: number, slotsPerWorker: number}} CornerRequest
 *   seconds of a request that keeps its state, and what dropping it adds; `sharedCpuS` is the CPU time of others on the
 *   same cores
 */

/** Coroutines of a worker in the corners. */
const SLOTS = 16;

/**
 * The request behind the four corners of the HTTP harness, from the measurements in which it was alone. What dropping the
 * state adds is the difference between the blocking corners; its CPU time is divided between boot and connection as the
 * two cells that drop one of them divide it.
 *
 * @param {Run} run
 * @returns {CornerRequest}
 * @throws {Error} when a corner was not measured with a request alone
 */
export function cornerRequest(run) {
  const at = (
    /** @type {'dropped' | 'kept'} */ state,
    /** @type {'blocking' | 'coroutine'} */ waiting,
  ) => {
    const times = requestTimes(run, cornerAt(state, waiting, {}));
    if (!times) throw new Error(`run “${run.id}” has no lone request of ${state}, ${waiting}.`);
    return times;
  };
  const [dropped, kept, coroutine] = [
    at('dropped', 'blocking'),
    at('kept', 'blocking'),
    at('kept', 'coroutine'),
  ];
  const {boot, connect} = partsOf(run);
  const stateCpuS = dropped.cpuS - kept.cpuS;
  const bootCpuS = (stateCpuS * boot.cpuS) / (boot.cpuS + connect.cpuS);
  return {
    cpuS: {blocking: kept.cpuS, coroutine: coroutine.cpuS},
    sharedCpuS: {blocking: kept.sharedCpuS, coroutine: coroutine.sharedCpuS},
    ioS: kept.ioS,
    ...{bootCpuS, connectCpuS: stateCpuS - bootCpuS, connectIoS: dropped.ioS - kept.ioS},
    connectSharedCpuS: dropped.sharedCpuS - kept.sharedCpuS,
    ...{cores: Number(run.environment.cores), slotsPerWorker: SLOTS},
  };
}
