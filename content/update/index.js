// @ts-check
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {changesBetween, snapshotOf} from '../claim/evaluate.js';
import {claimViews} from '../claim/view.js';
import {recordClaims} from '../claims.js';
import {keepStates} from '../frozen/keep.js';
import {checkClaims} from '../rules/claims.js';
import {checkFigures} from '../rules/figures.js';
import {LOCALES, ORIGINAL} from '../languages.js';
import {hashOf, readPages} from '../site/pages.js';
import {readSite} from '../site/load-site.js';
import {isCurrent, withStamp} from '../translation.js';
import {doubtsOf} from './doubts.js';
import {applyEdits, editsOf} from './page-edits.js';
import {sentencesWith} from './sentences.js';

/** @import {Problem} from '../problem.js' */
/** @import {Page} from '../site/pages.js' */
/** @import {Site} from '../types.js' */

/**
 * Brings all that is derived from the result files up to date: numbers in pages, recorded claims, and the marks of
 * translations that were current. Pictures are only named: to draw them takes a browser's DOM.
 *
 * @param {string} root the project's root
 * @param {{dryRun?: boolean, today?: string, isPublished?: (file: string) => boolean}} [options] for the kept states of
 *   figures: see keepStates
 * @returns {Promise<Update>}
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
 * @typedef {{claim: string, file: string, line?: number, verdict: {was?: string, now: string},
 *   ours: {was?: number | null, now: number | null}, reasons: Record<string, string | undefined>}} ChangedClaim
 */
export async function updateSite(root, {dryRun = false, today = dayNow(), isPublished} = {}) {
  const site = await readSite(root);
  const pages = readPages(root);
  const changed = pages.map((page) => ({page, ...editsOf(page, site)}));
  const texts = textsAfter(changed);
  const recorded = recordClaims(root, site, {dryRun});
  if (!dryRun) for (const [file, text] of texts) writeFileSync(join(root, file), text);
  const problems = [
    ...site.problems,
    ...pages.flatMap((page) => page.problems),
    ...changed.flatMap((page) => page.problems),
    ...checkClaims(site, pages).filter(({code}) => code === 'claim-verdict'),
  ];
  const options = {dryRun, today, isPublished, runs: site.runs.byId};
  const states = problems.length > 0 ? NONE : await keepStates(root, options);
  return {
    sentences: changed.flatMap((one) => sentencesOf(one, site)),
    claims: changedClaims(site),
    figures: toDraw(checkFigures(site, pages), states.written),
    files: [...texts.keys(), ...recorded, ...states.written],
    dropped: states.dropped,
    problems,
  };
}

const NONE = {written: [], dropped: []};

/**
 * Figures whose pictures aren't those of their points, and those whose words or notes alone have changed, which the mark of
 * a picture's points can't tell: their state is a new one.
 *
 * @param {Problem[]} problems
 * @param {string[]} states
 */
function toDraw(problems, states) {
  const stale = problems.flatMap(({params}) => (params.stale ? String(params.figure) : []));
  const changed = states.map((file) => file.split('/').slice(-3, -1).join('/'));
  return [...new Set([...stale, ...changed])].sort();
}

const dayNow = () => new Date().toISOString().slice(0, 10);

/**
 * New texts of pages by file: with their numbers, and a translation that was current stays so.
 *
 * @param {Changed[]} changed
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
  return new Map(
    after.filter(({page, text}) => text !== page.text).map(({page, text}) => [page.file, text]),
  );
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
