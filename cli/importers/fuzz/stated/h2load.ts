import {numbersIn, secondsOf} from './json.ts';
import type {Reader, Writer} from '../oracle.ts';

const REQUESTS =
  /^requests: (\d+) total, (\d+) started, (\d+) done, (\d+) succeeded, (\d+) failed, (\d+) errored, (\d+) timeout/m;

/**
 * h2load's “failed” and “errored” hold requests that were never sent, because their connection was gone; in a run by
 * time, requests under way at the end are started and no part of the total.
 */
export const stated: Reader = (text) => {
  const [total, started, done, succeeded] = numbersIn(text, REQUESTS) ?? [];
  if (started === undefined) return {};
  const attempts = Math.min(total, started);
  return {
    ranForS: secondsOf(/^finished in (\S+), /m.exec(text)?.[1]),
    answered: done,
    failed: attempts - succeeded,
    attempts,
    sentAtMost: started,
  };
};

export const recounted: Writer = (text, {good, bad, late, refused, ranForS}) => {
  const done = good + bad;
  const started = done + late;
  const total = started + refused;
  const failed = bad + late + refused;
  return text
    .replace(
      /^finished in .*$/m,
      `finished in ${ranForS.toFixed(2)}s, ${(done / ranForS).toFixed(2)} req/s, 1.00MB/s`,
    )
    .replace(
      /^requests: .*$/m,
      `requests: ${total} total, ${started} started, ${done} done, ${good} succeeded, ${failed} failed, ${late + refused} errored, ${late} timeout`,
    )
    .replace(/^status codes: .*$/m, `status codes: ${good} 2xx, 0 3xx, 0 4xx, ${bad} 5xx`);
};
