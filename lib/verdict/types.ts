import type {JudgeName} from './judges.ts';

/** Whether a sentence follows from its source’s own numbers. */
export type Verdict =
  'holds' | 'rounding' | 'selective' | 'wrong' | 'artefact' | 'not-derivable' | 'not-checked';

/** Whether somebody else found the same. */
export type Finding = 'same' | 'partly' | 'other' | 'undecided';

export type Answer = Verdict | Finding;

/** What a source states: a number, or both ends of a range. */
export type Stated = {value: number; unit: string} | {from: number; to: number; unit: string};

/**
 * A number that a judge compares: one that is given, or the name of a quantity. `ours`, `stated`, `from` and `to` are
 * those of the claim.
 */
export type Operand = number | string;

/** One comparison, or several of a kind: rows are compared with one number, or each with its own. */
export interface Comparison {
  by: JudgeName;
  /** `ours` unless given */
  of?: Operand | readonly Operand[];
  /** what the claim states unless given */
  than?: Operand | readonly Operand[] | {from: number; to: number};
  /** in place of the judge's own; the check asks whether it is still needed */
  tolerance?: number;
  /** why this claim has a tolerance of its own */
  because?: string;
}

/** An answer, or what decides further. */
export type Outcome = Answer | Judgement;

export interface Outcomes {
  /** where it is so in every row; `holds` unless given */
  yes?: Outcome;
  /** where it is so in at least one row, in place of `yes` and `some` */
  evenOne?: Outcome;
  /** where it is so in some rows and not in others; as `no` unless given */
  some?: Outcome;
  /** where it is so in no row; unless given `wrong`, `holds` where `yes` or `evenOne` is another verdict, `other` after `same` and the reverse */
  no?: Outcome;
}

/** How a claim’s answer follows from numbers: one comparison, or several of different kinds. */
export type Judgement = JudgeName | ((Comparison | {all: readonly Comparison[]}) & Outcomes);

/** What a judge is given of a claim. */
export interface Judged {
  quote: string;
  stated: Stated | null;
  ours: number | null;
  /** a quantity's value */
  q: (name: string) => number;
}
