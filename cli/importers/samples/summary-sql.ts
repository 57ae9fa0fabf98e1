import type {Histogram, Latency} from '../types.ts';
import type {Row} from './engine.ts';

/** Percentiles that a result file keeps, in the schema's names. */
const SHARES = {p50: 0.5, p75: 0.75, p90: 0.9, p95: 0.95, p99: 0.99, p999: 0.999};

/** Each histogram bin is this many times as wide as the one before: values read from bins are within 1 %. */
const BIN_RATIO = 1.02;

/** Below a microsecond, in ms, no load tool resolves anything: the first bin ends here. */
const FIRST_BIN_MS = 0.001;

/**
 * Columns of one aggregate over latencies in milliseconds: exact percentiles with linear interpolation between ranks
 * (type 7, as k6 and our own statistics compute them), mean, extremes and a logarithmic histogram, all in one pass.
 *
 * @param ms SQL expression of the latency in milliseconds.
 * @param where SQL condition that chooses the samples.
 */
export function latencyColumns(ms: string, where: string = 'true'): string {
  const filter = `filter (where ${where} and ${ms} is not null)`;
  return [
    `count(${ms}) ${filter} as samples`,
    `min(${ms}) ${filter} as min`,
    `max(${ms}) ${filter} as max`,
    `avg(${ms}) ${filter} as mean`,
    `quantile_cont(${ms}, [${Object.values(SHARES).join(', ')}]) ${filter} as percentiles`,
    `histogram(${binIndex(ms)}) ${filter} as bins`,
  ].join(', ');
}

const binIndex = (ms: string) =>
  `greatest(0, ceil(ln(greatest(${ms}, ${FIRST_BIN_MS}) / ${FIRST_BIN_MS}) / ln(${BIN_RATIO})))::INTEGER`;

/** The row of `latencyColumns` as a reading's latency and histogram. */
export function latencyOf(row: Row): {latencyMs: Latency; histogram: Histogram} {
  const percentiles = Object.keys(SHARES).map((name, index) => [name, row.percentiles[index]]);
  return {
    latencyMs: {min: row.min, mean: row.mean, max: row.max, ...Object.fromEntries(percentiles)},
    histogram: {unit: 'ms', bins: binsOf(row.bins)},
  };
}

/** @param map as the engine gives it */
function binsOf(map: {key: unknown; value: unknown}[]): Histogram['bins'] {
  return map
    .map(({key, value}) => ({index: Number(key), count: Number(value)}))
    .sort((left, right) => left.index - right.index)
    .map(({index, count}) => [lowerEdge(index), upperEdge(index), count]);
}

const upperEdge = (index: number) => round(FIRST_BIN_MS * BIN_RATIO ** index);

const lowerEdge = (index: number) => (index === 0 ? 0 : upperEdge(index - 1));

/** Edges are written with seven significant digits: far finer than the bins, and short in the file. */
const round = (value: number) => Number(value.toPrecision(7));
