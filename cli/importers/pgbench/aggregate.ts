import {nonNegative} from '../parse/number.ts';
import {notInFormat, NO_THINK_TIME, omissions} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Said} from '../types.ts';

/** Columns that every version from 9.3 on writes first: start, transactions, Σt, Σt², shortest, longest (µs). */
const LEADING_COLUMNS = 6;
const US_PER_MS = 1000;

/**
 * `pgbench -l --aggregate-interval`: one line an interval. The first and the last interval are partly empty, so the
 * rate is taken from those between; the mean is over all.
 *
 * @throws {Refusal}
 */
export function readPgbenchAggregate(text: string): Said {
  const rows = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line, index) => rowOf(line, `line ${index + 1}`));
  const transactions = sum(rows, 'transactions');
  if (transactions === 0) throw new Refusal('no-requests', {value: 0});
  const whole = rows.slice(1, -1);
  const rate = whole.length ? {throughputPerS: sum(whole, 'transactions') / spanOf(rows)} : {};
  return {
    presumed: NO_THINK_TIME,
    asksFor: ['vus'],
    values: {
      ...rate,
      completedRequests: transactions,
      latencyMs: {
        measuredFrom: 'sent',
        min: Math.min(...rows.map(({min}) => min)) / US_PER_MS,
        mean: sum(rows, 'total') / transactions / US_PER_MS,
        max: Math.max(...rows.map(({max}) => max)) / US_PER_MS,
      },
    },
    omitted: [
      ...notInFormat('latencyMs.p50', 'latencyMs.p95', 'latencyMs.p99'),
      ...(whole.length ? [] : omissions('too-few-intervals', 'throughputPerS')),
    ],
  };
}

function rowOf(line: string, place: string) {
  const cells = line.trim().split(/\s+/);
  if (cells.length < LEADING_COLUMNS) {
    throw new Refusal('row-columns', {place, value: line, expected: LEADING_COLUMNS});
  }
  const [start, transactions, total, , min, max] = cells.map((cell) => nonNegative(cell, place));
  return {start, transactions, total, min, max};
}

export type Row = ReturnType<typeof rowOf>;

const sum = (rows: Row[], name: keyof Row) => rows.reduce((total, row) => total + row[name], 0);
const spanOf = (rows: Row[]) => rows[rows.length - 1].start - rows[1].start;
