// @ts-check
import {NO_THINK_TIME} from '../reading.js';
import {readDelimited, withSamples} from '../samples/engine.js';
import {readingOfRequests, withoutErrors} from '../samples/requests.js';

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
 * @param {{path: string, gzip: boolean}} source
 * @returns {Promise<import('../types.js').Reading>} Reading.
 */
export async function readHeyCsv(source) {
  const reading = await withSamples(source, 'csv', (query, file) =>
    readingOfRequests(
      query,
      `select "response-time" * 1000 as ms, "status-code" as code, "offset" as sent_s
        from ${readDelimited(file, COLUMNS, {header: true})}`,
    ),
  );
  return {
    ...withoutErrors(reading),
    load: {model: 'closed'},
    presumed: NO_THINK_TIME,
    asksFor: ['vus'],
  };
}
