// @ts-check
import {sourcesOfStudy} from '../rules/claims.js';
import {correctionNotes, readCorrections} from '../site/corrections.js';
import {catalogueOf} from '../site/studies.js';
import {placeOfClaim} from './anchor.js';
import {memoize} from '../memoize.js';
import {quantityFormatter} from '../value/quantity.js';
import {bookOf} from '../quantities/book.js';
import {mannerOf} from '../quantities/placeholders.js';
import {sayerOf, textsUnder, withQuantities} from '../quantities/texts.js';
import {textsOf} from '../texts.js';
import {studyPages} from './study-page.js';

/**
 * All claims as a reader of a language sees them, made once: the page asks for what they are filtered by, the
 * server for their texts.
 *
 * @type {(site: Site, locale: string) => ClaimView[]}
 *
 * @typedef {import('../types.js').Site} Site
 * @typedef {import('../types.js').ClaimEntry} ClaimEntry
 *
 * @typedef {object} ClaimView
 * @property {string} id
 * @property {string} study
 * @property {string} studyTitle
 * @property {string} [studyPage] address of the study's page
 * @property {string} [place] address of the claim's place in that page
 * @property {boolean} [isKey] whether it is one of those that a study is known for
 * @property {string} source id
 * @property {string} sourceTitle
 * @property {string} [sourceUrl]
 * @property {string} where place in the source
 * @property {string} quote in the words of the source
 * @property {string} claim what is claimed, in ours
 * @property {string} verdict
 * @property {string} verdictWord
 * @property {string} reason
 * @property {string} [calculation]
 * @property {string} [stated]
 * @property {import('../site/corrections.js').CorrectionNote[]} corrections of its verdict, numbers or reason
 * @property {string} [ours] computed; nothing is for what is not derivable
 */
export const claimViews = memoize((/** @type {Site} */ site, locale) => {
  const pageOf = studyPages(site.root, locale);
  const corrections = readCorrections(site.root);
  const catalogue = site.catalogues[locale].corrections ?? {};
  return [...site.claims.values()].flatMap((entry) => {
    if (!entry.result) return [];
    return {
      ...placeOf(entry, pageOf(entry.study)),
      ...viewOf(entry, entry.result, site, locale),
      corrections: correctionNotes(corrections, {of: 'claims', name: entry.key, locale, catalogue}),
    };
  });
});

/** @param {{claim: {id: string}}} entry @param {import('./study-page.js').StudyPage} page */
function placeOf({claim}, {title, address, placeOf: pageOf}) {
  const page = pageOf(claim.id);
  const place = page && `${page}#${placeOfClaim(claim.id)}`;
  return {studyTitle: title, studyPage: address, place};
}

/** @param {ClaimEntry} entry @param {Evaluation} result of it @param {Site} site @param {string} locale */
function viewOf(entry, result, site, locale) {
  const {study, claim} = entry;
  const {texts, say} = studyTexts(site, `${locale} ${study}`);
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
    calculation: claim.calculation?.({say, q: bookOf(site, study).value, number: format}),
    stated: result.stated ? statedText(result.stated, format) : undefined,
    ours: oursText(result, format),
    isKey: claim.key,
  };
}

/**
 * What is not derivable has no result to show, though its numbers were looked at.
 *
 * @param {Evaluation} result
 * @param {Format} format
 *
 * @typedef {import('./evaluate.js').Evaluation} Evaluation
 * @typedef {ReturnType<typeof quantityFormatter>} Format
 */
function oursText({ours, unit, digits, verdict}, format) {
  return ours === null || verdict === 'not-derivable' ? undefined : format(ours, unit, {digits});
}

/**
 * What was computed about a claim, for a surface that shows nothing around it: the number with its unit, its interval
 * where it has one, and what it is a number of.
 *
 * @param {Site} site
 * @param {string} key `<study>/<claim>`
 * @param {string} locale
 * @returns {ClaimNumber | null} null where nothing was computed
 *
 * @typedef {{value: string, interval?: [string, string], meaning?: string}} ClaimNumber `value` and both ends with the unit
 */
export function claimNumber(site, key, locale) {
  const {study, claim, result} = /** @type {ClaimEntry} */ (site.claims.get(key));
  const {interface: words, [catalogueOf(study)]: catalogue = {}} = site.catalogues[locale];
  const format = quantityFormatter(locale, words);
  const value = result && oursText(result, (...given) => factor(format, ...given));
  if (!value) return null;
  const book = bookOf(site, study);
  const ends = ['low', 'high'].map((end) => `${claim.ours}-${end}`);
  const {unit, digits} = /** @type {Evaluation} */ (result);
  const name = `claim.${claim.id}.number`;
  const isSaid = Object.hasOwn(catalogue, name);
  return {
    value,
    ...(ends.every((end) => book.has(end)) && {
      interval: /** @type {[string, string]} */ (
        ends.map((end) => factor(format, book.value(end), unit, {digits}))
      ),
    }),
    ...(isSaid && {meaning: studyTexts(site, `${locale} ${study}`).texts.render(name)}),
  };
}

/**
 * What a source states, for the same surface.
 *
 * @param {Site} site @param {string} key `<study>/<claim>` @param {string} locale
 * @returns {string | undefined} a ratio with its sign
 */
export function claimStated(site, key, locale) {
  const stated = site.claims.get(key)?.result?.stated;
  if (!stated) return undefined;
  const text = statedText(stated, quantityFormatter(locale, site.catalogues[locale].interface));
  return stated.unit === 'ratio' ? `×${text}` : text;
}

/** A ratio with its sign. @param {Format} format @param {Parameters<Format>} given */
const factor = (format, ...given) => (given[1] === 'ratio' ? '×' : '') + format(...given);

/** The claims' texts of a study in a language, and what says its quantities, made once. */
const studyTexts = memoize((/** @type {Site} */ site, key) => {
  const [locale, study] = key.split(' ');
  const {interface: words = {}, [catalogueOf(study)]: catalogue = {}} = site.catalogues[locale];
  const book = bookOf(site, study);
  const own = [...site.claims.values()].filter((entry) => entry.study === study);
  const said = own.map(({claim}) =>
    withQuantities(textsUnder(catalogue, `claim.${claim.id}.`), {book, locale, words}),
  );
  const say = sayerOf(book, locale, words);
  /** @type {import('../../src/studies/types.js').Wording['say']} */
  const inManner = (name, manner) => say(name, manner === undefined ? undefined : mannerOf(manner));
  return {texts: textsOf(locale, Object.assign({}, ...said)), say: inManner};
});

/**
 * What a source states, as readers see it: a number with its unit; of a range the unit once, 5–10 %.
 *
 * @param {import('./evaluate.js').Stated} stated
 * @param {Format} format
 */
export function statedText(stated, format) {
  const {unit} = stated;
  if ('value' in stated) return format(stated.value, unit);
  return `${format(stated.from, unit).replace(/\D+$/u, '')}–${format(stated.to, unit)}`;
}
