import {ofText, readerOf} from '../reading.ts';
import {readPgbenchAggregate} from './aggregate.ts';
import {readPgbenchReport} from './report.ts';
import {readPgbenchTransactions} from './transactions.ts';

/**
 * pgbench 15: the printed report, the log of transactions (`-l`) and the aggregated log (`--aggregate-interval`).
 * https://www.postgresql.org/docs/15/pgbench.html
 */
export default readerOf({
  report: {read: ofText(readPgbenchReport)},
  aggregate: {begins: /^\d{9,} \d+ \d+ \d+ \d+ \d+/, read: ofText(readPgbenchAggregate)},
  transactions: {begins: /^\d+ \d+ (\d+|skipped|failed)/, read: readPgbenchTransactions},
});
