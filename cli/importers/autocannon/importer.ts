import {parseJson} from '../parse/json.ts';
import {refuseContradiction} from '../parse/agree.ts';
import {member, optionalMember} from '../parse/shape.ts';
import {emptyReading, nothingAnswered, NO_THINK_TIME} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Reader} from '../tools.ts';
import type {Reading} from '../types.ts';

/** autocannon's names of percentiles, in whole milliseconds, and ours. It computes no 95th. */
const PERCENTILES: Record<string, string> = {
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
export default {
  formats: ['json'],
  async read(source) {
    return [readAutocannon(parseJson(await source.text()))];
  },
} satisfies Reader;

function readAutocannon(report: unknown) {
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
    presumed: NO_THINK_TIME,
    load: {
      model: 'closed' as const,
      vus: read('connections'),
      pipelineDepth: read('pipelining'),
    },
  };
  if (total === 0) return nothingAnswered(shared);
  const latency = latencyOf(report, total, read);
  return {
    ...emptyReading(),
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
function latencyOf(
  report: unknown,
  total: number,
  read: (...path: string[]) => number,
): Pick<Reading, 'values' | 'omitted'> {
  if (read('latency', 'totalCount') > total) {
    return {values: {}, omitted: [{value: 'latencyMs', reason: 'back-filled'}]};
  }
  const statistics = ['min', 'mean', 'max', ...Object.keys(PERCENTILES)]
    .filter((name) => optionalMember(report, ['latency', name], 'number') !== undefined)
    .map((name) => [PERCENTILES[name] ?? name, read('latency', name)]);
  return {
    values: {latencyMs: {measuredFrom: 'sent', ...Object.fromEntries(statistics)}},
    omitted: [{value: 'latencyMs.p95', reason: 'not-in-format'}],
  };
}
