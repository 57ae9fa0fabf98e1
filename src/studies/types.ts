import type {ChartKind, Points} from '../../lib/chart-data/types.ts';
import type {Run} from '../../lib/result/types.ts';

export type {Points, Run};

/**
 * What the files of a study hold: `quantities.ts`, `figures/` and `claims/`.
 *
 * a run by its id, or by its name alone where one study has such a run; throws an
 * Error that lists what there is
 */
export type RunOf = (id: string) => Run;

export interface Quantity {
  /** of `lib/result/units.ts` */
  unit: string;
  /** decimals, of a percentage where the unit is `share` */
  digits?: number;
  of: (runs: RunOf) => number;
}

/** by name */
export type Quantities = Record<string, Quantity>;

/** how a quantity is shown */
export type Shown = Omit<Quantity, 'of'>;

/** what a file of `figures/` exports */
export interface FigureDefinition {
  runs: readonly string[];
  /** given the runs in the order of `runs` */
  select: (runs: Run[]) => Points;
  chart: ChartKind;
  scales: readonly ('linear' | 'log')[];
  annotations?: readonly FigureAnnotation[];
}

export type FigureAnnotation = {
  id: string;
  at: {series: string; panel?: string; part?: string; x: number | string};
};

export type Verdict = 'holds' | 'rounding' | 'selective' | 'wrong' | 'not-derivable' | 'artefact';

export type Stated = {value: number; unit: string} | {from: number; to: number; unit: string};

/** what a judge is given */
export interface Judged {
  /** the quantity that `ours` of its claim names */
  ours: number;
  /** a quantity's value */
  q: (name: string) => number;
}

/** what a calculation is given */
export interface Wording {
  /** a quantity's text; `unit`, `percent` or `number(digits: 1)` say how it is written */
  say: (name: string, manner?: string) => string;
  q: (name: string) => number;
  /** text of a number that has no name */
  number: (value: number, unit?: string, shown?: {digits?: number}) => string;
}

/** what a study says of a sentence in a source */
export interface ClaimOfAnyKind {
  id: string;
  source: string;
  /** place in the source */
  where: string;
  quote: string;
  /** one of those that the study is known for */
  key?: true;
  /** name of a quantity */
  ours?: string | null;
  verdict: Verdict;
  calculation?: (wording: Wording) => string;
}

export type ClaimOfNumber = ClaimOfAnyKind & {
  kind: 'number';
  stated?: Stated | null;
  judge?: (given: JudgedNumber) => Verdict;
};

export type JudgedNumber = Judged & {stated: StatedMembers};

/** a judge reads those that its own claim states, a value or both ends of a range */
export type StatedMembers = {value: number; from: number; to: number; unit: string};

export type ClaimOfWords = ClaimOfAnyKind & {
  kind: 'statement';
  stated?: null;
  judge?: (given: Judged) => Verdict;
};

export type Claim = ClaimOfNumber | ClaimOfWords;
