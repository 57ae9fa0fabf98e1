import {readPgbenchAggregate} from './aggregate.ts';
import {readPgbenchReport} from './report.ts';
import {readPgbenchTransactions} from './transactions.ts';
import type {Source} from '../source.ts';
import type {Reader} from '../tools.ts';

/**
 * pgbench 15: the printed report, the log of transactions (`-l`) and the aggregated log (`--aggregate-interval`).
 * https://www.postgresql.org/docs/15/pgbench.html
 */
export default {
  formats: ['report', 'transactions', 'aggregate'],
  async read(source, context = {}) {
    const format = context.format ?? formatOf(source);
    if (format === 'aggregate') return [readPgbenchAggregate(await source.text())];
    if (format === 'transactions') return [await readPgbenchTransactions(source)];
    return [readPgbenchReport(await source.text())];
  },
} satisfies Reader;

function formatOf({head}: Pick<Source, 'head'>) {
  if (/^\d{9,} \d+ \d+ \d+ \d+ \d+/.test(head)) return 'aggregate';
  return /^\d+ \d+ (\d+|skipped|failed)/.test(head) ? 'transactions' : 'report';
}
