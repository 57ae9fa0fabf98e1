import {NO_THINK_TIME} from '../reading.ts';
import {readRequests, withoutErrors} from '../samples/requests.ts';
import {readDelimited} from '../samples/sql.ts';
import type {Source} from '../source.ts';
import type {Reading} from '../types.ts';

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
 * @returns Reading.
 */
export async function readAbSamples(source: Pick<Source, 'samples'>): Promise<Reading> {
  const reading = await readRequests(
    source,
    'csv',
    (file) => `select ttime as ms, 200 as code, null::DOUBLE as sent_s
      from ${readDelimited(file, COLUMNS, {header: true, delimiter: '\t'})}`,
  );
  return {
    ...withoutErrors(reading),
    load: {model: 'closed'},
    presumed: NO_THINK_TIME,
    latencyStepMs: 1,
    asksFor: ['vus'],
  };
}
