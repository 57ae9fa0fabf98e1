import {cellWith} from './state.ts';
import type {Work} from '../../../../lib/queueing/machine/program.ts';
import type {Setup} from '../../../../lib/queueing/machine/setup.ts';
import type {Cell, State} from './state.ts';

export const SIDES = ['blocking', 'coroutines'] as const;

export type Side = (typeof SIDES)[number];

const ARRIVALS: Record<State['load'], Setup['arrivals']> = {
  once: 'at-once',
  even: 'even',
  random: 'poisson',
  closed: 'closed',
};

/**
 * The setups of both sides: the same arrivals and the same work, and only what a worker does while it waits differs.
 */
export function setupsOf(
  state: State,
  cells: readonly Cell[],
  run: {requests: number; keepsSegments?: boolean},
): Record<Side, Setup> {
  const common = {...workOf(state, cells), ...loadOf(state), ...run, cores: state.cores};
  return {
    blocking: {...common, workers: state.workers},
    coroutines: {...common, workers: state.workers, coroutinesPerWorker: state.slots},
  };
}

/** A request's work in seconds. */
export function workOf(state: State, cells: readonly Cell[]): Work {
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

function loadOf({load, rate, cap}: State) {
  const arrivals = ARRIVALS[load];
  if (load === 'once') return {arrivals};
  return load === 'closed'
    ? {arrivals, users: cap}
    : {arrivals, arrivalRatePerS: rate, maxInFlight: cap};
}

/** CPU time and wait of one request when nothing is in its way, seconds. */
export function timesOf({bootS = 0, connectCpuS = 0, connectWaitS = 0, ...work}: Work): {
  cpuS: number;
  ioS: number;
  othersS: number;
} {
  const {databaseCpuS = 0, connectDatabaseCpuS = 0, frontCpuS = 0} = work;
  return {
    cpuS: work.cpuS + bootS + connectCpuS,
    ioS: work.ioS + connectWaitS,
    othersS: databaseCpuS + connectDatabaseCpuS + frontCpuS,
  };
}
