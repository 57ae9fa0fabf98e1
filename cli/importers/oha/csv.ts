import {NO_THINK_TIME} from '../reading.ts';
import {readDelimited, withSamples} from '../samples/engine.ts';
import {readingOfRequests, withoutErrors} from '../samples/requests.ts';
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
  source: {path: string; gzip: boolean},
  measuredFrom: 'sent' | 'intended-start',
): Promise<Reading> {
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
