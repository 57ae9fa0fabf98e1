import {numberAt, sumOf} from './json.ts';
import type {Reader, Writer} from '../oracle.ts';

const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx'];

/**
 * autocannon counts a timeout as an error as well (`onTimeout` of its lib/run.js raises both); every request that it
 * sent was answered, is one of the errors, or was under way at the end.
 */
export const stated: Reader = (text) => {
  const report = JSON.parse(text);
  const answered = sumOf(STATUSES.map((name) => numberAt(report, name)));
  const errors = numberAt(report, 'errors');
  const byServer = numberAt(report, 'non2xx');
  const sent = numberAt(report, 'requests', 'sent');
  return {
    ranForS: numberAt(report, 'duration'),
    answered,
    failed: sumOf([errors, byServer]),
    attempts: sumOf([answered, errors]),
    sentAtMost: sent,
    latencyMs: {p50: numberAt(report, 'latency', 'p50'), max: numberAt(report, 'latency', 'max')},
  };
};

export const recounted: Writer = (text, {good, bad, late, refused, waiting, ranForS}) => {
  const report = JSON.parse(text);
  const answered = good + bad;
  return JSON.stringify({
    ...report,
    duration: ranForS,
    errors: late + refused,
    timeouts: late,
    non2xx: bad,
    '2xx': good,
    '5xx': bad,
    statusCodeStats: {200: {count: good}, 500: {count: bad}},
    latency: {...report.latency, totalCount: answered},
    requests: {
      ...report.requests,
      average: answered / ranForS,
      total: answered,
      sent: answered + late + refused + waiting,
    },
  });
};
