// @ts-check
import {readPgbenchAggregate} from './aggregate.js';
import {readPgbenchReport} from './report.js';
import {readPgbenchTransactions} from './transactions.js';

/**
 * pgbench 15: the printed report, the log of transactions (`-l`) and the aggregated log (`--aggregate-interval`).
 * https://www.postgresql.org/docs/15/pgbench.html
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['report', 'transactions', 'aggregate'],
  async read(source, context = {}) {
    const format = context.format ?? formatOf(source);
    if (format === 'aggregate') return [readPgbenchAggregate(await source.text())];
    if (format === 'transactions') return [await readPgbenchTransactions(source)];
    return [readPgbenchReport(await source.text())];
  },
};

/** @param {Pick<import('../source.js').Source, 'head'>} source */
function formatOf({head}) {
  if (/^\d{9,} \d+ \d+ \d+ \d+ \d+/.test(head)) return 'aggregate';
  return /^\d+ \d+ (\d+|skipped|failed)/.test(head) ? 'transactions' : 'report';
}
