import {correctionNotes, readCorrections} from '../site/corrections.ts';
import {catalogueOf, sourcesOfStudy} from '../site/studies.ts';
import {placeOfClaim} from './anchor.ts';
import {memoize} from '../memoize.ts';
import {quantityFormatter} from '../value/quantity.ts';
import {quantitiesOf} from '../value/reference.ts';
import {replaceQuantities} from '../quantities/placeholders.ts';
import {formatterOf, saidTexts} from '../quantities/texts.ts';
import {textsOf} from '../i18n.ts';
import {studyPages} from './study-page.ts';
import type {QuantityFormatter} from '../value/quantity.ts';
import type {CorrectionNote} from '../site/corrections.ts';
import type {ClaimEntry, Evaluation, Site, Stated, StudyPage} from '../types.ts';

export interface ClaimView {
  id: string;
  study: string;
  studyTitle: string;
  /** address of the study's page */
  studyPage?: string;
  /** address of the claim's place in that page */
  place?: string;
  /** whether it is one of those that a study is known for */
  isKey?: boolean;
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
  verdict: string;
  verdictWord: string;
  reason: string;
  calculation?: string;
  stated?: string;
  /** of its verdict, numbers or reason */
  corrections: CorrectionNote[];
  /** computed; nothing is for what is not derivable */
  ours?: string;
}

/**
 * All claims as a reader of a language sees them, made once: the page asks for what they are filtered by, the
 * server for their texts.
 */
export const claimViews = memoize((site: Site, locale: string): ClaimView[] => {
  const pageOf = studyPages(site.root, locale);
  const corrections = readCorrections(site.root);
  const catalogue = site.catalogues[locale].corrections ?? {};
  const about = {of: 'claims', locale, catalogue} as const;
  return [...site.claims.values()].flatMap((entry) => {
    if (!entry.result) return [];
    return {
      ...placeOf(entry, pageOf(entry.study)),
      ...viewOf(entry, entry.result, site, locale),
      corrections: correctionNotes(corrections, {...about, name: entry.key}),
    };
  });
});

function placeOf({claim}: {claim: {id: string}}, {title, address, placeOf: pageOf}: StudyPage) {
  const page = pageOf(claim.id);
  const place = page && `${page}#${placeOfClaim(claim.id)}`;
  return {studyTitle: title, studyPage: address, place};
}

/** @param result of it */
function viewOf(entry: ClaimEntry, result: Evaluation, site: Site, locale: string) {
  const {study, claim} = entry;
  const {texts, say} = studyTexts(site, locale, study);
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const format = quantityFormatter(locale, site.catalogues[locale].interface);
  const source = sourcesOfStudy(site, study).find(({id}) => id === claim.source);
  return {
    id: claim.id,
    study,
    source: claim.source,
    sourceTitle: source?.title ?? claim.source,
    sourceUrl: source?.url,
    where: claim.where,
    quote: claim.quote,
    claim: texts.render(`claim.${claim.id}.claim`),
    verdict: claim.verdict,
    verdictWord: words.render(`verdict.${claim.verdict}`),
    reason: texts.render(`claim.${claim.id}.reason`),
    calculation: claim.calculation && replaceQuantities(claim.calculation, say),
    stated: result.stated ? statedText(result.stated, format) : undefined,
    ours: oursText(result, format),
    isKey: claim.key,
  };
}

/** What is not derivable has no result to show, though its numbers were looked at. */
function oursText({ours, unit, digits, verdict}: Evaluation, format: QuantityFormatter) {
  return ours === null || verdict === 'not-derivable' ? undefined : format(ours, unit, {digits});
}

/** `value` and both ends with the unit */
export type ClaimNumber = {value: string; interval?: [string, string]; meaning?: string};

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
  const end = (name: string) => factor(format, quantities.value(name), unit, {digits});
  const name = `claim.${claim.id}.number`;
  const isSaid = Object.hasOwn(catalogue, name);
  return {
    value,
    ...(quantities.has(low) && quantities.has(high) && {interval: [end(low), end(high)]}),
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
