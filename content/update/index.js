// @ts-check
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {changesBetween, snapshotOf} from '../claim/evaluate.js';
import {claimViews} from '../claim/view.js';
import {recordsOfClaims} from '../claims.js';
import {planStates} from '../frozen/keep.js';
import {checkClaims} from '../rules/claims.js';
import {checkFigures} from '../rules/figures.js';
import {LOCALES, ORIGINAL} from '../languages.js';
import {hashOf, readPages} from '../site/pages.js';
import {readSite} from '../site/load-site.js';
import {isCurrent, withStamp} from '../translation.js';
import {writeWhole} from '../write-whole.js';
import {doubtsOf} from './doubts.js';
import {applyEdits, editsOf} from './page-edits.js';
import {sentencesWith} from './sentences.js';

/** @import {Problem} from '../problem.js' */
/** @import {Page} from '../site/pages.js' */
/** @import {Site} from '../types.js' */

/**
 * What an update of all that is derived from the result files would do: numbers in pages, recorded claims, kept states of
 * figures, and the marks of translations that were current. Pictures are only named: to draw them takes a browser's DOM.
 *
 * @param {string} root the project's root
 * @param {{today?: string, isPublished?: (file: string) => boolean}} [options] for the kept states: see planStates
 * @returns {Promise<Plan>}
 *
 * @typedef {object} Update
 * @property {{file: string, line: number, text: string, changes: {was: string, now: string}[],
 *   doubts: import('./doubts.js').Doubt[]}[]} sentences to read again
 * @property {ChangedClaim[]} claims with other numbers than were recorded
 * @property {string[]} figures whose pictures were drawn from other numbers, words or notes
 * @property {string[]} files that were or would be written
 * @property {string[]} dropped kept states that were never published and have been replaced
 * @property {import('../problem.js').Problem[]} problems that keep a number or a claim from being written
 *
 * @typedef {[file: string, text: string]} NewText
 * @typedef {object} Plan each part is to be finished before the next one begins, so that an update that was stopped is
 *   finished by the next one: as long as a part is missing, that one finds it again
 * @property {Update} found to be shown before anything is written: an update that goes on later finds less
 * @property {NewText[]} texts of pages and records, in the order in which they are to be written
 * @property {NewText[]} states of figures, once their pictures are drawn
 *
 * @typedef {{claim: string, file: string, line?: number, verdict: {was?: string, now: string},
 *   ours: {was?: number | null, now: number | null}, reasons: Record<string, string | undefined>}} ChangedClaim
 */
export async function planUpdate(root, {today = dayNow(), isPublished} = {}) {
  const site = await readSite(root);
  const pages = readPages(root);
  const changed = pages.map((page) => ({page, ...editsOf(page, site)}));
  const texts = [...textsAfter(changed), ...recordsOfClaims(site)];
  const problems = [
    ...site.problems,
    ...pages.flatMap((page) => page.problems),
    ...changed.flatMap((page) => page.problems),
    ...checkClaims(site, pages).filter(({code}) => code === 'claim-verdict'),
  ];
  const options = {today, isPublished, runs: site.runs.byId};
  const {states, dropped} = problems.length > 0 ? NONE : await planStates(root, options);
  const found = {
    sentences: changed.flatMap((one) => sentencesOf(one, site)),
    claims: changedClaims(site),
    figures: toDraw(checkFigures(site, pages), states),
    files: [...texts, ...states].map(([file]) => file),
    dropped,
    problems,
  };
  return {found, texts, states};
}

/** @type {Awaited<ReturnType<typeof planStates>>} */
const NONE = {states: [], dropped: []};

/**
 * Writes new texts, each whole or not at all, one after another.
 *
 * @param {string} root
 * @param {readonly NewText[]} texts
 * @param {(file: string) => void} [onWritten]
 * @throws {import('../write-error.js').WriteError} at the first that can't be written
 */
