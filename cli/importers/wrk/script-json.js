// @ts-check
import {parseJson} from '../parse/json.js';
import {member, optionalMember} from '../parse/shape.js';
import {emptyReading, nothingAnswered} from '../reading.js';

const US_PER_MS = 1000;
const US_PER_S = 1e6;
const STATISTICS = ['min', 'mean', 'p50', 'p90', 'p95', 'p99', 'max'];

/**
 * The line that a `done` script of wrk prints: counts, and latencies in microseconds.
 *
 * @param {string} line
 * @returns {import('../types.js').Reading} Reading.
 * @throws {import('../refusal.js').Refusal}
 */
export function readWrkScriptJson(line) {
  const report = parseJson(line);
  const requests = member(report, ['requests'], 'number');
  const ranForS = member(report, ['duration_us'], 'number') / US_PER_S;
  if (requests === 0) return nothingAnswered({ranForS, asksFor: ['vus']});
  const socket = ['connect', 'read', 'write', 'timeout'].reduce(
    (sum, kind) => sum + member(report, ['errors', kind], 'number'),
    0,
  );
  const status = member(report, ['errors', 'status'], 'number');
  const known = STATISTICS.filter(
    (name) => optionalMember(report, ['latency_us', name], 'number') !== undefined,
  );
  const latencies = known.map((name) => [
    name,
    member(report, ['latency_us', name], 'number') / US_PER_MS,
  ]);
  return {
    ...emptyReading(),
    ranForS,
    asksFor: ['vus'],
    load: {model: 'closed'},
    values: {
      throughputPerS: requests / ranForS,
      completedRequests: requests,
      errorRatio: (socket + status) / (requests + socket),
      bytesPerS: member(report, ['bytes'], 'number') / ranForS,
      latencyMs: {measuredFrom: 'sent', ...Object.fromEntries(latencies)},
    },
  };
}
