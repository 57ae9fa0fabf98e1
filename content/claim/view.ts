import {familiesNamed, familiesOf} from '../../lib/result/families.ts';
import {present} from '../../lib/typed.ts';
import {allComparisons} from '../../lib/verdict/decide.ts';
import {correctionNotes, readCorrections} from '../site/corrections.ts';
import {readPages} from '../site/pages.ts';
import {objectionNotes} from '../site/objections.ts';
import {catalogueOf, sourcesOfStudy} from '../site/studies.ts';
import {placeOfClaim} from './anchor.ts';
import {memoize} from '../memoize.ts';
import {quantityFormatter} from '../value/evaluate.ts';
import {quantitiesOf} from '../value/reference.ts';
import {replaceQuantities} from '../quantities/placeholders.ts';
import {formatterOf, saidTexts} from '../quantities/texts.ts';
import {textsOf} from '../i18n.ts';
import {ORIGINAL} from '../languages.ts';
import {studyPages} from './study-page.ts';
import type {QuantityFormatter} from '../value/evaluate.ts';
import type {CorrectionNote} from '../site/corrections.ts';
import type {ClaimEntry, Evaluation, Site, Stated, StudyPage} from '../types.ts';

/** An answer to one of the two questions about a sentence, with what it rests on. */
export interface AnswerView {
  id: string;
  study: string;
  studyTitle: string;
  /** address of the study’s page */
  studyPage?: string;
  /** address of the claim’s place in that page */
  place?: string;
  /** whether it is one of those that a study is known for */
  isKey?: boolean;
  verdict: string;
  verdictWord: string;
  reason: string;
  calculation?: string;
  /** computed; nothing is for what is not derivable */
  ours?: string;
  /** names of those that decide; nobody where it was read */
  judges: string[];
  /** that the answer, its numbers or reason were corrected, and that somebody objects */
  notes: CorrectionNote[];
}

/** A sentence of a source, and whether it follows from its source’s own numbers. */
export interface ClaimView extends AnswerView {
  /** id */
  source: string;
  sourceTitle: string;
  sourceUrl?: string;
  /** place in the source */
  where: string;
  /** in the words of the source */
  quote: string;
  /** what is claimed, in ours */
  claim: string;
  stated?: string;
  /** families of runtimes that it is about */
  runtimes: string[];
  /** what its study’s systems were asked to do, each with its word */
  workloads: [id: string, word: string][];
  /** whether somebody else found the same */
  elsewhere: AnswerView[];
}

/** All answers as a reader of a language sees them, by `<study>/<id>`. */
export const answerViews = memoize((site: Site, locale: string): Map<string, AnswerView> => {
  const pageOf = studyPages(site.root, locale);
  const corrections = readCorrections(site.root);
  const catalogue = site.catalogues[locale].corrections ?? {};
  const about = {of: 'claims', locale, catalogue} as const;
  const viewOf = (entry: Computed): AnswerView => ({
    ...placeOf(entry, pageOf(entry.study)),
    ...answerOf(entry, site, locale),
    notes: [
      ...correctionNotes(corrections, {...about, name: entry.key}),
      ...objectionNotes(site, entry.key, locale),
    ],
  });
  return new Map(computedOf(site).map((entry) => [entry.key, viewOf(entry)]));
});

/**
 * All sentences as a reader of a language sees them, made once: the page asks for what they are filtered by, the
 * server for their texts.
 */
export const claimViews = memoize((site: Site, locale: string): ClaimView[] => {
  const answers = answerViews(site, locale);
  const answer = ({key}: ClaimEntry) => present(answers.get(key), key);
  const found = Map.groupBy(computedOf(site), ({claim}) => claim.of);
  return (found.get(undefined) ?? []).map((entry) => ({
    ...answer(entry),
    ...sentenceOf(entry, site, locale),
    elsewhere: (found.get(entry.key) ?? []).map(answer),
  }));
});

/** Both answers’ views of the sentence that an answer is about. */
export const viewOfClaim = (site: Site, locale: string, {key, claim}: ClaimEntry) =>
  claimViews(site, locale).find(({study, id}) => `${study}/${id}` === (claim.of ?? key));

/** Both answers in a few words, with their questions. */
export const answersInWords = (
  {verdictWord, elsewhere}: ClaimView,
  render: (key: string, params?: object) => string,
) =>
  [
    render('answer.verdict', {word: verdictWord}),
    ...elsewhere.map((found) => render('answer.found', {word: found.verdictWord})),
  ].join(', ');

type Computed = ClaimEntry & {result: Evaluation};

const computedOf = ({claims}: Site): Computed[] =>
  [...claims.values()].flatMap((entry) => (entry.result ? {...entry, result: entry.result} : []));

function placeOf({claim}: {claim: {id: string}}, {title, address, placeOf: pageOf}: StudyPage) {
  const page = pageOf(claim.id);
  const place = page && `${page}#${placeOfClaim(claim.id)}`;
  return {studyTitle: title, studyPage: address, place};
}

function answerOf({study, claim, result}: Computed, site: Site, locale: string) {
  const {texts, say} = studyTexts(site, locale, study);
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const format = quantityFormatter(locale, site.catalogues[locale].interface);
  const {id, key, of, judge, calculation} = claim;
  // As the numbers give it: a build refuses a recorded one that differs, and a report says what changes.
  const verdict = result.judged ?? claim.verdict;
  return {
    ...{id, study, isKey: key, verdict},
    verdictWord: words.render(`${of ? 'found' : 'verdict'}.${verdict}`),
    reason: texts.render(`claim.${id}.reason`),
    calculation:
      calculation && isComputed(verdict) ? replaceQuantities(calculation, say) : undefined,
    ours: oursText(result, format),
    judges: judge ? [...new Set(allComparisons(judge).map(({by}) => by))] : [],
  };
}

