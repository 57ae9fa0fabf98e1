import type {Histogram, Latency} from '../types.ts';

/** Longest line of a raw sample file: a point of k6 with long tags is about 1 kB. */
const MAX_LINE_BYTES = 1024 * 1024;

/** by the names in the query: the engine's types can't know what an SQL text selects */
export type Row = Record<string, any>;

export type Query = (sql: string) => Promise<Row[]>;

/**
 * SQL that reads newline-delimited JSON with the columns that are named and no others.
 *
 * @param file Quoted path.
 * @param columns Name to type.
 */
export function readNdjson(file: string, columns: Record<string, string>) {
  const list = Object.entries(columns).map(([name, type]) => `"${name}": '${type}'`);
  return `read_json(${file}, format='newline_delimited', maximum_object_size=${MAX_LINE_BYTES}, columns={${list.join(', ')}})`;
}

/**
 * SQL that reads delimited text of known columns, strictly: another delimiter or a missing column is an error.
 *
 * @param file Quoted path.
 * @param columns Name to type, in the file's order.
 */
export function readDelimited(
  file: string,
  columns: Record<string, string>,
  {header, delimiter = ','}: {header: boolean; delimiter?: string},
) {
  const list = Object.entries(columns).map(([name, type]) => `'${name}': '${type}'`);
  return `read_csv(${file}, auto_detect=false, header=${header}, delim='${delimiter}', quote='"', escape='"', strict_mode=true, max_line_size=${MAX_LINE_BYTES}, columns={${list.join(', ')}})`;
}

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
