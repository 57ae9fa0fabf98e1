import {parseJson} from '../parse/json.ts';
import {refuseContradiction} from '../parse/agree.ts';
import {member, optionalMember} from '../parse/shape.ts';
import {
  closedLoad,
  named,
  ofText,
  readerOf,
  nothingAnswered,
  notInFormat,
  omissions,
} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Said} from '../types.ts';

/** autocannon's names of statistics, in whole milliseconds, and ours. It computes no 95th. */
const STATISTICS = {
  min: 'min',
  mean: 'mean',
  max: 'max',
  p50: 'p50',
  p75: 'p75',
  p90: 'p90',
  p97_5: 'p975',
  p99: 'p99',
  p99_9: 'p999',
};

/** Answers by the first digit of their status. */
const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/** autocannon looks at the clock once a second, and counts times in whole milliseconds. */
const TICK_S = 1;
const STEP_MS = 1;

/**
 * autocannon 7 to 9, `--json`. With a rate it fills its histogram with samples that were never measured ("corrected"),
 * spaced by a whole millisecond whatever the rate is; such latencies are left out.
 * https://github.com/mcollina/autocannon#autocannonopts-cb
 */
export default readerOf({json: {read: ofText(readAutocannon)}});

function readAutocannon(text: string): Said {
  const report = parseJson(text);
  if (optionalMember(report, ['latency'], 'object') === undefined) {
    throw new Refusal('not-this-tool', {place: '$', expected: '$.latency', tool: 'autocannon'});
  }
  const read = (...path: string[]) => member(report, path, 'number');
  const total = read('requests', 'total');
  const failures = failuresOf(report, total, read);
  const shared = {
    ranForS: read('duration'),
    tailS: TICK_S,
    latencyStepMs: STEP_MS,
    ...closedLoad({vus: read('connections'), pipelineDepth: read('pipelining')}),
  };
  if (total === 0) return nothingAnswered(shared);
  const latency = latencyOf(report, total, read);
  return {
    ...shared,
    values: {
      throughputPerS: total / shared.ranForS,
      completedRequests: total,
      errorRatio: (failures.unanswered + failures.byServer) / (total + failures.unanswered),
      ...latency.values,
    },
    omitted: latency.omitted,
  };
}

/** A timeout is an error as well: `onTimeout` of autocannon's lib/run.js raises both counts. */
function failuresOf(report: unknown, total: number, read: (...path: string[]) => number) {
  const unanswered = read('errors');
  const byServer = read('non2xx');
  if (read('timeouts') > unanswered) refuseContradiction('$.errors', unanswered, read('timeouts'));
  const counts = STATUSES.map((name) => optionalMember(report, [name], 'number') ?? 0);
  const answers = counts.reduce((sum, count) => sum + count, 0);
  refuseContradiction('$.requests.total', total, answers);
  refuseContradiction('$.non2xx', byServer, answers - counts[1]);
  const sent = optionalMember(report, ['requests', 'sent'], 'number');
  if (sent !== undefined && total + unanswered > sent) {
    refuseContradiction('$.requests.sent', sent, total + unanswered);
  }
  return {unanswered, byServer};
}

/** The smallest sample that it prints is the smallest above 0: with times below 1 ms that is above the mean. */
function latencyOf(report: unknown, total: number, read: (...path: string[]) => number): Said {
  if (read('latency', 'totalCount') > total) {
    return {values: {}, omitted: omissions('back-filled', 'latencyMs')};
  }
  const statistics = named(STATISTICS, (name) =>
    optionalMember(report, ['latency', name], 'number'),
  );
  return {
    values: {latencyMs: {measuredFrom: 'sent', ...statistics}},
    omitted: notInFormat('latencyMs.p95'),
  };
}