function sentenceOf({study, claim, result}: Computed, site: Site, locale: string) {
  const {texts} = studyTexts(site, locale, study);
  const format = quantityFormatter(locale, site.catalogues[locale].interface);
  const said = texts.render(`claim.${claim.id}.claim`);
  // A language may leave a name out, and a list has the same claims in each.
  const original = studyTexts(site, ORIGINAL, study).texts.render(`claim.${claim.id}.claim`);
  const source = sourcesOfStudy(site, study).find(({id}) => id === claim.source);
  return {
    source: claim.source,
    sourceTitle: source?.title ?? claim.source,
    sourceUrl: source?.url,
    where: claim.where,
    quote: claim.quote,
    claim: said,
    runtimes: runtimesOf(site, claim.quote + original, study),
    workloads: workloadsOf(site, locale, study),
    stated: result.stated ? statedText(result.stated, format) : undefined,
  };
}

/** The families that a sentence names, and else the one that its study is about, if it is about one alone. */
function runtimesOf(site: Site, text: string, study: string) {
  const named = familiesNamed(text);
  const all = named.length > 0 ? named : familiesOfStudy(site, study);
  return named.length > 0 || all.length === 1 ? all : [];
}

/** Asked for each claim: to see each time whether a page has changed took longer than all the rest of its view. */
const statedOf = memoize(
  ({root}: Site, study: string) =>
    readPages(root).find(({frontMatter}) => frontMatter.study === study)?.frontMatter,
);

function workloadsOf(site: Site, locale: string, study: string) {
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const stated = statedOf(site, study)?.workloads ?? [];
  return stated.map((id): [string, string] => [id, words.render(`catalogue.workloads.${id}`)]);
}

const familiesOfStudy = (site: Site, study: string) => {
  const runtimes = statedOf(site, study)?.runtimes ?? [];
  return [...new Set(runtimes.flatMap((runtime) => familiesOf({runtime, label: ''})))];
};

/** Where nothing can be derived or was checked, there is no result to show, though numbers were looked at. */
const isComputed = (verdict: string) => verdict !== 'not-derivable' && verdict !== 'not-checked';

function oursText({ours, unit, digits, verdict}: Evaluation, format: QuantityFormatter) {
  return ours === null || !isComputed(verdict) ? undefined : format(ours, unit, {digits});
}

/** `value` and both ends with the unit; `difference`: whether the interval of a ratio leaves out 1 */
export type ClaimNumber = {
  value: string;
  interval?: {low: string; high: string; difference?: 'shown' | 'open'};
  meaning?: string;
};

/**
 * What was computed about a claim, for a surface that shows nothing around it: the number with its unit, its interval
 * where it has one, and what it is a number of.
 *
 * @param key `<study>/<claim>`
 * @returns null where nothing was computed
 */
export function claimNumber(site: Site, key: string, locale: string): ClaimNumber | null {
  const entry = site.claims.get(key);
  if (!entry?.result) return null;
  const {study, claim, result} = entry;
  const {interface: words, [catalogueOf(study)]: catalogue = {}} = site.catalogues[locale];
  const format = quantityFormatter(locale, words);
  const value = oursText(result, (...given) => factor(format, ...given));
  if (!value) return null;
  const quantities = quantitiesOf(site, study);
  const {unit, digits} = result;
  const [low, high] = [`${claim.ours}-low`, `${claim.ours}-high`];
  const interval = () => {
    const ends = [low, high].map((end) => quantities.value(end));
    const [from, to] = ends.map((end) => factor(format, end, unit, {digits}));
    const difference = ends[0] > 1 || ends[1] < 1 ? ('shown' as const) : ('open' as const);
    return {low: from, high: to, ...(unit === 'ratio' && {difference})};
  };
  const name = `claim.${claim.id}.number`;
  const isSaid = Object.hasOwn(catalogue, name);
  return {
    value,
    ...(quantities.has(low) && quantities.has(high) && {interval: interval()}),
    ...(isSaid && {meaning: studyTexts(site, locale, study).texts.render(name)}),
  };
}

/**
 * What a source states, for the same surface.
 *
 * @param key `<study>/<claim>`
 * @returns a ratio with its sign
 */
export function claimStated(site: Site, key: string, locale: string): string | undefined {
  const stated = site.claims.get(key)?.result?.stated;
  if (!stated) return undefined;
  const text = statedText(stated, quantityFormatter(locale, site.catalogues[locale].interface));
  return stated.unit === 'ratio' ? `×${text}` : text;
}

/** A ratio with its sign. */
const factor = (format: QuantityFormatter, ...given: Parameters<QuantityFormatter>) =>
  (given[1] === 'ratio' ? '×' : '') + format(...given);

/** The claims' texts of a study in a language, and what says its quantities, made once. */
const studyTexts = memoize((site: Site, locale: string, study: string) => {
  const own = [...site.claims.values()].filter((entry) => entry.study === study);
  const said = own.map(({claim}) => saidTexts(site, study, `claim.${claim.id}.`, locale));
  const texts = textsOf(locale, Object.assign({}, ...said));
  return {texts, say: formatterOf(site, study, locale)};
});

/** What a source states, as readers see it: a number with its unit; of a range the unit once, 5–10 %. */
export function statedText(stated: Stated, format: QuantityFormatter) {
  const {unit} = stated;
  if ('value' in stated) return format(stated.value, unit);
  return `${format(stated.from, unit).replace(/\D+$/u, '')}–${format(stated.to, unit)}`;
}
