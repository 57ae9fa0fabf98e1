// @ts-check
import {NO_THINK_TIME} from '../reading.js';
import {readDelimited, withSamples} from '../samples/engine.js';
import {readingOfRequests, withoutErrors} from '../samples/requests.js';

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
 * @param {{path: string, gzip: boolean}} source
 * @param {'sent' | 'intended-start'} measuredFrom
 * @returns {Promise<import('../types.js').Reading>} Reading.
 */
export async function readOhaCsv(source, measuredFrom) {
  const reading = await withSamples(source, 'csv', (query, file) =>
    readingOfRequests(
      query,
      `select "request-duration" * 1000 as ms, status as code, "request-start" as sent_s
        from ${readDelimited(file, COLUMNS, {header: true})}`,
    ),
  );
  const {latencyMs, ...values} = reading.values;
  const latency = latencyMs ? {latencyMs: {...latencyMs, measuredFrom}} : {};
  return withoutErrors({...reading, presumed: NO_THINK_TIME, values: {...values, ...latency}});
}
