// @ts-check
import {inTwelveDigits} from '../../lib/quantity/twelve-digits.js';
import {bookOf} from '../quantities/book.js';
import {placeholdersIn} from '../quantities/placeholders.js';

/**
 * Computes a claim from the result files.
 *
 * @param {import('../types.js').Claim} claim an entry of `src/studies/<study>/claims`
 * @param {string} study
 * @param {Pick<import('../types.js').Site, 'runs' | 'quantities'>} site
 * @param {readonly string[]} [texts] the claim's own, which name quantities
 * @returns {Evaluation}
 * @throws {Error} of the claim's own functions, or for a number that is not finite
 *
 * @typedef {import('../../src/studies/types.js').Stated} Stated
 * @typedef {import('../../src/studies/types.js').Verdict} Verdict
 *
 * @typedef {object} Evaluation
 * @property {Stated | null} stated
 * @property {number | null} ours
 * @property {string} [unit]
 * @property {number} [digits]
 * @property {Record<string, number>} quantities all that the claim names
 * @property {Verdict} verdict as recorded
 * @property {Verdict | null} judged as the numbers say
 *
 * @typedef {Pick<Evaluation, 'stated' | 'ours' | 'verdict' | 'quantities'>} Snapshot
 */
export function evaluateClaim(claim, study, site, texts = []) {
  const book = bookOf(site, study);
  const {quantities, q} = recording(book);
  const named = typeof claim.ours === 'string' ? book.find(claim.ours) : null;
  const stated = claim.stated ?? null;
  const ours = typeof claim.ours === 'string' ? q(claim.ours) : null;
  const judged = claim.judge?.(/** @type {Given} */ ({stated, ours, q})) ?? null;
  claim.calculation?.({say: (name) => String(q(name)), q, number: String});
  for (const {name} of texts.flatMap(placeholdersIn)) if (book.has(name)) q(name);
  return {
    stated,
    ours,
    unit: named?.unit,
    digits: named?.digits,
    quantities,
    verdict: claim.verdict,
    judged,
  };
}

/**
 * What a judge is given; it reads what its own claim states and names.
 * @typedef {Parameters<NonNullable<import('../../src/studies/types.js').ClaimOfNumber['judge']>>[0]} Given
 */

/** A book that writes down what is asked for. @param {import('../quantities/book.js').Book} book */
function recording(book) {
  /** @type {Record<string, number>} */
  const quantities = {};
  const q = (/** @type {string} */ name) => {
    quantities[name] = book.value(name);
    return quantities[name];
  };
  return {quantities, q};
}

/** What is committed about a claim, so that a later change of a number is seen. @param {Evaluation} result @returns {Snapshot} */
export function snapshotOf({stated, ours, quantities, verdict, judged}) {
  return inTwelveDigits({stated, ours, verdict: judged ?? verdict, quantities});
}

/**
 * Differences between two snapshots of a claim.
 *
 * @param {unknown} was a snapshot, or what is at a path of one
 * @param {unknown} now
 * @param {string} [path]
 * @returns {{what: string, was: unknown, now: unknown}[]} `what` as a path, `quantities.ratio`
 */
export function changesBetween(was, now, path = '') {
  if (isPlain(was) && isPlain(now)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])];
    return keys.flatMap((key) => changesBetween(was[key], now[key], path ? `${path}.${key}` : key));
  }
  return JSON.stringify(was) === JSON.stringify(now) ? [] : [{what: path, was, now}];
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isPlain(value) {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
