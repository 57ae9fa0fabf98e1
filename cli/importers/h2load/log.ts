import {NO_THINK_TIME} from '../reading.ts';
import {readRequests} from '../samples/requests.ts';
import {readDelimited} from '../samples/sql.ts';
import type {Source} from '../source.ts';
import type {Reading} from '../types.ts';

/** Columns of `--log-file`: moment of sending and duration in microseconds; status -1 when no answer came. */
const COLUMNS = {start_us: 'BIGINT', status: 'INTEGER', time_us: 'BIGINT'};

/**
 * `h2load --log-file`: one line a request.
 *
 * @returns Reading.
 */
export async function readH2loadLog(source: Pick<Source, 'samples'>): Promise<Reading> {
  const reading = await readRequests(
    source,
    'csv',
    (file) => `select time_us / 1000.0 as ms, greatest(status, 0) as code, start_us / 1e6 as sent_s
      from ${readDelimited(file, COLUMNS, {header: false, delimiter: '\t'})}`,
  );
  return {...reading, load: {model: 'closed'}, presumed: NO_THINK_TIME, asksFor: ['vus']};
}
