import {familiesOf, runtimeChoices} from '../../lib/result/families.ts';
import {VERDICTS} from '../../lib/verdict/judges.ts';
import {monthText} from '../../lib/quantity/day.ts';
import {leadFigure} from '../figures/figure-pages.ts';
import {textsOf} from '../i18n.ts';
import {readPages} from './pages.ts';
import {SHELVES, shelfOf} from './shelves.ts';
import type {FrontMatter, Page, Site, Texts} from '../types.ts';

/** What studies can be filtered by: names of their front matter, and the verdicts on their claims. */
export const FACETS = [
  ...(['runtimes', 'workloads', 'verdicts'] as const),
  ...(['effects', 'evidence', 'loadModel'] as const),
] as const;

/** Kinds of evidence in the order in which the catalogue shows them: those that answer a question by design first. */
const ORDER = ['own', 'independent', 'vendor', 'production', 'collection'];

export type ListedStudy = {
  title: string;
  question: string;
  answer: string;
  date: string;
  dateText: string;
  to: string;
  evidence: string;
  loadModel: string;
  effects: string[];
  workloads: string[];
  runtimes: string[];
  verdicts: string[];
  /** that carries it, `<study>/<figure>` */
  figure?: string;
};

/**
 * All studies as a language's reader chooses among them: question, one-line answer, kind of evidence, date, facets.
 *
 * @returns servers before actors and profilers, our own first, then by kind of evidence and the newest first; `labels` are words for the facets' values
 */
export function catalogueOf(
  site: Site,
  locale: string,
): {studies: ListedStudy[]; labels: Record<string, Record<string, string>>} {
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const pages = readPages(site.root).filter((page) => page.locale === locale);
  const studies = pages
    .filter(isStudy)
    .map((page) => studyOf(page, casesOf(pages, page), {locale, site, words}))
    .sort(
      (a, b) =>
        apart(a) - apart(b) ||
        ORDER.indexOf(a.evidence) - ORDER.indexOf(b.evidence) ||
        byDate(b, a),
    );
  return {studies, labels: labelsOf(studies, words)};
}

/** Servers are on one shelf here: our own studies of them come first anyhow. */
const apart = (study: ListedStudy) =>
  Math.max(SHELVES.indexOf('published'), SHELVES.indexOf(shelfOf(study)));

const isStudy = ({path, frontMatter, problems}: Page) =>
  path.startsWith('studies/') && frontMatter.study !== undefined && problems.length === 0;

/** Small studies that are sections of a study's pages. */
const casesOf = (pages: readonly Page[], {frontMatter: {study: wanted}}: Page) =>
  pages.flatMap(({frontMatter: {study, partOf = study, cases = []}}) =>
    partOf === wanted ? cases : [],
  );

function studyOf(
  {path, frontMatter}: Page,
  cases: readonly string[],
  {locale, site, words}: {locale: string; site: Site; words: Texts},
): ListedStudy {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the check of front matter asks for all of them
  const stated = frontMatter as Required<FrontMatter>;
  const {title, question, answer, date, effects, workloads, evidence, loadModel} = stated;
  return {
    ...{title, question, answer, effects, workloads, evidence, loadModel},
    runtimes: withFamilies(stated, cases, site),
    verdicts: verdictsOn([stated.study, ...cases], site),
    date: isoDate(date),
    dateText: isoDate(date) ? monthText(isoDate(date), locale) : words.render('catalogue.undated'),
    to: `/${path}/`,
    figure: leadFigure(site.root, path),
  };
}

/** The runtimes that a study states, and the families of all that it measured. */
function withFamilies(
  {study, runtimes}: {study: string; runtimes: string[]},
  cases: readonly string[],
  {runs}: Site,
) {
  const systems = [...runs.byId.values()]
    .filter(({id}) => [study, ...cases].includes(id.split('/')[0]))
    .flatMap((run) => Object.values(run.systems));
  const stated = runtimes.map((runtime) => ({runtime, label: ''}));
  const families = [...stated, ...systems].flatMap(familiesOf);
  return [...new Set([...families, ...runtimes])];
}

/** Each verdict on a claim of a study’s sources, in the order in which lists name them. */
const verdictsOn = (studies: readonly string[], {claims}: Site) => {
  const given = new Set(
    [...claims.values()].flatMap((each) =>
      studies.includes(each.study) && each.result && !each.claim.of
        ? [String(each.claim.verdict)]
        : [],
    ),
  );
  return VERDICTS.filter((verdict) => given.has(verdict));
};

/** The date, and nothing where a word says that it is unknown. */
const isoDate = (date: string) => (/^\d{4}-\d\d-\d\d$/.test(date) ? date : '');

const byDate = (a: ListedStudy, b: ListedStudy) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

function labelsOf(studies: readonly ListedStudy[], words: Texts) {
  const choicesOf = (facet: (typeof FACETS)[number]) => {
    const values = new Set(studies.flatMap((study) => study[facet]));
    if (facet === 'runtimes')
      return runtimeChoices(values).map(([id, label]) => [
        id,
        id === 'other' ? words.render('catalogue.runtimes.other') : label,
      ]);
    if (facet === 'verdicts')
      return VERDICTS.filter((id) => values.has(id)).map((id) => [
        id,
        words.render(`verdict.${id}`),
      ]);
    return [...values].map((value) => [value, words.render(`catalogue.${facet}.${value}`)]);
  };
  return Object.fromEntries(FACETS.map((facet) => [facet, Object.fromEntries(choicesOf(facet))]));
}
