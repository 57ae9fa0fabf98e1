import {nonNegative} from '../parse/number.ts';
import {NO_THINK_TIME, notInFormat, ofText, omissions, readerOf} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {readingOfRequests} from '../samples/requests.ts';
import {readDelimited} from '../samples/sql.ts';
import {readPgbenchReport} from './report.ts';
import type {Source} from '../source.ts';
import type {Said} from '../types.ts';

/**
 * pgbench 15: the printed report, the log of transactions (`-l`) and the aggregated log (`--aggregate-interval`).
 * https://www.postgresql.org/docs/15/pgbench.html
 */
export default readerOf({
  report: {read: ofText(readPgbenchReport)},
  aggregate: {begins: /^\d{9,} \d+ \d+ \d+ \d+ \d+/, read: ofText(readPgbenchAggregate)},
  transactions: {begins: /^\d+ \d+ (\d+|skipped|failed)/, read: readPgbenchTransactions},
});

/** Columns of the log of transactions; the time is `skipped` or `failed` where there was none. */
const COLUMNS = {
  client: 'INTEGER',
  number: 'BIGINT',
  time_us: 'VARCHAR',
  script: 'INTEGER',
  epoch_s: 'BIGINT',
  epoch_us: 'BIGINT',
};

/**
 * `pgbench -l`: one line a transaction, its time in microseconds and the moment it ended.
 *
 * @throws {Refusal}
 */
async function readPgbenchTransactions(source: Pick<Source, 'samples' | 'head'>): Promise<Said> {
  const columns = withOptional(source.head);
  return source.samples('csv', async (query, file) => {
    const log = readDelimited(file, columns, {header: false, delimiter: ' '});
    const [{skipped}] = await query(
      `select count(*) filter (where time_us = 'skipped')::DOUBLE as skipped from ${log}`,
    );
    const requests = await readingOfRequests(
      query,
      `select ms, if(failed, 0, 200) as code, ended_s - coalesce(ms, 0) / 1000 as sent_s from (
        select case when time_us = 'failed' then null else time_us::BIGINT / 1000.0 end as ms,
          time_us = 'failed' as failed, epoch_s + epoch_us / 1e6 as ended_s
        from ${log} where time_us <> 'skipped')`,
    );
    return {
      ...requests,
      values: {...requests.values, ...(skipped > 0 ? {droppedRequests: skipped} : {})},
      presumed: NO_THINK_TIME,
      asksFor: ['vus'],
    };
  });
}

/** With `-R` each line ends with the lag of its schedule. */
function withOptional(head: string) {
  const columns = head.split(/\r?\n/, 1)[0].trim().split(' ').length;
  return columns === Object.keys(COLUMNS).length + 1 ? {...COLUMNS, lag_us: 'BIGINT'} : COLUMNS;
}

/** Columns that every version from 9.3 on writes first: start, transactions, Σt, Σt², shortest, longest (µs). */
const LEADING_COLUMNS = 6;
const US_PER_MS = 1000;

/**
 * `pgbench -l --aggregate-interval`: one line an interval. The first and the last interval are partly empty, so the
 * rate is taken from those between; the mean is over all.
 *
 * @throws {Refusal}
 */
function readPgbenchAggregate(text: string): Said {
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

type Row = ReturnType<typeof rowOf>;

const sum = (rows: Row[], name: keyof Row) => rows.reduce((total, row) => total + row[name], 0);
const spanOf = (rows: Row[]) => rows[rows.length - 1].start - rows[1].start;
