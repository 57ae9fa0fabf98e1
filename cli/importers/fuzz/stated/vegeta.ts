import {countsAt, numberAt, sumOf, total} from './json.ts';
import type {Reader, Writer} from '../oracle.ts';

const NS_PER_S = 1e9;

/** vegeta counts every request under its status, one without an answer under 0 (lib/metrics.go). */
export const stated: Reader = (text) => {
  if (!/"latencies"/.test(text)) return {};
  const report = JSON.parse(text);
  const requests = numberAt(report, 'requests');
  const statuses = countsAt(report, 'status_codes');
  const answers = statuses.filter(([code]) => code !== '0');
  const good = answers.filter(([code]) => Number(code) >= 200 && Number(code) < 400);
  const ranForNs = sumOf([numberAt(report, 'duration'), numberAt(report, 'wait')]);
  return {
    ranForS: ranForNs && ranForNs / NS_PER_S,
    answered: total(answers),
    failed: requests === undefined ? undefined : requests - total(good),
    attempts: requests,
    sentAtMost: requests,
  };
};

export const recounted: Writer = (text, {good, bad, late, refused, ranForS}) => {
  if (!/"latencies"/.test(text)) return text;
  const report = JSON.parse(text);
  const requests = good + bad + late + refused;
  const waitS = 0.02;
  const codes = {0: late + refused, 200: good, 500: bad};
  return JSON.stringify({
    ...report,
    requests,
    duration: Math.round((ranForS - waitS) * NS_PER_S),
    wait: waitS * NS_PER_S,
    rate: requests / (ranForS - waitS),
    throughput: good / ranForS,
    success: good / requests,
    status_codes: Object.fromEntries(Object.entries(codes).filter(([, count]) => count > 0)),
  });
};
