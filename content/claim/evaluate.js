import {inTwelveDigits} from '../../lib/quantity/twelve-digits.js';
import {bookOf} from '../quantities/book.js';
import {placeholdersIn} from '../quantities/placeholders.js';

/**
 * Computes a claim from the result files.
 *
 * @param {object} claim an entry of `src/studies/<study>/claims`
 * @param {string} study
 * @param {{runs: import('../types.js').Runs, quantities: Map<string, import('../types.js').Quantity>}} site
 * @param {readonly string[]} [texts] the claim's own, which name quantities
 * @returns {{stated: object | null, ours: number | null, unit?: string, digits?: number,
 *   quantities: Record<string, number>, verdict: string, judged: string | null}}
 *   `verdict` as recorded, `judged` as the numbers say, `quantities` all that the claim names
 * @throws {Error} of the claim's own functions, or for a number that is not finite
 */
export function evaluateClaim(claim, study, site, texts = []) {
  const book = bookOf(site, study);
  const {quantities, q} = recording(book);
  const named = typeof claim.ours === 'string' ? book.find(claim.ours) : null;
  const stated = claim.stated ?? null;
  const ours = named ? q(claim.ours) : null;
  const judged = claim.judge?.({stated, ours, q}) ?? null;
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

/** A book that writes down what is asked for. */
function recording(book) {
  const quantities = {};
  const q = (name) => {
    quantities[name] = book.value(name);
    return quantities[name];
  };
  return {quantities, q};
}

/** What is committed about a claim, so that a later change of a number is seen. */
export function snapshotOf({stated, ours, quantities, verdict, judged}) {
  return inTwelveDigits({stated, ours, verdict: judged ?? verdict, quantities});
}

/**
 * Differences between two snapshots of a claim.
 *
 * @returns {{what: string, was: unknown, now: unknown}[]} `what` as a path, `quantities.ratio`
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
