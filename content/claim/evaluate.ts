import {inTwelveDigits} from '../../lib/quantity/twelve-digits.ts';
import {decide} from '../../lib/verdict/decide.ts';
import {quantitiesOf} from '../value/reference.ts';
import {parseFormat, placeholdersIn} from '../quantities/placeholders.ts';
import type {Answer, Judged} from '../../lib/verdict/types.ts';
import type {Claim, Site, Stated, StudyQuantities} from '../types.ts';

export type {Stated};

export interface Evaluation {
  stated: Stated | null;
  ours: number | null;
  unit?: string;
  digits?: number;
  /** all that the claim names */
  quantities: Record<string, number>;
  /** as recorded */
  verdict: Answer;
  /** as the numbers say */
  judged: Answer | null;
}

export type Snapshot = Pick<Evaluation, 'stated' | 'ours' | 'verdict' | 'quantities'>;

/**
 * Computes a claim from the result files.
 *
 * @param claim a row of `src/studies/<study>/claims.ts`
 * @param texts the claim's own, which name quantities
 * @throws {Error} for a name or a format that doesn't exist, or a number that is not finite
 */
export function evaluateClaim(
  claim: Claim,
  study: string,
  site: Pick<Site, 'runs' | 'quantities'>,
  texts: readonly string[] = [],
): Evaluation {
  const known = quantitiesOf(site, study);
  const {quantities, q} = recording(known);
  const named = claim.ours === undefined ? null : known.find(claim.ours);
  const given = judgedOf(claim, q);
  const judged = claim.judge ? decide(claim.judge, given) : null;
  for (const {name, format} of placeholdersIn(claim.calculation ?? '')) {
    parseFormat(format);
    q(name);
  }
  for (const {name} of texts.flatMap(placeholdersIn)) if (known.has(name)) q(name);
  return {
    stated: given.stated,
    ours: given.ours,
    unit: named?.unit,
    digits: named?.digits,
    quantities,
    verdict: claim.verdict,
    judged,
  };
}

/** What the judge of a claim is given. */
export const judgedOf = ({quote, stated, ours}: Claim, q: Judged['q']): Judged => ({
  quote,
  stated: stated ?? null,
  ours: ours === undefined ? null : q(ours),
  q,
});

/** Quantities that write down what is asked for. */
function recording(known: StudyQuantities) {
  const quantities: Record<string, number> = {};
  const q = (name: string) => {
    quantities[name] = known.value(name);
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
