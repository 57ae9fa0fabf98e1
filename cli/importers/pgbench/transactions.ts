import {NO_THINK_TIME} from '../reading.ts';
import {readingOfRequests} from '../samples/requests.ts';
import {readDelimited} from '../samples/sql.ts';
import type {Source} from '../source.ts';
import type {Said} from '../types.ts';

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
export async function readPgbenchTransactions(
  source: Pick<Source, 'samples' | 'head'>,
): Promise<Said> {
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
