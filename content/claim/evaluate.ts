import {inTwelveDigits} from '../../lib/quantity/twelve-digits.ts';
import {bookOf} from '../quantities/book.ts';
import {placeholdersIn} from '../quantities/placeholders.ts';
import type {ClaimOfNumber, Stated, Verdict} from '../../src/studies/types.ts';
import type {Book} from '../quantities/book.ts';
import type {Claim, Site} from '../types.ts';

export type {Stated};

export interface Evaluation {
  stated: Stated | null;
  ours: number | null;
  unit?: string;
  digits?: number;
  /** all that the claim names */
  quantities: Record<string, number>;
  /** as recorded */
  verdict: Verdict;
  /** as the numbers say */
  judged: Verdict | null;
}

export type Snapshot = Pick<Evaluation, 'stated' | 'ours' | 'verdict' | 'quantities'>;

/**
 * Computes a claim from the result files.
 *
 * @param claim an entry of `src/studies/<study>/claims`
 * @param texts the claim's own, which name quantities
 * @throws {Error} of the claim's own functions, or for a number that is not finite
 */
export function evaluateClaim(
  claim: Claim,
  study: string,
  site: Pick<Site, 'runs' | 'quantities'>,
  texts: readonly string[] = [],
): Evaluation {
  const book = bookOf(site, study);
  const {quantities, q} = recording(book);
  const named = typeof claim.ours === 'string' ? book.find(claim.ours) : null;
  const stated = claim.stated ?? null;
  const ours = typeof claim.ours === 'string' ? q(claim.ours) : null;
  const judged = claim.judge?.({stated, ours, q} as Given) ?? null;
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

/** What a judge is given; it reads what its own claim states and names. */
export type Given = Parameters<NonNullable<ClaimOfNumber['judge']>>[0];

/** A book that writes down what is asked for. */
function recording(book: Book) {
  const quantities: Record<string, number> = {};
  const q = (name: string) => {
    quantities[name] = book.value(name);
    return quantities[name];
  };
  return {quantities, q};
}

/** What is committed about a claim, so that a later change of a number is seen. */
export function snapshotOf({stated, ours, quantities, verdict, judged}: Evaluation): Snapshot {
  return inTwelveDigits({stated, ours, verdict: judged ?? verdict, quantities});
}

/**
 * Differences between two snapshots of a claim.
 *
 * @param was a snapshot, or what is at a path of one
 * @returns `what` as a path, `quantities.ratio`
 */
export function changesBetween(
  was: unknown,
  now: unknown,
  path: string = '',
): {what: string; was: unknown; now: unknown}[] {
  if (isPlain(was) && isPlain(now)) {
    const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])];
    return keys.flatMap((key) => changesBetween(was[key], now[key], path ? `${path}.${key}` : key));
  }
  return JSON.stringify(was) === JSON.stringify(now) ? [] : [{what: path, was, now}];
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
