import {parseJson} from '../parse/json.ts';
import {refuseContradiction} from '../parse/agree.ts';
import {member, optionalMember} from '../parse/shape.ts';
import {named, nothingAnswered} from '../reading.ts';
import {Refusal} from '../refusal.ts';
import type {Offered, Said} from '../types.ts';

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

/** What `vegeta report` prints unless it is told another type. */
const TEXT = /^Requests\s+\[total, rate, throughput\]/;

/**
 * `vegeta report -type=json`. Its `rate` is the rate at which requests were really sent: when workers ran out, the
 * requests that were never sent appear nowhere, so the requested rate must be given as metadata.
 *
 * @returns latencies in ms from the moment of sending.
 * @throws {Refusal}
 */
export function readVegetaReport(text: string): Said {
  if (TEXT.test(text)) throw new Refusal('vegeta-text-report');
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
    ...shared,
    ...measured(report, {answered: requests - unanswered, ranForNs, errorRatio, sentRatePerS}),
    notes:
      unanswered > 0 ? [`The latencies include ${unanswered} requests without an answer.`] : [],
  };
}

/**
 * The first and the last request stand at both ends of the time of sending: there is one interval less than requests,
 * though vegeta's own rate counts them all.
 */
function offeredOf(requests: number, sendingNs: number): Offered | undefined {
  if (requests < 2 || sendingNs === 0) return undefined;
  return {requests: [requests - 1, requests], overS: sendingNs / NS_PER_S, sent: true};
}

function errorRatioOf(report: unknown, requests: number) {
  const success = member(report, ['success'], 'number');
  const codes = member(report, ['status_codes'], 'object');
  const counts = Object.keys(codes).map(
    (code) => [Number(code), member(report, ['status_codes', code], 'number')] as const,
  );
  const sum = (list: typeof counts) => list.reduce((total, [, count]) => total + count, 0);
  refuseContradiction('$.requests', requests, sum(counts));
  const good = sum(counts.filter(([code]) => code >= 200 && code < 400));
  refuseContradiction('$.success', success, good / requests, WITHIN);
  return 1 - good / requests;
}

function measured(
  report: unknown,
  {
    answered,
    ranForNs,
    errorRatio,
    sentRatePerS,
  }: {answered: number; ranForNs: number; errorRatio: number; sentRatePerS: number},
): Said {
  const latencies = named(
    LATENCIES,
    (theirs) => member(report, ['latencies', theirs], 'number') / NS_PER_MS,
  );
  return {
    values: {
      throughputPerS: answered / (ranForNs / NS_PER_S),
      sentRatePerS,
      completedRequests: answered,
      errorRatio,
      latencyMs: {measuredFrom: 'sent', ...latencies},
    },
  };
}
