// @ts-check
import {parseJson} from '../parse/json.js';
import {member, optionalMember} from '../parse/shape.js';
import {Refusal} from '../refusal.js';

const NS_PER_MS = 1e6;
const NS_PER_S = 1e9;

/** The report's names of latencies, all in nanoseconds, and ours. */
const LATENCIES = {
  min: 'min',
  mean: 'mean',
  '50th': 'p50',
  '90th': 'p90',
  '95th': 'p95',
  '99th': 'p99',
  max: 'max',
};

/**
 * `vegeta report -type=json`. Its `rate` is the rate at which requests were really sent: when workers ran out, the
 * requests that were never sent appear nowhere, so the requested rate must be given as metadata.
 *
 * @param {string} text
 * @returns {import('../types.js').Reading} Reading; latencies in ms from the moment of sending.
 * @throws {Refusal}
 */
export function readVegetaReport(text) {
  const report = parseJson(text);
  const requests = member(report, ['requests'], 'number');
  if (requests === 0) throw new Refusal('no-requests', {place: '$.requests', value: 0});
  const ranForNs = member(report, ['duration'], 'number') + member(report, ['wait'], 'number');
  const answered = requests - (optionalMember(report, ['status_codes', '0'], 'number') ?? 0);
  return {
    toolVersion: 'unknown',
    ranForS: ranForNs / NS_PER_S,
    sentRatePerS: member(report, ['rate'], 'number'),
    asksFor: ['arrivalRatePerS'],
    absentMeansNone: [],
    mixes: [],
    ...measured(report, {requests, answered, ranForNs}),
  };
}

/** @param {unknown} report @param {{requests: number, answered: number, ranForNs: number}} parts */
function measured(report, {requests, answered, ranForNs}) {
  const errorRatio = 1 - member(report, ['success'], 'number');
  if (answered === 0) {
    return {
      values: {errorRatio},
      omitted: ['latencyMs', 'throughputPerS'].map((value) => ({value, reason: 'all-refused'})),
    };
  }
  const latencies = Object.entries(LATENCIES).map(([theirs, ours]) => [
    ours,
    member(report, ['latencies', theirs], 'number') / NS_PER_MS,
  ]);
  return {
    values: {
      throughputPerS: answered / (ranForNs / NS_PER_S),
      completedRequests: requests,
      errorRatio,
      latencyMs: {measuredFrom: 'sent', ...Object.fromEntries(latencies)},
    },
    omitted: [],
  };
}
