import type {JudgeName} from './judges.ts';

export type Verdict = 'holds' | 'rounding' | 'selective' | 'wrong' | 'not-derivable' | 'artefact';

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

/** A verdict, or what decides further. */
export type Outcome = Verdict | Judgement;

export interface Outcomes {
  /** where it is so in every row; `holds` unless given */
  yes?: Outcome;
  /** where it is so in at least one row, in place of `yes` and `some` */
  evenOne?: Outcome;
  /** where it is so in some rows and not in others; as `no` unless given */
  some?: Outcome;
  /** where it is so in no row; unless given `wrong`, or `holds` where `yes` or `evenOne` is another verdict */
  no?: Outcome;
}

/** How a claim's verdict follows from numbers: one comparison, or several of different kinds. */
export type Judgement = JudgeName | ((Comparison | {all: readonly Comparison[]}) & Outcomes);

/** What a judge is given of a claim. */
export interface Judged {
  quote: string;
  stated: Stated | null;
  ours: number | null;
  /** a quantity's value */
  q: (name: string) => number;
}
