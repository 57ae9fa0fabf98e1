import {requireQuantities} from '../quantity/index.js';
import {quantileOfSorted} from '../statistics/quantile.js';
import {createRandom, drawExponential} from '../statistics/random.js';
import {PoolRun} from './pool-run.js';

/**
 * @typedef {import('./pool-run.js').PoolModel} PoolModel
 * @typedef {{
 *   model: 'open' | 'closed',
 *   arrivalRatePerS?: number,
 *   arrivals?: 'constant' | 'poisson',
 *   maxVus?: number,
 *   vus?: number,
 *   durationS: number,
 *   gracefulStopS?: number,
 *   workers: number,
 *   coroutinesPerWorker?: number,
 *   serviceS?: number,
 *   cpuS?: number,
 *   ioS?: number,
 *   cores?: number,
 *   ioWaits?: number,
 *   service?: 'constant' | 'exponential',
 *   seed?: number,
 * }} WorkerPool
 *   open: `arrivalRatePerS` and, for a cap, `maxVus`; closed: `vus`, who send again at once. Service is either
 *   `serviceS`, held by a slot whatever the cores do, or `cpuS` and `ioS` on `cores`, the wait split into
 *   `ioWaits` pieces with CPU slices around them. Unless given: constant arrivals and service, no cap, a
 *   graceful stop of 30 s, blocking workers, one wait, seed 1.
 * @typedef {{
 *   throughputPerS: number, completed: number, arrivedRequests: number, interrupted: number,
 *   droppedRequests: number, droppedShare: number, elapsedS: number,
 *   latencyMs: {p50: number | null, p95: number | null, p99: number | null, mean: number | null},
 *   inFlight: {timeS: number, requests: number}[], meanInFlight: number,
 *   slotUtilisation: number, cpuUtilisation: number | null,
 * }} PoolResult
 *   `elapsedS` ends with the last completion or the graceful stop, and `throughputPerS` is completed requests
 *   over it. Latencies are those of completed requests, null when there are none.
 */

/** More than this would keep a browser's page from answering. */
const MOST_REQUESTS = 2_000_000;
const SAMPLES_PER_RUN = 120;
const CHOICES = {
  model: ['open', 'closed'],
  arrivals: ['constant', 'poisson'],
  service: ['constant', 'exponential'],
};
const DEFAULTS = {
  arrivals: 'constant',
  service: 'constant',
  maxVus: Infinity,
  coroutinesPerWorker: 1,
  gracefulStopS: 30,
  ioWaits: 1,
  seed: 1,
};

/**
 * Simulates a pool of workers under load, as k6 makes it: an open model starts an iteration at a stated rate,
 * drops it when all `maxVus` virtual users wait for answers, and after `durationS` gives those in flight
 * `gracefulStopS` before it interrupts them. Requests wait first come, first served for a free slot (a worker,
 * or a coroutine of one). The same arguments give the same result.
 *
 * @param {WorkerPool} setup
 * @returns {PoolResult}
 * @throws {RangeError} on arguments out of range, or more than two million requests
 */
export function simulateWorkerPool(setup) {
  const complete = {...DEFAULTS, ...setup};
  refuseBadSetup(complete);
  const model = modelOf(complete);
  const run = new PoolRun(model);
  const elapsedS = run.run();
  return describeRun(run, model, elapsedS, complete.serviceS === undefined);
}

/**
 * @param {PoolRun} run
 * @param {PoolModel} model
 * @param {number} elapsedS
 * @param {boolean} hasCpu
 * @returns {PoolResult}
 */
function describeRun(run, model, elapsedS, hasCpu) {
  const {latenciesS, arrivals, dropped} = run;
  const inFlight = run.inFlight.close(elapsedS);
  const slots = model.workers * model.coroutinesPerWorker;
  return {
    throughputPerS: latenciesS.length / elapsedS,
    completed: latenciesS.length,
    arrivedRequests: arrivals,
    interrupted: run.inFlight.value,
    droppedRequests: dropped,
    droppedShare: arrivals === 0 ? 0 : dropped / arrivals,
    elapsedS,
    latencyMs: summariseLatency(latenciesS),
    inFlight: inFlight.samples.map(({timeS, value}) => ({timeS, requests: value})),
    meanInFlight: inFlight.mean,
    slotUtilisation: run.busySlots.close(elapsedS).mean / slots,
    cpuUtilisation: hasCpu ? run.cores.busy.close(elapsedS).mean / model.cores : null,
  };
}

