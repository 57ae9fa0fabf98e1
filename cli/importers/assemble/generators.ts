import {percentilesFromHistogram} from '../../../lib/statistics/index.ts';
import {Refusal} from '../refusal.ts';
import {mergeHistograms} from './histograms.ts';
import type {Latency, Reading} from '../types.ts';

/** Generators that ran at the same time differ in their run time by no more than this part. */
const SAME_TIME_WITHIN = 0.1;

const SUMS = [
  'throughputPerS',
  'sentRatePerS',
  'completedRequests',
  'droppedRequests',
  'errors',
  'bytesPerS',
];
const SHARES = {p50: 0.5, p75: 0.75, p90: 0.9, p95: 0.95, p99: 0.99, p999: 0.999};

/**
 * Readings of several generators of one run as one: rates and counts add up, means are weighted by requests, and
 * percentiles come from the merged histograms or not at all, since percentiles of parts make none of the whole.
 *
 * @throws {Refusal} generators-not-together.
 */
export function combineGenerators(readings: readonly Reading[]): Reading {
  refuseApart(readings);
  const latency = latencyOf(readings);
  const {histogram: _single, ...first} = readings[0];
  const histogram = mergeHistograms(readings);
  return {
    ...first,
    ...(histogram ? {histogram} : {}),
    load: loadOf(readings),
    values: {...sumsOf(readings), ...errorRatioOf(readings), ...latency.values},
    omitted: [...statedBy(readings), ...latency.omitted],
    notes: [...new Set(readings.flatMap(({notes = []}) => notes))],
  };
}

function refuseApart(readings: readonly Reading[]) {
  const spans = readings.flatMap(({ranForS}) => ranForS ?? []);
  const [shortest, longest] = [Math.min(...spans), Math.max(...spans)];
  if (spans.length > 1 && longest > shortest * (1 + SAME_TIME_WITHIN)) {
    throw new Refusal('generators-not-together', {value: shortest, shortest, longest});
  }
}

function sumsOf(readings: readonly Reading[]) {
  const inAll = SUMS.filter((name) => readings.every(({values}) => values[name] !== undefined));
  return Object.fromEntries(
    inAll.map((name) => [name, readings.reduce((sum, {values}) => sum + Number(values[name]), 0)]),
  );
}

function errorRatioOf(readings: readonly Reading[]) {
  const ratio = weighted(readings, ({values}) => values.errorRatio);
  return ratio === undefined ? {} : {errorRatio: ratio};
}

/** Mean over the requests of all generators, or undefined where one of them doesn't say it. */
function weighted(readings: readonly Reading[], of: (reading: Reading) => number | undefined) {
  const pairs = readings.flatMap((reading) => {
    const [value, weight] = [of(reading), reading.values.completedRequests];
    return value === undefined || !weight ? [] : [[value, weight] as const];
  });
  if (pairs.length < readings.length) return undefined;
  const total = pairs.reduce((sum, [, weight]) => sum + weight, 0);
  return pairs.reduce((sum, [value, weight]) => sum + value * weight, 0) / total;
}

function loadOf(readings: readonly Reading[]) {
  const vus = readings.flatMap(({load}) => load?.vus ?? []);
  const known = vus.length === readings.length;
  return {
    ...readings[0].load,
    ...(known ? {vus: vus.reduce((sum, count) => Number(sum) + Number(count), 0)} : {}),
    generators: readings.length,
  };
}

function latencyOf(readings: readonly Reading[]) {
  const all: Latency[] = readings.flatMap(({values}) =>
    values.latencyMs ? [values.latencyMs] : [],
  );
  if (all.length < readings.length) {
    return {values: {}, omitted: [{value: 'latencyMs', reason: 'not-in-every-generator'}]};
  }
  const mean = weighted(readings, ({values}) => values.latencyMs?.mean);
  const extreme = (name: 'min' | 'max') => {
    const known = all.flatMap((latency) => latency[name] ?? []);
    return known.length === all.length ? {[name]: Math[name](...known)} : {};
  };
  const percentiles = percentilesOf(readings);
  const latencyMs: Latency = {
    measuredFrom: all[0].measuredFrom,
    ...extreme('min'),
    ...(mean === undefined ? {} : {mean}),
    ...percentiles.values,
    ...extreme('max'),
  };
  const said = Object.keys(latencyMs).length > 1;
  return {values: said ? {latencyMs} : {}, omitted: percentiles.omitted};
}

function percentilesOf(readings: readonly Reading[]) {
  const merged = mergeHistograms(readings);
  const names = Object.keys(SHARES);
  if (!merged) {
    const stated = names.filter((name) => readings.some(({values}) => values.latencyMs?.[name]));
    const omitted = stated.map((name) => ({
      value: `latencyMs.${name}`,
      reason: 'percentiles-of-parts',
    }));
    return {values: {}, omitted};
  }
  const found = percentilesFromHistogram(merged.bins, Object.values(SHARES));
  const largest = Math.max(...readings.map(({values}) => values.latencyMs?.max ?? Infinity));
  const values = found.map(({value}, index) => [
    names[index],
    {value: Math.min(value, largest), approximate: true},
  ]);
  return {values: Object.fromEntries(values), omitted: []};
}

function statedBy(readings: readonly Reading[]) {
  const stated = readings.flatMap(({omitted}) => omitted);
  return [...new Map(stated.map((omission) => [omission.value, omission])).values()];
}
