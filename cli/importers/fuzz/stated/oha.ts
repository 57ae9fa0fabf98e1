import {countsAt, numberAt, total} from './json.ts';
import type {Reader, Writer} from '../oracle.ts';

/**
 * oha keeps requests that it cut when the time was up out of its own rate of success (`success_rate` of
 * src/result_data.rs).
 */
export const stated: Reader = (text) => {
  if (!text.trimStart().startsWith('{')) return {};
  const report = JSON.parse(text);
  const statuses = countsAt(report, 'statusCodeDistribution');
  const errors = countsAt(report, 'errorDistribution');
  const cut = errors.filter(([name]) => name === 'aborted due to deadline');
  const unanswered = total(errors) - total(cut);
  const answered = total(statuses);
  return {
    ranForS: numberAt(report, 'summary', 'total'),
    answered,
    failed: unanswered + total(statuses.filter(([code]) => Number(code) >= 400)),
    attempts: answered + unanswered,
    sentAtMost: answered + total(errors),
  };
};

export const recounted: Writer = (text, {good, bad, late, refused, waiting, ranForS}) => {
  if (!text.trimStart().startsWith('{')) return text;
  const report = JSON.parse(text);
  const some = (counts: Record<string, number>) =>
    Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const all = good + bad + late + refused + waiting;
  return JSON.stringify({
    ...report,
    summary: {
      ...report.summary,
      total: ranForS,
      requestsPerSec: all / ranForS,
      successRate: (good + bad) / (all - waiting),
    },
    statusCodeDistribution: some({200: good, 500: bad}),
    errorDistribution: some({
      timeout: late,
      'Connection refused (os error 111)': refused,
      'aborted due to deadline': waiting,
    }),
  });
};