export function writeTexts(root, texts, onWritten = () => undefined) {
  for (const [file, text] of texts) {
    writeWhole(join(root, file), text);
    onWritten(file);
  }
}

/** Removes kept states that nobody has seen, once newer ones are kept. @param {string} root @param {readonly string[]} files */
export function dropStates(root, files) {
  for (const file of files) rmSync(join(root, file));
}

/**
 * Does all that an update does, except for drawing.
 *
 * @param {string} root
 * @param {Parameters<typeof planUpdate>[1]} [options]
 * @returns {Promise<Update>}
 */
export async function updateSite(root, options) {
  const {found, texts, states} = await planUpdate(root, options);
  writeTexts(root, [...texts, ...states]);
  dropStates(root, found.dropped);
  return found;
}

/**
 * Figures whose pictures aren't those of their points, and those whose words or notes alone have changed, which the mark of
 * a picture's points can't tell: their state is a new one.
 *
 * @param {Problem[]} problems
 * @param {NewText[]} states
 */
function toDraw(problems, states) {
  const stale = problems.flatMap(({params}) => (params.stale ? String(params.figure) : []));
  const changed = states.map(([file]) => file.split('/').slice(-3, -1).join('/'));
  return [...new Set([...stale, ...changed])].sort();
}

const dayNow = () => new Date().toISOString().slice(0, 10);

/**
 * New texts of pages: with their numbers, and a translation that was current stays so. Translations come first: where an
 * update is stopped behind them, they bear the mark of the original that the next one writes. The other way round nobody
 * could tell any more that they were current.
 *
 * @param {Changed[]} changed
 * @returns {NewText[]}
 *
 * @typedef {{page: Page} & ReturnType<typeof editsOf>} Changed
 */
function textsAfter(changed) {
  const numbered = changed.map(({page, edits}) => ({page, text: applyEdits(page.text, edits)}));
  const byFile = new Map(numbered.map((one) => [one.page.file, one]));
  const after = numbered.map(({page, text}) => {
    const twin = byFile.get(page.twins[ORIGINAL]);
    if (page.locale === ORIGINAL || !twin || !isCurrent(page, twin.page)) return {page, text};
    const hash = hashOf(twin.text);
    return {page, text: hash === twin.page.hash ? text : withStamp(text, hash)};
  });
  const isOriginal = (/** @type {{page: Page}} */ {page}) => Number(page.locale === ORIGINAL);
  return after
    .filter(({page, text}) => text !== page.text)
    .sort((left, right) => isOriginal(left) - isOriginal(right))
    .map(({page, text}) => [page.file, text]);
}

/** @param {Changed} changed @param {Site} site */
function sentencesOf({page, edits}, site) {
  const byTag = new Map(edits.map((edit) => [edit.node, edit]));
  const texts = new Map(edits.map(({node, now}) => [node, now]));
  return sentencesWith(page, texts).map((sentence) => ({
    file: page.file,
    line: sentence.line,
    text: sentence.text,
    changes: sentence.tags.flatMap((tag) => byTag.get(tag) ?? []).map(({was, now}) => ({was, now})),
    doubts: doubtsOf(sentence, byTag, page.locale, site),
  }));
}

/** @param {Site} site */
function changedClaims(site) {
  return [...site.claims.values()].flatMap(({key, place, result}) => {
    if (!result) return [];
    const was = site.computed.get(key);
    const now = snapshotOf(result);
    if (was && changesBetween(was, now).length === 0) return [];
    return [
      {
        claim: key,
        ...place,
        verdict: {was: was?.verdict, now: now.verdict},
        ours: {was: was?.ours, now: now.ours},
        reasons: Object.fromEntries(LOCALES.map((locale) => [locale, reasonOf(site, key, locale)])),
      },
    ];
  });
}

/** @param {Site} site @param {string} key @param {string} locale */
function reasonOf(site, key, locale) {
  return claimViews(site, locale).find(({study, id}) => `${study}/${id}` === key)?.reason;
}
