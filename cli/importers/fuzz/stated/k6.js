// @ts-check
import {numberAt} from './json.js';

/**
 * k6 counts every request in `http_reqs`, with an answer or without, and the same ones in `http_req_failed`: those for
 * which “failed” is true as `passes` or `matches`.
 *
 * @type {import('../oracle.js').Reader}
 */
export function stated(text) {
  const document = isSummary(text) ? documentOf(text) : undefined;
  if (!document) return {};
  const {requests, failures, ranForS} = document;
  const failed = numberAt(failures, 'passes') ?? numberAt(failures, 'matches');
  const good = numberAt(failures, 'fails');
  const count = numberAt(requests, 'count');
  const attempts = failed !== undefined && good !== undefined ? failed + good : count;
  return {ranForS, answered: count, failed, attempts, sentAtMost: count};
}

/** Points are one document a line. @param {string} text */
const isSummary = (text) =>
  /^\uFEFF?\s*\{/.test(text) && !/^\s*\{"(?:metric|type)"/.test(text) && !/"Point"/.test(text);

/** @param {string} text */
function documentOf(text) {
  const report = JSON.parse(text.replace(/^\uFEFF/, ''));
  const list = report.results?.metrics;
  if (Array.isArray(list)) {
    /** @param {string} name */
    const named = (name) => list.find((metric) => metric?.name === name)?.values;
    return {
      requests: named('http_reqs'),
      failures: named('http_req_failed'),
      ranForS: numberAt(report, 'config', 'duration'),
    };
  }
  if (!report.metrics) return undefined;
  /** @param {string} name */
  const named = (name) => report.metrics[name]?.values ?? report.metrics[name];
  const ms = numberAt(report, 'state', 'testRunDurationMs');
  return {
    requests: named('http_reqs'),
    failures: named('http_req_failed'),
    ranForS: ms && ms / 1000,
  };
}

/** @type {import('../oracle.js').Writer} */
export function recounted(text, {good, bad, late, refused, ranForS}) {
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
}
