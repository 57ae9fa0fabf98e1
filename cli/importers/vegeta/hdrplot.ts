import {parseNumber} from '../parse/number.ts';
import {notInFormat} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Said} from '../types.ts';

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
export function readVegetaHdrPlot(text: string): Said {
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
