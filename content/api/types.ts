import type {Run} from '../../lib/result/types.ts';
import type {Stated} from '../../lib/verdict/types.ts';

/** Shapes of what programs read, as the schemas in `static/api/v1/` describe them; published with the data. */

/** A text, or an address, in each language, by its code. */
export type InLanguages = Record<string, string>;

/** A study as entries name it. */
export interface NamedStudy {
  id: string;
  title: InLanguages;
  /** of its page; one whose figures are on other pages has none */
  address?: InLanguages;
}

/** An answer to one of the two questions about a sentence. */
export interface ApiAnswer {
  /** `<study>/<claim>` */
  id: string;
  study: NamedStudy;
  /** of its calculation */
  address: InLanguages;
  /** of its place in the study's page */
  place?: InLanguages;
  verdict: string;
  verdictWord: InLanguages;
  reason: InLanguages;
  calculation?: InLanguages;
  /** what was computed */
  ours?: {value: number; unit?: string; text: InLanguages};
  /** names of those that decide; none where it was read */
  judges: string[];
  /** ids */
  corrections: string[];
  /** ids */
  objections: string[];
  updated: string;
}

export interface ApiClaim extends ApiAnswer {
  isKey: boolean;
  source: {id: string; title: string; url?: string; author?: string};
  where: string;
  quote: string;
  claim: InLanguages;
  stated?: Stated;
  /** what others found */
  found: ApiAnswer[];
}

export interface ApiResult {
  /** `<study>/<run>` */
  id: string;
  study: NamedStudy;
  /** whole address of the result file */
  file: string;
  /** whole address of the journal that it was exported from */
  journal?: string;
  /** whole address of the description of what made it, a Process Run Crate */
  crate?: string;
  /** what it was shown to be; none where somebody else measured */
  badges?: string[];
  evidence: Run['evidence'];
  measuredOn: string;
  measuredUntil?: string;
  /** id of the run that took its place */
  supersededBy?: string;
  loadModel: Run['load']['model'];
  systems: {id: string; label: string; runtime: string; state: string; waiting: string}[];
  scenarios: {id: string; label?: string; workload: string}[];
  /** how many measurements the file has */
  measurements: number;
  /** names of what was measured, as the file has them */
  quantities: string[];
  sources: {id: string; title: string; url: string; licence: string}[];
  /** ids */
  objections: string[];
  updated: string;
}

export interface ApiStudy extends NamedStudy {
  question: InLanguages;
  answer: InLanguages;
  /** ids of runtimes that its page is found by */
  runtimes: string[];
  /** whole address of its data package */
  package?: string;
  updated: string;
}

export interface ApiFigure {
  /** `<study>/<figure>` */
  id: string;
  study: NamedStudy;
  title: InLanguages;
  /** of its place in a page */
  address: InLanguages;
  /** kind of its chart */
  chart: string;
  /** ids of the results that it draws */
  runs: string[];
  /** whole address of its values as CSV */
  table: string;
  /** whole addresses of its drawing */
  picture: InLanguages;
  /** whole address of its page for frames */
  embed: string;
  /** of what it draws: another one means other points */
  fingerprint: string;
  /** id of its present state, and the day since when it has been so */
  frozen?: {id: string; since: string};
  /** ids */
  corrections: string[];
  updated: string;
}

export interface ApiCorrection {
  id: string;
  address: InLanguages;
  /** of the page that was corrected */
  page: InLanguages;
  /** ids */
  figures: string[];
  /** ids */
  claims: string[];
  commit?: string;
  was: InLanguages;
  now: InLanguages;
  updated: string;
}