/** @param {number[]} latenciesS */
function summariseLatency(latenciesS) {
  if (latenciesS.length === 0) return {p50: null, p95: null, p99: null, mean: null};
  const sorted = Float64Array.from(latenciesS, (latencyS) => latencyS * 1000).sort();
  return {
    p50: quantileOfSorted(sorted, 0.5),
    p95: quantileOfSorted(sorted, 0.95),
    p99: quantileOfSorted(sorted, 0.99),
    mean: sorted.reduce((sum, latencyMs) => sum + latencyMs, 0) / sorted.length,
  };
}

/** @param {any} setup complete and checked @returns {PoolModel} */
function modelOf(setup) {
  const random = createRandom(setup.seed);
  const {durationS, gracefulStopS, workers, coroutinesPerWorker} = setup;
  return {
    load: loadOf(setup, random),
    durationS,
    gracefulStopS,
    workers,
    coroutinesPerWorker,
    phases: phasesOf(setup, random),
    cores: setup.cores ?? 1,
    sampleEveryS: durationS / SAMPLES_PER_RUN,
  };
}

/** @param {any} setup @param {() => number} random @returns {PoolModel['load']} */
function loadOf({model, vus, maxVus, arrivals, arrivalRatePerS}, random) {
  if (model === 'closed') return {kind: 'closed', vus};
  if (arrivals === 'constant') {
    return {kind: 'open', maxVus, arrivalS: (index) => index / arrivalRatePerS};
  }
  let lastS = 0;
  return {
    kind: 'open',
    maxVus,
    arrivalS: () => (lastS += drawExponential(random, 1 / arrivalRatePerS)),
  };
}

/** @param {any} setup @param {() => number} random @returns {PoolModel['phases']} */
function phasesOf({service, serviceS, cpuS, ioS, ioWaits}, random) {
  const draw = (/** @type {number} */ meanS) =>
    service === 'constant' ? () => meanS : () => drawExponential(random, meanS);
  if (serviceS !== undefined) return [{onCpu: false, drawS: draw(serviceS)}];
  if (ioS === 0) return [{onCpu: true, drawS: draw(cpuS)}];
  const slice = {onCpu: true, drawS: draw(cpuS / (ioWaits + 1))};
  const wait = {onCpu: false, drawS: draw(ioS / ioWaits)};
  return [slice, ...Array.from({length: ioWaits}, () => [wait, slice]).flat()];
}

/** @param {any} setup */
function refuseBadSetup(setup) {
  for (const [name, allowed] of Object.entries(CHOICES)) {
    if (!allowed.includes(setup[name])) {
      throw new RangeError(
        `simulateWorkerPool: ${name} is ${JSON.stringify(setup[name])}, but has to be one of ${allowed.join(', ')}.`,
      );
    }
  }
  requireQuantities('simulateWorkerPool', setup, {
    durationS: 'positive',
    gracefulStopS: 'non-negative',
    workers: 'count',
    coroutinesPerWorker: 'count',
    ...(setup.model === 'open' ? {arrivalRatePerS: 'positive'} : {vus: 'count'}),
    ...(setup.maxVus === Infinity ? {} : {maxVus: 'count'}),
    ...(setup.serviceS === undefined
      ? {cpuS: 'positive', ioS: 'non-negative', cores: 'count', ioWaits: 'count'}
      : {serviceS: 'positive'}),
  });
  refuseTooMany(setup);
}

/** @param {any} setup */
function refuseTooMany({model, serviceS, cpuS, ioS, cores, vus, ...setup}) {
  const {arrivalRatePerS, durationS, workers, coroutinesPerWorker} = setup;
  if (serviceS !== undefined && cpuS !== undefined) {
    throw new RangeError(
      'simulateWorkerPool: serviceS and cpuS are both given. Pass serviceS, or cpuS with ioS and cores.',
    );
  }
  const slots = workers * coroutinesPerWorker;
  const servedPerS = slots / (serviceS ?? cpuS + ioS);
  const perS = model === 'open' ? arrivalRatePerS : Math.min(servedPerS, cores / cpuS || Infinity);
  const requests = perS * durationS + (model === 'closed' ? vus : 0);
  if (requests > MOST_REQUESTS || slots > MOST_REQUESTS) {
    throw new RangeError(
      `simulateWorkerPool: this would take about ${Math.round(requests)} requests in ${slots} slots, ` +
        `more than ${MOST_REQUESTS}. Shorten durationS, or lower the rate or the slots.`,
    );
  }
}
