// @ts-check
import {environmentOf, loadOf, valueIfAny} from '../result/read.js';

/**
 * What the checks need to know of one measurement; a number that the run doesn't state is undefined.
 *
 * @typedef {object} Point
 * @property {import('../result/types.js').Measurement} measurement
 * @property {'open' | 'closed' | 'unknown'} model
 * @property {number} [throughputPerS] X
 * @property {number} [arrivalRatePerS] λ, open load
 * @property {number} [cap] V: most requests in flight that the generator allows
 * @property {number} [durationS]
 * @property {number} gracefulStopS 0 where it isn't stated
 * @property {number} [thinkTimeS]
 * @property {number} [meanMs]
 * @property {number} [medianMs]
 * @property {number} [errorRatio]
 * @property {number} [droppedShare] stated, or dropped iterations divided by all that were asked for
 * @property {number} [cores]
 * @property {number} [workers]
 * @property {number} [slots] requests that the server works on at once, N · C
 * @property {boolean} blocking
 * @property {boolean} approximate the source rounds its throughput or its drops
 * @property {Repeat[]} [repeats] of an open load, where a harness of ours recorded each run
 *
 * @typedef {{arrivalRatePerS: number, throughputPerS: number, droppedShare: number}} Repeat
 */

/**
 * @param {import('../result/types.js').Run} run
 * @param {import('../result/types.js').Measurement} measurement
 * @returns {Point}
 */
export function pointOf(run, measurement) {
  const load = loadOf(run, measurement);
  const system = run.systems[measurement.system];
  const arrivalRatePerS = known(load.arrivalRatePerS);
  const durationS = known(load.durationS);
  const coroutines = known(system?.coroutinesPerWorker);
  const {workers} = measurement;
  return {
    measurement,
    model: load.model,
    throughputPerS: valueIfAny(measurement, 'throughputPerS'),
    arrivalRatePerS: load.model === 'open' ? arrivalRatePerS : undefined,
    cap: load.model === 'closed' ? inFlightAtMost(load) : known(load.maxVus),
    durationS,
    gracefulStopS: known(load.gracefulStopS) ?? 0,
    thinkTimeS: known(load.thinkTimeS),
    meanMs: valueIfAny(measurement, 'latencyMs.mean'),
    medianMs: valueIfAny(measurement, 'latencyMs.p50'),
    errorRatio: valueIfAny(measurement, 'errorRatio'),
    droppedShare: droppedShareOf(measurement, arrivalRatePerS, durationS),
    cores: known(environmentOf(run, measurement).cores),
    workers,
    slots: workers === undefined || coroutines === undefined ? undefined : workers * coroutines,
    blocking: system?.waiting === 'blocking',
    approximate: isApproximate(measurement),
    repeats: repeatsOf(run, measurement, {arrivalRatePerS, durationS}),
  };
}

/** Each connection of a closed load may carry several requests at once. @param {import('../result/types.js').Load} load */
function inFlightAtMost({vus, pipelineDepth = 1}) {
  const [connections, depth] = [known(vus), known(pipelineDepth)];
  return connections === undefined || depth === undefined ? undefined : connections * depth;
}

/**
 * @param {import('../result/types.js').Known | undefined} value
 * @returns {number | undefined} undefined for the word “unknown” as well
 */
function known(value) {
  return typeof value === 'number' ? value : undefined;
}

/**
 * @param {import('../result/types.js').Measurement} measurement
 * @param {number | undefined} arrivalRatePerS
 * @param {number | undefined} durationS
 */
function droppedShareOf(measurement, arrivalRatePerS, durationS) {
  const stated = valueIfAny(measurement, 'droppedShare');
  const count = valueIfAny(measurement, 'droppedRequests');
  if (stated !== undefined || count === undefined) return stated;
  return arrivalRatePerS && durationS ? count / (arrivalRatePerS * durationS) : undefined;
}

/** @param {import('../result/types.js').Measurement} measurement */
function isApproximate({values}) {
  const {throughputPerS, droppedRequests, droppedShare} = values;
  return [throughputPerS, droppedRequests, droppedShare].some((of) => of?.approximate === true);
}

/**
 * Each run of an open load. A rate that isn't recorded follows from what was dropped: count and share give the arrivals.
 *
 * @param {import('../result/types.js').Run} run
 * @param {import('../result/types.js').Measurement} measurement
 * @param {{arrivalRatePerS?: number, durationS?: number}} load
 * @returns {Repeat[] | undefined}
 */
function repeatsOf({origin}, {values, runs}, {arrivalRatePerS, durationS}) {
  const throughputs = values.throughputPerS?.values;
  const shares = values.droppedShare?.values;
  if (origin.kind !== 'harness' || !arrivalRatePerS || !throughputs || !shares) return undefined;
  return shares.map((droppedShare, index) => {
    const dropped = values.droppedRequests?.values?.[index] ?? 0;
    const arrived = dropped > 0 && durationS ? dropped / droppedShare / durationS : arrivalRatePerS;
    return {
      arrivalRatePerS: runs?.[index]?.arrivalRatePerS ?? arrived,
      throughputPerS: throughputs[index],
      droppedShare,
    };
  });
}
