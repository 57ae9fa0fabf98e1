import {csvRows} from '../parse/csv.ts';
import {nothingAnswered, omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {latencyColumns, latencyOf, readDelimited, readNdjson} from '../samples/sql.ts';
import type {Row} from '../samples/sql.ts';
import type {Source} from '../source.ts';
import type {Histogram, Omission, Said, Values} from '../types.ts';

/** Steps of the clock in each format: whole seconds in CSV, fractions of one in JSON. */
const CLOCK_STEP_S = {csv: 1, ndjson: 0.001};

/** A span shorter than this many steps of the file's clock gives no rate to two digits. */
const STEPS_FOR_A_RATE = 50;

/** What is read of each line of `--out json`. */
export const K6_POINT_COLUMNS = {
  metric: 'VARCHAR',
  type: 'VARCHAR',
  data: 'STRUCT("time" TIMESTAMPTZ, value DOUBLE, contains VARCHAR)',
};

/**
 * Points of `k6 run --out json=…` or `--out csv=…`, summarised without loading them.
 *
 * @throws {Refusal} k6-no-declaration, k6-no-requests, number-negative, sample-unreadable.
 */
export async function readK6Points(
  source: Pick<Source, 'samples' | 'head'>,
  format: 'ndjson' | 'csv',
): Promise<Said> {
  const rows = await source.samples(format, (query, file) =>
    query(summarySql(format === 'csv' ? csvPoints(file, source.head) : jsonPoints(file))),
  );
  return readingOf(new Map(rows.map((row) => [row.metric, row])), format);
}

function summarySql(points: string) {
  return `select metric, count(value)::DOUBLE as points, sum(value) as total, min(value) as lowest,
    epoch(min(moment))::DOUBLE as first_s, epoch(max(moment))::DOUBLE as last_s, max(contains) as contains,
    ${latencyColumns('value', "metric = 'http_req_duration'")}
    from (${points})
    where metric in ('http_reqs', 'http_req_duration', 'http_req_failed', 'dropped_iterations')
    group by metric`;
}

function jsonPoints(file: string) {
  return `select metric, data.value as value, data."time" as moment, data.contains as contains
    from ${readNdjson(file, K6_POINT_COLUMNS)}`;
}

function csvPoints(file: string, head: string) {
  const columns = csvColumns(head.split(/\r?\n/, 1)[0]);
  return `select metric_name as metric, metric_value as value, to_timestamp("timestamp") as moment, 'time' as contains
    from ${readDelimited(file, columns, {header: true})}`;
}

/**
 * Columns of `--out csv` by its first line; those behind the third have changed between versions.
 *
 * @returns Name to type.
 * @throws {Refusal} csv-column, sample-unreadable.
 */
export function csvColumns(header: string): Record<string, string> {
  const [names = []] = csvRows(header);
  return Object.fromEntries(names.map((name) => [safeName(name), columnType(name)]));
}

function columnType(name: string) {
  if (name === 'metric_value') return 'DOUBLE';
  return name === 'timestamp' ? 'BIGINT' : 'VARCHAR';
}

/** Column names reach SQL: whatever isn't a plain name is refused. */
function safeName(name: string) {
  if (!/^[a-z_]{1,40}$/.test(name)) throw new Refusal('csv-column', {place: '1', value: name});
  return name;
}

/** @param rows by metric */
function readingOf(rows: Map<string, Row>, format: 'ndjson' | 'csv'): Said {
  const requests = rows.get('http_reqs');
  if (!requests?.points) throw new Refusal('k6-no-requests', {value: 'http_reqs'});
  const durations = usable(rows.get('http_req_duration'), format);
  const spanS = requests.last_s - requests.first_s;
  const clockStepS = CLOCK_STEP_S[format];
  const rate = rateOf(requests, spanS, clockStepS);
  const failed = rows.get('http_req_failed');
  const dropped = rows.get('dropped_iterations');
  const errorRatio = failed ? failed.total / failed.points : undefined;
  const latency = latencyReading(durations, errorRatio);
  if (latency === undefined) return nothingAnswered({ranForS: spanS, clockStepS});
  return {
    ranForS: spanS,
    clockStepS,
    asksFor: ['thinkTimeS'],
    values: {
      ...rate.values,
      completedRequests: requests.total,
      ...(errorRatio === undefined ? {} : {errorRatio}),
      ...(dropped ? {droppedRequests: dropped.total} : {}),
      ...latency.values,
    },
    ...(latency.histogram ? {histogram: latency.histogram} : {}),
    omitted: [...rate.omitted, ...latency.omitted],
    absentMeansNone: dropped ? [] : ['droppedRequests'],
  };
}

function usable(durations: Row | undefined, format: 'ndjson' | 'csv'): Row {
  if (!durations) throw new Refusal('k6-no-requests', {value: 'http_req_duration'});
  if (format === 'ndjson' && durations.contains !== 'time') {
    throw new Refusal('k6-no-declaration', {value: durations.contains ?? undefined});
  }
  if (durations.lowest < 0) throw new Refusal('number-negative', {value: durations.lowest});
  return durations;
}

/** Points carry the moment each answer came, and nothing says when the run began: the rate is over their span. */
function rateOf(
  requests: Row,
  spanS: number,
  clockStepS: number,
): {values: {throughputPerS?: number}; omitted: Omission[]} {
  if (spanS < clockStepS * STEPS_FOR_A_RATE) {
    return {values: {}, omitted: omissions('clock-too-coarse', 'throughputPerS')};
  }
  return {values: {throughputPerS: (requests.total - 1) / spanS}, omitted: []};
}

/** Durations of 0 ms are what k6 writes when no connection was made: then there is nothing to read. */
function latencyReading(
  row: Row,
  errorRatio: number | undefined,
): {values: Values; histogram?: Histogram; omitted: Omission[]} | undefined {
  if (!row.samples) return {values: {}, omitted: omissions('no-samples', 'latencyMs')};
  if (errorRatio === 1 && row.max === 0) return undefined;
  const {latencyMs, histogram} = latencyOf(row);
  return {values: {latencyMs: {measuredFrom: 'sent', ...latencyMs}}, histogram, omitted: []};
}
