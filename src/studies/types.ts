import type {Points} from '../../lib/chart-data/types.ts';
import type {Run} from '../../lib/result/types.ts';
import type {Answer, Finding as Found, Judgement, Stated} from '../../lib/verdict/types.ts';

export type {Points, Run};

/**
 * What the files of a study hold: `quantities.ts`, `figures/` and `claims.ts`.
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
  /** a formula that reads runs and other quantities of the study, or what computes it */
  of: string | ((runs: RunOf, holes: Holes) => number | WithEnds);
}

/** a value with its interval: pages read the ends as `<name>-low` and `<name>-high` */
export type WithEnds = {value: number; low?: number | null; high?: number | null};

/** what a page wrote where the name of a quantity has `{app}` */
export type Holes = Record<string, string>;

/** by name; `cpu-{app}` is all names that begin with `cpu-` */
export type Quantities = Record<string, Quantity>;

/** how a quantity is shown */
export type Shown = Omit<Quantity, 'of'>;

/** what a file of `figures/` exports */
export interface FigureDefinition {
  runs: readonly string[];
  /** given the runs in the order of `runs`; the points' kind is that of the chart */
  select: (runs: Run[]) => Points;
  /** that readers may choose from, the first one first; linear alone where nothing is said */
  scales?: readonly ('linear' | 'log')[];
  annotations?: readonly FigureAnnotation[];
}

export type FigureAnnotation = {
  id: string;
  at: {series: string; panel?: string; part?: string; x: number | string};
};

/** What a study says of a sentence in a source. */
export interface Claim {
  id: string;
  source: string;
  /** place in the source */
  where: string;
  quote: string;
  /** one of those that the study is known for */
  key?: true;
  /** nothing where the source states no number */
  stated?: Stated;
  /** name of a quantity, for what we find in place of what is stated */
  ours?: string;
  /** whether the sentence follows from its source’s own numbers; of a finding, whether the same was found */
  verdict: Answer;
  /** nothing where no number decides */
  judge?: Judgement;
  /** how `ours` comes about, with quantities as texts name them, `{{name, unit}}`, and `{{=name}}` for a formula with its result */
  calculation?: string;
  /** `<study>/<claim>`: the sentence that a finding is of */
  of?: string;
}

/** What a study found of a sentence that stands, with the verdict by its source’s own numbers, in the claims of another. */
export type Finding = Omit<Claim, 'source' | 'where' | 'quote'> & {of: string; verdict: Found};
