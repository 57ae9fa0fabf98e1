// @ts-check
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
 * @param {string} ms SQL expression of the latency in milliseconds.
 * @param {string} where SQL condition that chooses the samples.
 * @returns {string}
 */
export function latencyColumns(ms, where = 'true') {
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

/** @param {string} ms */
const binIndex = (ms) =>
  `greatest(0, ceil(ln(greatest(${ms}, ${FIRST_BIN_MS}) / ${FIRST_BIN_MS}) / ln(${BIN_RATIO})))::INTEGER`;

/**
 * The row of `latencyColumns` as a reading's latency and histogram.
 *
 * @param {import('./engine.js').Row} row
 * @returns {{latencyMs: import('../types.js').Latency, histogram: import('../types.js').Histogram}}
 */
export function latencyOf(row) {
  const percentiles = Object.keys(SHARES).map((name, index) => [name, row.percentiles[index]]);
  return {
    latencyMs: {min: row.min, mean: row.mean, max: row.max, ...Object.fromEntries(percentiles)},
    histogram: {unit: 'ms', bins: binsOf(row.bins)},
  };
}

/**
 * @param {{key: unknown, value: unknown}[]} map as the engine gives it
 * @returns {import('../types.js').Histogram['bins']}
 */
function binsOf(map) {
  return map
    .map(({key, value}) => ({index: Number(key), count: Number(value)}))
    .sort((left, right) => left.index - right.index)
    .map(({index, count}) => [lowerEdge(index), upperEdge(index), count]);
}

/** @param {number} index */
const upperEdge = (index) => round(FIRST_BIN_MS * BIN_RATIO ** index);

/** @param {number} index */
const lowerEdge = (index) => (index === 0 ? 0 : upperEdge(index - 1));

/**
 * Edges are written with seven significant digits: far finer than the bins, and short in the file.
 *
 * @param {number} value
 */
const round = (value) => Number(value.toPrecision(7));
