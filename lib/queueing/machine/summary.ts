import {quantileOfSorted} from '../../statistics/quantile.ts';
import {Program} from './program.ts';
import type {Requests, SimulationRecord} from './simulate.ts';

/** `error`: standard error, null where the run is too short */
type Estimate = {value: number; error: number | null};

/** latencies of answered requests that don't compute longer than others, null when there are none */
export type Summary = {
  answered: number;
  throughputPerS: number;
  latencyS: {mean: Estimate; p50: Estimate; p95: Estimate; p99: Estimate} | null;
};

const BATCHES = 20;
const LEAST_IN_BATCH = 100;
const SHARES = {p50: 0.5, p95: 0.95, p99: 0.99};

/**
 * Throughput and latencies of a run. Neighbours in a queue wait alike, so that a request more says less than an
 * independent one would: errors come from the means of twenty batches in the order of arrival (the method of batch means,
 * Law and Kelton, "Simulation Modeling and Analysis"), percentiles treated the same way.
 */
export function summarise({setup, requests, elapsedS}: SimulationRecord): Summary {
  const program = new Program(setup);
  const latencies = latenciesOf(requests, (request) => !program.isHeavy(request));
  const {answered} = requests;
  const throughputPerS = answered / elapsedS;
  if (latencies.length === 0) return {answered, throughputPerS, latencyS: null};
  const batches = batchesOf(latencies).map(figuresOf);
  const whole = figuresOf(latencies);
  const estimate = (name: keyof typeof whole) => ({
    value: whole[name],
    error: standardError(batches.map((batch) => batch[name])),
  });
  const latencyS = {
    ...{mean: estimate('mean'), p50: estimate('p50')},
    ...{p95: estimate('p95'), p99: estimate('p99')},
  };
  return {answered, throughputPerS, latencyS};
}

/**
 * Latencies of the answered requests in the order of arrival.
 *
 * @param isCounted of a request, by its number
 * @returns seconds
 */
export function latenciesOf(
  {arrivedS, answeredS, answered}: Requests,
  isCounted: (request: number) => boolean = () => true,
): Float64Array {
  const latencies = new Float64Array(answered);
  let at = 0;
  for (let request = 0; request < answeredS.length; request += 1) {
    if (Number.isNaN(answeredS[request]) || !isCounted(request)) continue;
    latencies[at] = answeredS[request] - arrivedS[request];
    at += 1;
  }
  return latencies.subarray(0, at);
}

function batchesOf(latencies: Float64Array) {
  const size = Math.floor(latencies.length / BATCHES);
  if (size < LEAST_IN_BATCH) return [];
  return Array.from({length: BATCHES}, (_, at) => latencies.subarray(at * size, (at + 1) * size));
}

function figuresOf(latencies: Float64Array) {
  const ordered = latencies.slice();
  // From the highest share down, so that each has to order only what lies below the last.
  let end = ordered.length;
  const at = (name: keyof typeof SHARES) => {
    const below = Math.floor((ordered.length - 1) * SHARES[name]);
    const above = Math.min(below + 1, ordered.length - 1);
    putInPlace(ordered, above, end);
    putInPlace(ordered, below, above);
    end = above;
    return quantileOfSorted(ordered, SHARES[name]);
  };
  const [p99, p95, p50] = [at('p99'), at('p95'), at('p50')];
  let sum = 0;
  for (const latency of latencies) sum += latency;
  return {mean: sum / latencies.length, p50, p95, p99};
}

/** @param values of equal batches */
function standardError(values: number[]) {
  if (values.length === 0) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}

/**
 * Puts one value where it would stand if all were sorted, smaller ones before it and larger ones after it, in place and
 * in linear time: Hoare's selection ("Algorithm 65: Find", 1961).
 *
 * @param values from the start to `end`, no NaN
 * @param index of the value that is wanted
 * @param end behind the last that counts; no value from there on is smaller than one before
 */
export function putInPlace(values: Float64Array, index: number, end: number) {
  let [left, right] = [0, end - 1];
  while (left < right) {
    const pivot = middleOf(values[left], values[(left + right) >> 1], values[right]);
    let [up, down] = [left, right];
    while (up <= down) {
      while (values[up] < pivot) up += 1;
      while (values[down] > pivot) down -= 1;
      if (up > down) break;
      const value = values[up];
      values[up] = values[down];
      values[down] = value;
      up += 1;
      down -= 1;
    }
    if (index <= down) right = down;
    else if (index >= up) left = up;
    else return;
  }
}

const middleOf = (a: number, b: number, c: number) =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
