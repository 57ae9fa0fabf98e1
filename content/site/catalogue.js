// @ts-check
import {RUNTIMES} from '../../lib/result/runtimes.js';
import {monthText} from '../../lib/quantity/day.js';
import {textsOf} from '../texts.js';
import {readPages} from './pages.js';

/** What studies can be filtered by: names of their front matter. */
export const FACETS = /** @type {const} */ ([
  'effects',
  'workloads',
  'runtimes',
  'evidence',
  'loadModel',
]);

/** Kinds of evidence in the order in which the catalogue shows them: those that answer a question by design first. */
const ORDER = ['own', 'independent', 'vendor', 'production', 'collection'];

/**
 * All studies as a language's reader chooses among them: question, one-line answer, kind of evidence, date, facets.
 *
 * @param {import('../types.js').Site} site
 * @param {string} locale
 * @returns {{studies: ListedStudy[], labels: Record<string, Record<string, string>>}} our own first, then by kind of
 *   evidence and the newest first; `labels` are words for the facets' values
 *
 * @typedef {ReturnType<typeof textsOf>} Words
 * @typedef {{title: string, question: string, answer: string, date: string, dateText: string, to: string,
 *   evidence: string, loadModel: string, effects: string[], workloads: string[], runtimes: string[]}} ListedStudy
 */
export function catalogueOf(site, locale) {
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const studies = readPages(site.root)
    .filter((page) => page.locale === locale && isStudy(page))
    .map((page) => studyOf(page, locale, words))
    .sort((a, b) => ORDER.indexOf(a.evidence) - ORDER.indexOf(b.evidence) || byDate(b, a));
  return {studies, labels: labelsOf(studies, words)};
}

/** @param {import('./pages.js').Page} page */
const isStudy = ({name, frontMatter, problems}) =>
  name.startsWith('studies/') && frontMatter.study !== undefined && problems.length === 0;

/** @param {import('./pages.js').Page} page @param {string} locale @param {Words} words @returns {ListedStudy} */
function studyOf({name, frontMatter}, locale, words) {
  const {title, question, answer, date, effects, workloads, runtimes, evidence, loadModel} =
    /** @type {Required<import('./parse-page.js').FrontMatter>} */ (frontMatter); // as the check of front matter demands
  return {
    ...{title, question, answer, effects, workloads, runtimes, evidence, loadModel},
    date: isoDate(date),
    dateText: isoDate(date) ? monthText(isoDate(date), locale) : words.render('catalogue.undated'),
    to: `/${name.replace(/\.mdx?$/, '')}/`,
  };
}

/** The date, and nothing where a word says that it is unknown. @param {string} date */
const isoDate = (date) => (/^\d{4}-\d\d-\d\d$/.test(date) ? date : '');

/** @param {ListedStudy} a @param {ListedStudy} b */
const byDate = (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** @param {readonly ListedStudy[]} studies @param {Words} words */
function labelsOf(studies, words) {
  const label = (/** @type {string} */ facet, /** @type {string} */ value) =>
    facet === 'runtimes' && RUNTIMES[value]
      ? RUNTIMES[value].label
      : words.render(`catalogue.${facet}.${value}`);
  return Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      Object.fromEntries(
        [...new Set(studies.flatMap((study) => study[facet]))].map((value) => [
          value,
          label(facet, value),
        ]),
      ),
    ]),
  );
}
