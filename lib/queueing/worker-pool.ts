import {requireQuantities} from '../quantity/quantity.ts';
import {simulate} from './machine/simulate.ts';
import {summarise} from './machine/summary.ts';
import type {Setup} from './machine/setup.ts';
import type {Summary} from './machine/summary.ts';

/**
 * open: `arrivalRatePerS` and, for a cap, `maxVus`; closed: `vus`, who send again at once. Service is either
 * `serviceS`, held by a slot whatever the cores do, or `cpuS` and `ioS` on `cores`, the wait split into
 * `ioWaits` pieces with CPU slices around them. Unless given: constant arrivals and service, no cap, a
 * graceful stop of 30 s, blocking workers, one wait, seed 1.
 */
type WorkerPool = {
  model: 'open' | 'closed';
  arrivalRatePerS?: number;
  arrivals?: 'constant' | 'poisson';
  maxVus?: number;
  vus?: number;
  durationS: number;
  gracefulStopS?: number;
  workers: number;
  coroutinesPerWorker?: number;
  serviceS?: number;
  cpuS?: number;
  ioS?: number;
  cores?: number;
  ioWaits?: number;
  service?: 'constant' | 'exponential';
  seed?: number;
};

/**
 * `elapsedS` ends with the last completion or the graceful stop, and `throughputPerS` is completed requests
 * over it. Latencies are those of completed requests, null when there are none.
 */
type PoolResult = {
  throughputPerS: number;
  completed: number;
  arrivedRequests: number;
  interrupted: number;
  droppedRequests: number;
  droppedShare: number;
  elapsedS: number;
  latencyMs: {p50: number | null; p95: number | null; p99: number | null; mean: number | null};
  meanInFlight: number;
  slotUtilisation: number;
  cpuUtilisation: number | null;
};

const CHOICES: Record<'model' | 'arrivals', (string | undefined)[]> = {
  model: ['open', 'closed'],
  arrivals: ['constant', 'poisson', undefined],
};
const GRACEFUL_STOP_S = 30;
const NO_LATENCY = {p50: null, p95: null, p99: null, mean: null};

/**
 * A run of the worker pool as k6 makes it: an open model starts an iteration at a stated rate, drops it when all
 * `maxVus` virtual users wait for answers, and after `durationS` gives those in flight `gracefulStopS` before it
 * interrupts them. The machine is that of `simulate`.
 *
 * @throws {RangeError} on arguments out of range, or more than two million requests
 */
export function simulateWorkerPool(pool: WorkerPool): PoolResult {
  refuseBad(pool);
  const record = simulate(setupOf(pool));
  const {requests, levels, elapsedS, setup} = record;
  const {latencyS, throughputPerS} = summarise(record);
  const {count, answered, dropped} = requests;
  return {
    throughputPerS,
    ...{completed: answered, arrivedRequests: count + dropped, interrupted: count - answered},
    ...{droppedRequests: dropped, droppedShare: dropped / Math.max(1, count + dropped), elapsedS},
    latencyMs: latencyS ? inMs(latencyS) : NO_LATENCY,
    meanInFlight: levels.inFlight,
    slotUtilisation: levels.busySlots / (setup.workers * setup.coroutinesPerWorker),
    cpuUtilisation: pool.serviceS === undefined ? levels.busyCores / setup.cores : null,
  };
}

function inMs({p50, p95, p99, mean}: NonNullable<Summary['latencyS']>) {
  const ms = ({value}: {value: number}) => value * 1000;
  return {p50: ms(p50), p95: ms(p95), p99: ms(p99), mean: ms(mean)};
}

function setupOf({model, vus, maxVus, arrivals = 'constant', ...pool}: WorkerPool): Setup {
  const {serviceS, cpuS, ioS, cores, ...rest} = pool;
  const open = arrivals === 'constant' ? 'even' : arrivals;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- `simulate` refuses one that lacks numbers
  return {
    gracefulStopS: GRACEFUL_STOP_S,
    ...rest,
    ...(model === 'closed'
      ? {arrivals: 'closed', users: vus}
      : {arrivals: open, ...(maxVus !== undefined && {maxInFlight: maxVus})}),
    // A slot that is held whatever the cores do waits all the time.
    ...(serviceS === undefined ? {cpuS, ioS, cores} : {cpuS: 0, ioS: serviceS, cores: 1}),
  } as Setup;
}

function refuseBad({model, arrivals, vus, maxVus, serviceS, cpuS}: WorkerPool) {
  requireOneOf('model', model);
  requireOneOf('arrivals', arrivals);
  requireQuantities(
    'simulateWorkerPool',
    {vus, maxVus},
    {...(model === 'closed' && {vus: 'count'}), ...(maxVus !== undefined && {maxVus: 'count'})},
  );
  if (serviceS !== undefined && cpuS !== undefined) {
    throw new RangeError(
      'simulateWorkerPool: serviceS and cpuS are both given. Pass serviceS, or cpuS with ioS and cores.',
    );
  }
}

function requireOneOf(name: keyof typeof CHOICES, value: string | undefined) {
  const allowed = CHOICES[name];
  if (allowed.includes(value)) return;
  throw new RangeError(
    `simulateWorkerPool: ${name} is ${JSON.stringify(value)}, but has to be one of ${allowed.filter(Boolean).join(', ')}.`,
  );
}
