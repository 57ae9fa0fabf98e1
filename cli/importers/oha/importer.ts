import {refuseContradiction} from '../parse/agree.ts';
import {parseJson} from '../parse/json.ts';
import {member, optionalMember} from '../parse/shape.ts';
import {named, NO_THINK_TIME, nothingAnswered, readerOf} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import {requestsOf} from '../samples/requests.ts';
import type {Asked} from '../session/read-files.ts';
import type {Latency, Said} from '../types.ts';

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

const MS_PER_S = 1000;
const PERCENTILES = {p50: 'p50', p75: 'p75', p90: 'p90', p95: 'p95', p99: 'p99', 'p99.9': 'p999'};

/** oha looks at the clock often; requests may be waited for by an option. */
const TAIL_S = 2;
const RATE_WITHIN = 0.01;

/**
 * Requests that were under way when the time was up: cut by the tool, not failed by the server. oha leaves them out of
 * its own rate of success (`success_rate` of src/result_data.rs).
 */
const CUT_AT_DEADLINE = 'aborted due to deadline';

/**
 * One JSON report of oha. Its `successRate` counts every answer, a 500 too, so failures are counted from the status
 * codes and the errors.
 *
 * @throws {Refusal}
 */
function readOhaJson(text: string): Said {
  const report = parseJson(text);
  if (optionalMember(report, ['summary'], 'object') === undefined) {
    throw new Refusal('not-this-tool', {place: '$', expected: '$.summary', tool: 'oha'});
  }
  const codes = countsOf(report, 'statusCodeDistribution');
  const errors = countsOf(report, 'errorDistribution');
  const answered = sum(codes);
  const failed = sum(errors.filter(([reason]) => reason !== CUT_AT_DEADLINE));
  const cut = sum(errors) - failed;
  const ranForS = member(report, ['summary', 'total'], 'number');
  const perS = member(report, ['summary', 'requestsPerSec'], 'number');
  const place = '$.summary.requestsPerSec';
  if (ranForS > 0)
    refuseContradiction(place, perS, (answered + failed + cut) / ranForS, RATE_WITHIN);
  const shared = {ranForS, tailS: TAIL_S, presumed: NO_THINK_TIME, notes: notesOf(cut, answered)};
  if (answered === 0) return nothingAnswered(shared);
  const byServer = sum(codes.filter(([code]) => Number(code) >= 400));
  return {
    ...shared,
    values: {
      throughputPerS: answered / ranForS,
      completedRequests: answered,
      errorRatio: (failed + byServer) / (answered + failed),
      latencyMs: latencyOf(report),
    },
  };
}

function notesOf(cut: number, answered: number) {
  if (cut === 0) return [];
  const requests = cut === 1 ? '1 request was' : `${cut} requests were`;
  return [
    answered === 0
      ? `${requests} still waiting when the time was up, and none had been answered.`
      : `${requests} under way when the time was up: neither answered nor failed.`,
  ];
}

function countsOf(report: unknown, name: string) {
  const counts = member(report, [name], 'object');
  return Object.keys(counts).map((key) => [key, member(report, [name, key], 'number')] as const);
}

const sum = (counts: ReturnType<typeof countsOf>) =>
  counts.reduce((total, [, count]) => total + count, 0);

function latencyOf(report: unknown): Latency {
  const ms = (...path: string[]) => member(report, path, 'number') * MS_PER_S;
  return {
    measuredFrom: 'sent',
    min: ms('summary', 'fastest'),
    mean: ms('summary', 'average'),
    ...named(PERCENTILES, (theirs) => ms('latencyPercentiles', theirs)),
    max: ms('summary', 'slowest'),
  };
}
