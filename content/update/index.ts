import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {changesBetween, snapshotOf} from '../claim/evaluate.ts';
import {answerViews} from '../claim/view.ts';
import {recordsOfClaims} from '../claims.ts';
import {planStates} from '../frozen/keep.ts';
import {checkClaims} from '../rules/claims.ts';
import {checkFigures} from '../rules/figures.ts';
import {LOCALES, ORIGINAL} from '../languages.ts';
import {hashOf, readPages} from '../site/pages.ts';
import {readSite} from '../site/load-site.ts';
import {isCurrent, withStamp} from '../translation.ts';
import {writeWhole} from '../write-whole.ts';
import {warningsOf} from './warnings.ts';
import {applyEdits, editsOf} from './page-edits.ts';
import {sentencesWith} from './sentences.ts';
import type {Warning} from './warnings.ts';
import type {Page, Problem, Site} from '../types.ts';

export interface Update {
  /** to read again */
  sentences: {
    file: string;
    line: number;
    text: string;
    changes: {was: string; now: string}[];
    warnings: Warning[];
  }[];
  /** with other numbers than were recorded */
  claims: ChangedClaim[];
  /** whose pictures were drawn from other numbers, words or notes */
  figures: string[];
  /** that were or would be written */
  files: string[];
  /** kept states that were never published and have been replaced */
  dropped: string[];
  /** that keep a number or a claim from being written */
  problems: Problem[];
}

export type NewText = [file: string, text: string];

/**
 * each part is to be finished before the next one begins, so that an update that was stopped is
 * finished by the next one: as long as a part is missing, that one finds it again
 */
export interface Plan {
  /** to be shown before anything is written: an update that goes on later finds less */
  found: Update;
  /** of pages and records, in the order in which they are to be written */
  texts: NewText[];
  /** of figures, once their pictures are drawn */
  states: NewText[];
}

export type ChangedClaim = {
  claim: string;
  file: string;
  line?: number;
  verdict: {was?: string; now: string};
  ours: {was?: number | null; now: number | null};
  reasons: Record<string, string | undefined>;
};

/**
 * What an update of all that is derived from the result files would do: numbers in pages, recorded claims, kept states of
 * figures, and the marks of translations that were current. Pictures are only named: to draw them takes a browser's DOM.
 *
 * @param root the project's root
 * @param options for the kept states: see planStates
 */
export async function planUpdate(
  root: string,
  {today = dayNow(), isPublished}: {today?: string; isPublished?: (file: string) => boolean} = {},
): Promise<Plan> {
  const site = await readSite(root);
  const pages = readPages(root);
  const changed = pages.map((page) => ({page, ...editsOf(page, site)}));
  const texts = [...textsAfter(changed), ...recordsOfClaims(site)];
  const problems = [
    ...site.problems,
    ...pages.flatMap((page) => page.problems),
    ...changed.flatMap((page) => page.problems),
    ...checkClaims({site, pages}).filter(({code}) => code === 'claim-verdict'),
  ];
  const options = {today, isPublished, site};
  const {states, dropped} = problems.length > 0 ? NONE : await planStates(root, options);
  const found = {
    sentences: changed.flatMap((one) => sentencesOf(one, site)),
    claims: changedClaims(site),
    figures: toDraw(checkFigures({site, pages}), states),
    files: [...texts, ...states].map(([file]) => file),
    dropped,
    problems,
  };
  return {found, texts, states};
}

const NONE: {states: NewText[]; dropped: string[]} = {states: [], dropped: []};

/**
 * Writes new texts, each whole or not at all, one after another.
 *
 * @throws {WriteError} at the first that can't be written
 */
export function writeTexts(
  root: string,
  texts: readonly NewText[],
  onWritten: (file: string) => void = () => undefined,
) {
  for (const [file, text] of texts) {
    writeWhole(join(root, file), text);
    onWritten(file);
  }
}

/** Removes kept states that nobody has seen, once newer ones are kept. */
export function dropStates(root: string, files: readonly string[]) {
  for (const file of files) rmSync(join(root, file));
}

/**
 * Figures whose pictures aren't those of their points, and those whose words or notes alone have changed, which the mark of
 * a picture's points can't tell: their state is a new one.
 */
function toDraw(problems: Problem[], states: NewText[]) {
  const stale = problems.flatMap(({params}) => (params.stale ? String(params.figure) : []));
  const changed = states.map(([file]) => file.split('/').slice(-3, -1).join('/'));
  return [...new Set([...stale, ...changed])].sort();
}

const dayNow = () => new Date().toISOString().slice(0, 10);

export type Changed = {page: Page} & ReturnType<typeof editsOf>;

/**
 * New texts of pages: with their numbers, and a translation that was current stays so. Translations come first: where an
 * update is stopped behind them, they bear the mark of the original that the next one writes. The other way round nobody
 * could tell any more that they were current.
 */
function textsAfter(changed: Changed[]): NewText[] {
  const numbered = changed.map(({page, edits}) => ({page, text: applyEdits(page.text, edits)}));
  const byFile = new Map(numbered.map((one) => [one.page.file, one]));
  const after = numbered.map(({page, text}) => {
    const original = byFile.get(page.fileByLocale[ORIGINAL]);
    if (page.locale === ORIGINAL || !original || !isCurrent(page, original.page))
      return {page, text};
    const hash = hashOf(original.text);
    return {page, text: hash === original.page.hash ? text : withStamp(text, hash)};
  });
  const isOriginal = ({page}: {page: Page}) => Number(page.locale === ORIGINAL);
  return after
    .filter(({page, text}) => text !== page.text)
    .sort((left, right) => isOriginal(left) - isOriginal(right))
    .map(({page, text}) => [page.file, text]);
}

function sentencesOf({page, edits}: Changed, site: Site) {
  const byTag = new Map(edits.map((edit) => [edit.node, edit]));
  const texts = new Map(edits.map(({node, now}) => [node, now]));
  return sentencesWith(page, texts).map((sentence) => ({
    file: page.file,
    line: sentence.line,
    text: sentence.text,
    changes: sentence.tags.flatMap((tag) => byTag.get(tag) ?? []).map(({was, now}) => ({was, now})),
    warnings: warningsOf(sentence, byTag, page.locale, site),
  }));
}

function changedClaims(site: Site) {
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

function reasonOf(site: Site, key: string, locale: string) {
  return answerViews(site, locale).get(key)?.reason;
}
