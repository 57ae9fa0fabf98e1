// @ts-check
import {parseJson} from '../parse/json.js';
import {refuseContradiction} from '../parse/agree.js';
import {member, optionalMember} from '../parse/shape.js';
import {emptyReading, nothingAnswered, NO_THINK_TIME} from '../reading.js';
import {Refusal} from '../refusal.js';

/** autocannon's names of percentiles, in whole milliseconds, and ours. It computes no 95th. */
/** @type {Record<string, string>} */
const PERCENTILES = {p50: 'p50', p75: 'p75', p90: 'p90', p97_5: 'p975', p99: 'p99', p99_9: 'p999'};

/** Answers by the first digit of their status. */
const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/** autocannon looks at the clock once a second, and counts times in whole milliseconds. */
const TICK_S = 1;
const STEP_MS = 1;

/**
 * autocannon 7 to 9, `--json`. With a rate it fills its histogram with samples that were never measured ("corrected"),
 * spaced by a whole millisecond whatever the rate is; such latencies are left out.
 * https://github.com/mcollina/autocannon#autocannonopts-cb
 *
 * @type {import('../tools.js').Reader}
 */
export default {
  formats: ['json'],
  async read(source) {
    return [readAutocannon(parseJson(await source.text()))];
  },
};

/** @param {unknown} report */
function readAutocannon(report) {
  if (optionalMember(report, ['latency'], 'object') === undefined) {
    throw new Refusal('not-this-tool', {place: '$', expected: '$.latency', tool: 'autocannon'});
  }
  /** @param {...string} path */
  const read = (...path) => member(report, path, 'number');
  const total = read('requests', 'total');
  const failures = failuresOf(report, total, read);
  const shared = {
    ranForS: read('duration'),
    tailS: TICK_S,
    latencyStepMs: STEP_MS,
    presumed: NO_THINK_TIME,
    load: {
      model: /** @type {const} */ ('closed'),
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

/**
 * A timeout is an error as well: `onTimeout` of autocannon's lib/run.js raises both counts.
 *
 * @param {unknown} report
 * @param {number} total
 * @param {(...path: string[]) => number} read
 */
function failuresOf(report, total, read) {
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

/**
 * The smallest sample that it prints is the smallest above 0: with times below 1 ms that is above the mean.
 *
 * @param {unknown} report
 * @param {number} total
 * @param {(...path: string[]) => number} read
 * @returns {Pick<import('../types.js').Reading, 'values' | 'omitted'>}
 */
function latencyOf(report, total, read) {
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
