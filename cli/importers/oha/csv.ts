import {NO_THINK_TIME} from '../reading.ts';
import {readRequests, withoutErrors} from '../samples/requests.ts';
import {readDelimited} from '../samples/sql.ts';
import type {Source} from '../source.ts';
import type {Reading} from '../types.ts';

/** Header of oha's CSV; seconds. */
const COLUMNS = {
  'request-start': 'DOUBLE',
  DNS: 'DOUBLE',
  'DNS+dialup': 'DOUBLE',
  'Response-delay': 'DOUBLE',
  'request-duration': 'DOUBLE',
  bytes: 'BIGINT',
  status: 'INTEGER',
};

/**
 * One line a request that was answered; those that were not are missing from the file.
 *
 * @returns Reading.
 */
export async function readOhaCsv(
  source: Pick<Source, 'samples'>,
  measuredFrom: 'sent' | 'intended-start',
): Promise<Reading> {
  const reading = await readRequests(
    source,
    'csv',
    (file) => `select "request-duration" * 1000 as ms, status as code, "request-start" as sent_s
      from ${readDelimited(file, COLUMNS, {header: true})}`,
  );
  const {latencyMs, ...values} = reading.values;
  const latency = latencyMs ? {latencyMs: {...latencyMs, measuredFrom}} : {};
  return withoutErrors({...reading, presumed: NO_THINK_TIME, values: {...values, ...latency}});
}
