// @ts-check
import {parseJson} from '../parse/json.js';
import {refuseContradiction} from '../parse/agree.js';
import {member, optionalMember} from '../parse/shape.js';
import {nothingAnswered} from '../reading.js';
import {Refusal} from '../refusal.js';

/** Shares and rates follow from the counts. */
const WITHIN = 0.01;

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
  const sendingNs = member(report, ['duration'], 'number');
  const waitNs = member(report, ['wait'], 'number');
  const ranForNs = sendingNs + waitNs;
  const sentRatePerS = member(report, ['rate'], 'number');
  if (sendingNs > 0) {
    refuseContradiction('$.rate', sentRatePerS, requests / (sendingNs / NS_PER_S), WITHIN);
  }
  const unanswered = optionalMember(report, ['status_codes', '0'], 'number') ?? 0;
  const shared = {
    ranForS: ranForNs / NS_PER_S,
    tailS: waitNs / NS_PER_S + 1,
    offered: offeredOf(requests, sendingNs),
    asksFor: ['arrivalRatePerS'],
  };
  const errorRatio = errorRatioOf(report, requests);
  if (unanswered === requests) return nothingAnswered(shared);
  return {
    toolVersion: 'unknown',
    absentMeansNone: [],
    mixes: [],
    ...shared,
    ...measured(report, {answered: requests - unanswered, ranForNs, errorRatio, sentRatePerS}),
    notes:
      unanswered > 0 ? [`The latencies include ${unanswered} requests without an answer.`] : [],
  };
}

/**
 * The first and the last request stand at both ends of the time of sending: there is one interval less than requests,
 * though vegeta's own rate counts them all.
 *
 * @param {number} requests
 * @param {number} sendingNs
 * @returns {import('../types.js').Offered | undefined}
 */
function offeredOf(requests, sendingNs) {
  if (requests < 2 || sendingNs === 0) return undefined;
  return {requests: [requests - 1, requests], overS: sendingNs / NS_PER_S, sent: true};
}

/** @param {unknown} report @param {number} requests */
function errorRatioOf(report, requests) {
  const success = member(report, ['success'], 'number');
  const codes = member(report, ['status_codes'], 'object');
  const counts = Object.keys(codes).map(
    (code) =>
      /** @type {const} */ ([Number(code), member(report, ['status_codes', code], 'number')]),
  );
  /** @param {typeof counts} list */
  const sum = (list) => list.reduce((total, [, count]) => total + count, 0);
  refuseContradiction('$.requests', requests, sum(counts));
  const good = sum(counts.filter(([code]) => code >= 200 && code < 400));
  refuseContradiction('$.success', success, good / requests, WITHIN);
  return 1 - good / requests;
}

/**
 * @param {unknown} report
 * @param {{answered: number, ranForNs: number, errorRatio: number, sentRatePerS: number}} parts
 */
function measured(report, {answered, ranForNs, errorRatio, sentRatePerS}) {
  const latencies = Object.entries(LATENCIES).map(([theirs, ours]) => [
    ours,
    member(report, ['latencies', theirs], 'number') / NS_PER_MS,
  ]);
  return {
    values: {
      throughputPerS: answered / (ranForNs / NS_PER_S),
      sentRatePerS,
      completedRequests: answered,
      errorRatio,
      latencyMs: {measuredFrom: 'sent', ...Object.fromEntries(latencies)},
    },
    omitted: [],
  };
}
