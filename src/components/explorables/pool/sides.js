// @ts-check
import {cellWith} from './state.js';

/**
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').Cell} Cell
 * @typedef {import('../../../../lib/queueing/machine/setup.js').Setup} Setup
 * @typedef {'blocking' | 'coroutines'} Side
 */

/** @type {Record<State['load'], Setup['arrivals']>} */
const ARRIVALS = {once: 'at-once', even: 'even', random: 'poisson', closed: 'closed'};

/**
 * The setups of both sides: the same arrivals and the same work, and only what a worker does while it waits differs.
 *
 * @param {State} state
 * @param {readonly Cell[]} cells
 * @param {{requests: number, keepsSegments?: boolean}} run
 * @returns {Record<Side, Setup>}
 */
export function setupsOf(state, cells, run) {
  const common = {...workOf(state, cells), ...loadOf(state), ...run, cores: state.cores};
  return {
    blocking: {...common, workers: state.workers},
    coroutines: {...common, workers: state.workers, coroutinesPerWorker: state.slots},
  };
}

/**
 * A request's work in seconds.
 *
 * @param {State} state
 * @param {readonly Cell[]} cells
 * @returns {import('../../../../lib/queueing/machine/program.js').Work}
 */
export function workOf(state, cells) {
  const {databaseCpuS, connectDatabaseCpuS, frontCpuS} = cellWith(cells, state.cell).work;
  return {
    ...{cpuS: state.tcpu / 1000, ioS: state.tio / 1000, ioWaits: state.waits},
    ...(!state.kept && {
      ...{bootS: state.boot / 1000, connectCpuS: state.ccpu / 1000},
      connectWaitS: state.cwait / 1000,
    }),
    ...(state.others && {databaseCpuS, frontCpuS, ...(!state.kept && {connectDatabaseCpuS})}),
    service: state.work === 'varied' ? 'exponential' : 'constant',
    seed: state.seed,
  };
}

/** @param {State} state */
function loadOf({load, rate, cap}) {
  const arrivals = ARRIVALS[load];
  if (load === 'once') return {arrivals};
  return load === 'closed'
    ? {arrivals, users: cap}
    : {arrivals, arrivalRatePerS: rate, maxInFlight: cap};
}

/**
 * CPU time and wait of one request when nothing is in its way, seconds.
 *
 * @param {import('../../../../lib/queueing/machine/program.js').Work} work
 * @returns {{cpuS: number, ioS: number, othersS: number}}
 */
export function timesOf({bootS = 0, connectCpuS = 0, connectWaitS = 0, ...work}) {
  const {databaseCpuS = 0, connectDatabaseCpuS = 0, frontCpuS = 0} = work;
  return {
    cpuS: work.cpuS + bootS + connectCpuS,
    ioS: work.ioS + connectWaitS,
    othersS: databaseCpuS + connectDatabaseCpuS + frontCpuS,
  };
}

/** @param {HTMLElement} film drawn */
export const sideOf = ({dataset}) => /** @type {Side} */ (dataset.side);
