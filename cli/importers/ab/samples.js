// @ts-check
import {NO_THINK_TIME} from '../reading.js';
import {readDelimited, withSamples} from '../samples/engine.js';
import {readingOfRequests, withoutErrors} from '../samples/requests.js';

/** Columns of `ab -g`; times in whole milliseconds, except `seconds`, which is the clock. */
const COLUMNS = {
  starttime: 'VARCHAR',
  seconds: 'BIGINT',
  ctime: 'DOUBLE',
  dtime: 'DOUBLE',
  ttime: 'DOUBLE',
  wait: 'DOUBLE',
};

/**
 * `ab -g FILE`: one row a request, sorted by total time and not by when it was sent. Its clock counts whole seconds,
 * so no rate comes out of it.
 *
 * @param {{path: string, gzip: boolean}} source
 * @returns {Promise<import('../types.js').Reading>} Reading.
 */
export async function readAbSamples(source) {
  const reading = await withSamples(source, 'csv', (query, file) =>
    readingOfRequests(
      query,
      `select ttime as ms, 200 as code, null::DOUBLE as sent_s
        from ${readDelimited(file, COLUMNS, {header: true, delimiter: '\t'})}`,
    ),
  );
  return {
    ...withoutErrors(reading),
    load: {model: 'closed'},
    presumed: NO_THINK_TIME,
    latencyStepMs: 1,
    asksFor: ['vus'],
  };
}
