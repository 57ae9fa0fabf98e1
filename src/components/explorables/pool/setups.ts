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
 * The setups of both sides: the same arrivals and the same work, and only what a worker does while it waits differs; with
 * as many slots on both sides, also how many workers they are in.
 */
export function setupsOf(
  state: State,
  cells: readonly Cell[],
  run: {requests: number; keepsSegments?: boolean},
): Record<Side, Setup> {
  const {workers, slots, cores, slice, slowevery, reserve} = state;
  const blocking = state.equal ? workers * slots : workers;
  const common = {
    ...{...workOf(state, cells), ...loadOf(state), ...run, cores},
    ...(slice > 0 && {sliceS: slice / 1000}),
  };
  return {
    blocking: {
      ...{...common, workers: blocking},
      // One is left for slow calls.
      ...(slowevery > 0 && {reservedSlots: Math.min(reserve, blocking - 1)}),
    },
    coroutines: {...common, workers, coroutinesPerWorker: slots},
  };
}

/** A request's work in seconds. */
export function workOf(state: State, cells: readonly Cell[]): Work {
  const {databaseCpuS, connectDatabaseCpuS, frontCpuS} = cellWith(cells, state.cell).work;
  return {
    ...{cpuS: state.tcpu / 1000, ioS: state.tio / 1000, ioWaits: state.waits},
    sideBySide: state.side,
    ...(state.every > 0 && {heavyEvery: state.every, heavyCpuS: state.heavy / 1000}),
    ...(state.slowevery > 0 && {slowEvery: state.slowevery, slowIoS: state.slow / 1000}),
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

/** CPU time and wait of one request when nothing is in its way, on average, seconds. */
export function timesOf({bootS = 0, connectCpuS = 0, connectWaitS = 0, ...work}: Work): {
  cpuS: number;
  ioS: number;
  othersS: number;
} {
  const {databaseCpuS = 0, connectDatabaseCpuS = 0, frontCpuS = 0} = work;
  const {ioWaits = 1, sideBySide = 1, heavyEvery = 0, heavyCpuS = 0} = work;
  const {slowEvery = 0, slowIoS = 0} = work;
  const rounds = Math.ceil(ioWaits / sideBySide);
  return {
    cpuS: work.cpuS + bootS + connectCpuS + (heavyEvery > 0 ? heavyCpuS / heavyEvery : 0),
    ioS:
      (work.ioS * rounds) / ioWaits +
      connectWaitS +
      (slowEvery > 0 && work.ioS > 0 ? slowIoS / slowEvery : 0),
    othersS: databaseCpuS + connectDatabaseCpuS + frontCpuS,
  };
}
