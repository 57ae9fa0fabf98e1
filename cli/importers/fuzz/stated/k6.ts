import {numberAt} from './json.ts';
import type {Reader, Writer} from '../oracle.ts';

/**
 * k6 counts every request in `http_reqs`, with an answer or without, and the same ones in `http_req_failed`: those for
 * which “failed” is true as `passes` or `matches`.
 */
export const stated: Reader = (text) => {
  const document = isSummary(text) ? documentOf(text) : undefined;
  if (!document) return {};
  const {requests, failures, ranForS} = document;
  const failed = numberAt(failures, 'passes') ?? numberAt(failures, 'matches');
  const good = numberAt(failures, 'fails');
  const count = numberAt(requests, 'count');
  const attempts = failed !== undefined && good !== undefined ? failed + good : count;
  return {ranForS, answered: count, failed, attempts, sentAtMost: count};
};

/** Points are one document a line. */
const isSummary = (text: string) =>
  /^\uFEFF?\s*\{/.test(text) && !/^\s*\{"(?:metric|type)"/.test(text) && !/"Point"/.test(text);

function documentOf(text: string) {
  const report = JSON.parse(text.replace(/^\uFEFF/, ''));
  const list = report.results?.metrics;
  if (Array.isArray(list)) {
    const named = (name: string) => list.find((metric) => metric?.name === name)?.values;
    return {
      requests: named('http_reqs'),
      failures: named('http_req_failed'),
      ranForS: numberAt(report, 'config', 'duration'),
    };
  }
  if (!report.metrics) return undefined;
  const named = (name: string) => report.metrics[name]?.values ?? report.metrics[name];
  const ms = numberAt(report, 'state', 'testRunDurationMs');
  return {
    requests: named('http_reqs'),
    failures: named('http_req_failed'),
    ranForS: ms && ms / 1000,
  };
}

export const recounted: Writer = (text, {good, bad, late, refused, ranForS}) => {
  const report = isSummary(text) && JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!report?.state || !report.metrics?.http_reqs) return text;
  const count = good + bad + late + refused;
  const failed = count - good;
  const {http_reqs, http_req_failed} = report.metrics;
  return JSON.stringify({
    ...report,
    state: {...report.state, testRunDurationMs: ranForS * 1000},
    metrics: {
      ...report.metrics,
      http_reqs: {...http_reqs, values: {count, rate: count / ranForS}},
      http_req_failed: {
        ...http_req_failed,
        values: {rate: failed / count, passes: failed, fails: good},
      },
    },
  });
};
