import type {Run} from '../lib/result/types.ts';
import type {Stated} from '../lib/verdict/types.ts';
import type {Claim, FigureDefinition, Quantity, RunOf} from '../src/studies/types.ts';
import type {Evaluation, Snapshot} from './claim/evaluate.ts';
import type {StudyPage} from './claim/study-page.ts';
import type {ClaimView} from './claim/view.ts';
import type {Figure} from './figures/read-figures.ts';
import type {Texts} from './i18n.ts';
import type {Say} from './messages/say.ts';
import type {Place, Problem} from './problem.ts';
import type {Page} from './site/pages.ts';
import type {FrontMatter} from './site/parse-page.ts';
import type {Tag} from './site/tags.ts';
import type {StudyQuantities} from './value/reference.ts';

export type {
  Claim,
  ClaimView,
  Evaluation,
  Figure,
  FigureDefinition,
  FrontMatter,
  Page,
  Place,
  Problem,
};
export type {Quantity, Run, Say, Snapshot, Stated, StudyPage, StudyQuantities, Tag, Texts};

/** Shapes that the whole of content/ speaks of. */
export interface Runs {
  /** runs by full id `<study>/<run>` */
  byId: Map<string, Run>;
  /** full ids of runs whose files can't be read */
  unreadable: string[];
}

export interface ClaimEntry {
  /** `<study>/<id>` */
  key: string;
  study: string;
  claim: Claim;
  /** of it in the study's files */
  place: Place;
  /** null if it can't be computed */
  result: Evaluation | null;
}

export type ClaimSource = {id: string; title: string; url?: string};

export type FormulaSymbol = {
  tex: string;
  unit: string;
  digits?: number;
  of?: (runs: RunOf) => number;
};

/** what a file of a study's figures exports, and that file's path */
export type NamedFigure = {file: string; figure: FigureDefinition};

/** texts by language, catalogue and key */
export type Catalogues = Record<string, Record<string, Record<string, string>>>;

/** what a rule of the check is given */
export type Checkable = {site: Site; pages: readonly Page[]};

/** everything that pages are bound to */
export interface Site {
  /** folder of the repository */
  root: string;
  runs: Runs;
  /** by `<study>:<name>` */
  quantities: Map<string, Quantity>;
  /** by `<study>/<id>` */
  claims: Map<string, ClaimEntry>;
  /** what the recorded claims say, by the same key */
  computed: Map<string, Snapshot>;
  /** by study: those that no result names */
  claimSources: Map<string, ClaimSource[]>;
  /** by `<study>/<figure>` */
  figures: Map<string, NamedFigure>;
  /** by id */
  symbols: Map<string, FormulaSymbol>;
  catalogues: Catalogues;
  /** texts of the catalogues' files */
  catalogueSources: Map<string, string>;
  /** of reading all that */
  problems: Problem[];
}
