import {NO_THINK_TIME, readerOf} from '../reading.ts';
import {requestsOf} from '../samples/requests.ts';
import {readOhaJson} from './json.ts';
import type {Asked} from '../session/read-files.ts';
import type {Said} from '../types.ts';

/** Columns of oha's CSV, in seconds; requests that were not answered are missing. */
const COLUMNS = {
  'request-start': 'DOUBLE',
  DNS: 'DOUBLE',
  'DNS+dialup': 'DOUBLE',
  'Response-delay': 'DOUBLE',
  'request-duration': 'DOUBLE',
  bytes: 'BIGINT',
  status: 'INTEGER',
};

const readOhaCsv = requestsOf(
  {
    ...{columns: COLUMNS, text: {header: true}, lacksErrors: true},
    ...{ms: '"request-duration" * 1000', code: 'status', sentS: '"request-start"'},
  },
  {presumed: NO_THINK_TIME},
);

/**
 * oha 1: `--output-format json` and `csv`. Seconds everywhere but in `metrics.latency_ms`.
 * With `--latency-correction` latencies count from the intended start; only who ran it knows.
 * https://github.com/hatoo/oha
 */
export default readerOf(
  {
    json: {read: async (source, asked) => measuredAs(asked, readOhaJson(await source.text()))},
    csv: {
      begins: /^request-start,/,
      read: async (source, asked) => measuredAs(asked, await readOhaCsv(source)),
    },
  },
  ['latencyCorrection'],
);

function measuredAs({latencyCorrection}: Asked, said: Said): Said {
  const {latencyMs, ...values} = said.values ?? {};
  if (!latencyCorrection || !latencyMs) return said;
  return {...said, values: {...values, latencyMs: {...latencyMs, measuredFrom: 'intended-start'}}};
}
