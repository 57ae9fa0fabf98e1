import {NO_THINK_TIME} from '../reading.ts';
import {readDelimited, withSamples} from '../samples/engine.ts';
import {readingOfRequests} from '../samples/requests.ts';
import type {Reading} from '../types.ts';

/** Columns of `--log-file`: moment of sending and duration in microseconds; status -1 when no answer came. */
const COLUMNS = {start_us: 'BIGINT', status: 'INTEGER', time_us: 'BIGINT'};

/**
 * `h2load --log-file`: one line a request.
 *
 * @returns Reading.
 */
export async function readH2loadLog(source: {path: string; gzip: boolean}): Promise<Reading> {
  const reading = await withSamples(source, 'csv', (query, file) =>
    readingOfRequests(
      query,
      `select time_us / 1000.0 as ms, greatest(status, 0) as code, start_us / 1e6 as sent_s
        from ${readDelimited(file, COLUMNS, {header: false, delimiter: '\t'})}`,
    ),
  );
  return {...reading, load: {model: 'closed'}, presumed: NO_THINK_TIME, asksFor: ['vus']};
}
