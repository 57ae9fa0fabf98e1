import {inTwelveDigits} from '../../lib/quantity/twelve-digits.js';
import {runFinder} from '../site/runs.js';

/**
 * Computes a claim from the result files.
 *
 * @param {object} claim an entry of `src/studies/<study>/claims/index.js`
 * @param {string} study
 * @param {import('../site/runs.js').Runs} runs
 * @returns {{stated: object | null, ours: number | null, params: Record<string, any>,
 *   verdict: string, judged: string | null}} `verdict` as recorded, `judged` as the numbers say
 * @throws {Error} of the claim's own functions, or for a number that is not finite
 */
export function evaluateClaim(claim, study, runs) {
  const find = runFinder(runs, study);
  const stated = claim.stated ?? null;
  const ours = claim.ours?.(find) ?? null;
  const params = claim.params?.(find) ?? {};
  const judged = claim.judge?.({stated, ours, params, runs: find}) ?? null;
  for (const [name, value] of Object.entries({ours, ...params})) refuseNotFinite(name, value);
  return {stated, ours, params, verdict: claim.verdict, judged};
}

function refuseNotFinite(name, value) {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`${name} is ${value}, not a finite number`);
  }
}

/** What is committed about a claim, so that a later change of a number is seen. */
export function snapshotOf({stated, ours, params, verdict, judged}) {
  return inTwelveDigits({stated, ours, verdict: judged ?? verdict, params});
}

/**
 * Differences between two snapshots of a claim.
 *
 * @returns {{what: string, was: any, now: any}[]} `what` as a path, `params.ratio`
 */
export function changesBetween(was, now, path = '') {
  if (isPlain(was) && isPlain(now)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])];
    return keys.flatMap((key) => changesBetween(was[key], now[key], path ? `${path}.${key}` : key));
  }
  return JSON.stringify(was) === JSON.stringify(now) ? [] : [{what: path, was, now}];
}

function isPlain(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
