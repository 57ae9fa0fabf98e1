import {NO_THINK_TIME} from '../reading.ts';
import {readRequests, withoutErrors} from '../samples/requests.ts';
import {readDelimited} from '../samples/sql.ts';
import type {Source} from '../source.ts';
import type {Reading} from '../types.ts';

/** Columns of `hey -o csv`, in seconds with four decimals. */
const COLUMNS = {
  'response-time': 'DOUBLE',
  'DNS+dialup': 'DOUBLE',
  DNS: 'DOUBLE',
  'Request-write': 'DOUBLE',
  'Response-delay': 'DOUBLE',
  'Response-read': 'DOUBLE',
  'status-code': 'INTEGER',
  offset: 'DOUBLE',
};

/**
 * One row a request that was answered, in steps of 0.1 ms; requests that failed to connect are missing.
 *
 * @returns Reading.
 */
export async function readHeyCsv(source: Pick<Source, 'samples'>): Promise<Reading> {
  const reading = await readRequests(
    source,
    'csv',
    (file) => `select "response-time" * 1000 as ms, "status-code" as code, "offset" as sent_s
      from ${readDelimited(file, COLUMNS, {header: true})}`,
  );
  return {
    ...withoutErrors(reading),
    load: {model: 'closed'},
    presumed: NO_THINK_TIME,
    asksFor: ['vus'],
  };
}
