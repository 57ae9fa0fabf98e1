import {parseNumber} from '../parse/number.ts';
import {notInFormat, ofText, readerOf} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {requestsOf} from '../samples/requests.ts';
import {readVegetaReport} from './report.ts';
import type {Said} from '../types.ts';

/** Columns of `vegeta encode -to csv`, which has no header. Code 0 means that no answer came. */
const CSV_COLUMNS = {
  timestamp_ns: 'BIGINT',
  code: 'INTEGER',
  latency_ns: 'BIGINT',
  bytes_out: 'BIGINT',
  bytes_in: 'BIGINT',
  error: 'VARCHAR',
  body: 'VARCHAR',
  attack: 'VARCHAR',
  seq: 'BIGINT',
  method: 'VARCHAR',
  url: 'VARCHAR',
  headers: 'VARCHAR',
};
const JSON_COLUMNS = {timestamp: 'TIMESTAMPTZ', code: 'INTEGER', latency: 'BIGINT'};

/** The rate that was asked for is in no file of requests. */
const RATE_UNKNOWN = {asksFor: ['arrivalRatePerS']};

/**
 * vegeta 12: `report -type=json`, `report -type=hdrplot`, and the single results of `encode -to json` and `-to csv`.
 * Format: https://github.com/tsenart/vegeta#report-command
 */
export default readerOf({
  report: {read: ofText(readVegetaReport)},
  hdrplot: {begins: /^Value\(ms\)\s+Percentile/, read: ofText(readVegetaHdrPlot)},
  ndjson: {
    begins: /^\{"attack":/,
    read: requestsOf(
      {columns: JSON_COLUMNS, ms: 'latency / 1e6', code: 'code', sentS: 'epoch("timestamp")'},
      RATE_UNKNOWN,
    ),
  },
  csv: {
    begins: /^\d{16,},\d+,\d+,/,
    read: requestsOf(
      {
        ...{columns: CSV_COLUMNS, text: {header: false}},
        ...{ms: 'latency_ns / 1e6', code: 'code', sentS: 'timestamp_ns / 1e9'},
      },
      RATE_UNKNOWN,
    ),
  },
});

/** Quantiles of the plot that have a name in a result file. */
const NAMED: Record<number, string> = {
  0.5: 'p50',
  0.75: 'p75',
  0.9: 'p90',
  0.95: 'p95',
  0.99: 'p99',
  0.999: 'p999',
  1: 'max',
};

/**
 * `vegeta report -type=hdrplot`: value in ms, quantile, count so far. The plot knows latencies only: no rate, no
 * errors, no duration.
 *
 * @throws {Refusal}
 */
function readVegetaHdrPlot(text: string): Said {
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line, index) => rowOf(line, index + 2));
  if (rows.length === 0) throw new Refusal('no-requests', {place: 'line 2'});
  refuseDisorder(rows);
  const completedRequests = rows[rows.length - 1].count;
  if (completedRequests === 0) throw new Refusal('no-requests', {place: `line ${rows.length + 1}`});
  const named = rows.filter(({quantile}) => Object.hasOwn(NAMED, quantile));
  const statistics = Object.fromEntries(named.map(({quantile, ms}) => [NAMED[quantile], ms]));
  return {
    values: {completedRequests, latencyMs: {measuredFrom: 'sent', ...statistics}},
    histogram: {unit: 'ms', bins: binsOf(rows)},
    omitted: notInFormat('throughputPerS', 'errorRatio'),
  };
}

function rowOf(line: string, lineNumber: number) {
  const cells = line.trim().split(/\s+/);
  const place = `line ${lineNumber}`;
  if (cells.length !== 4) throw new Refusal('row-columns', {place, value: line, expected: 4});
  const [ms, quantile, count] = cells.slice(0, 3).map((cell) => parseNumber(cell, place));
  return {ms, quantile, count, place};
}

function refuseDisorder(rows: readonly ReturnType<typeof rowOf>[]) {
  rows.slice(1).forEach((row, index) => {
    const before = rows[index];
    if (row.ms < before.ms || row.count < before.count || row.quantile < before.quantile) {
      throw new Refusal('percentile-order', {place: row.place, value: `${before.ms} → ${row.ms}`});
    }
  });
}

/** Rows of the same value belong to the bin that ends there. */
function binsOf(rows: readonly ReturnType<typeof rowOf>[]) {
  const bins: [number, number, number][] = [];
  let counted = 0;
  for (const {ms, count} of rows) {
    const last = bins.at(-1);
    if (count === counted || ms === 0) continue;
    if (last?.[1] === ms) last[2] += count - counted;
    else bins.push([last?.[1] ?? 0, ms, count - counted]);
    counted = count;
  }
  return bins;
}
