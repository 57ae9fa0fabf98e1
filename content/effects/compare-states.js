// @ts-check
import {changesBetween} from '../claim/evaluate.js';
import {LOCALES} from '../languages.js';
import {tagsNamed} from '../site/tags.js';
import {doubtsOf} from '../update/doubts.js';
import {sentencesWith} from '../update/sentences.js';
import {evaluateValue} from '../value/evaluate.js';

/**
 * What readers would see otherwise in one state of the project than in another.
 *
 * @param {import('./state.js').State} before
 * @param {import('./state.js').State} after
 * @returns {Effects}
 *
 * @typedef {object} Effects
 * @property {{id: string, before?: ShownClaim, after?: ShownClaim}[]} claims
 * @property {ChangedSentence[]} sentences with other numbers, in both languages
 * @property {{id: string, kind: Kind, texts: ChangedText[]}[]} figures whose points or texts are others
 * @property {string[]} failures what could not be computed in either state
 *
 * @typedef {{file: string, line: number, before: string, after: string,
 *   doubts: import('../update/doubts.js').Doubt[]}} ChangedSentence
 * @typedef {{locale: string, key: string, before?: string, after?: string}} ChangedText
 * @typedef {'added' | 'removed' | 'changed'} Kind
 * @typedef {Omit<Snapshot, 'quantities'> & {shown: ClaimState['shown']}} ShownClaim
 * @typedef {import('../claim/evaluate.js').Snapshot} Snapshot
 * @typedef {import('./state.js').State} State
 * @typedef {import('./state.js').ClaimState} ClaimState
 * @typedef {import('./state.js').FigureState} FigureState
 */
export function compareStates(before, after) {
  return {
    claims: claimChanges(before.claims, after.claims),
    sentences: after.pages.flatMap((page) => sentenceChanges(page, before, after)),
    figures: figureChanges(before.figures, after.figures),
    failures: [...new Set([...before.failures, ...after.failures])],
  };
}

/** @param {Map<string, unknown>} left @param {Map<string, unknown>} right */
const idsOf = (left, right) => [...new Set([...left.keys(), ...right.keys()])].sort();

/** @param {State['claims']} before @param {State['claims']} after @returns {Effects['claims']} */
function claimChanges(before, after) {
  return idsOf(before, after).flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const same = was && is && changesBetween(was.snapshot, is.snapshot).length === 0;
    return same ? [] : [{id, before: shownClaim(was), after: shownClaim(is)}];
  });
}

/** @param {ClaimState | undefined} claim */
function shownClaim(claim) {
  if (!claim) return undefined;
  const {verdict, stated, ours} = claim.snapshot;
  return {verdict, stated, ours, shown: claim.shown};
}

/**
 * Sentences of a page as it is now, with the numbers of either state.
 *
 * @param {import('../site/pages.js').Page} page
 * @param {State} before
 * @param {State} after
 * @returns {ChangedSentence[]}
 */
function sentenceChanges(page, before, after) {
  const edits = new Map(
    tagsNamed(page.tree, 'Value').flatMap((tag) => {
      const [was, now] = [before, after].map(({site}) => evaluateValue(tag, page, site).text);
      return was === null || now === null || was === now
        ? []
        : [/** @type {const} */ ([tag, {was, now}])];
    }),
  );
  const texts = (/** @type {'was' | 'now'} */ side) =>
    new Map([...edits].map(([tag, edit]) => [tag, edit[side]]));
  const old = sentencesWith(page, texts('was'));
  const judged = {...after.site, computed: recordedOf(before)};
  return sentencesWith(page, texts('now')).map((sentence) => ({
    file: page.file,
    line: sentence.line,
    before: old.find(({tags}) => tags[0] === sentence.tags[0])?.text ?? '',
    after: sentence.text,
    doubts: doubtsOf(sentence, edits, page.locale, judged),
  }));
}

/** Claims of the earlier state in the place of the recorded ones: what is compared is what the data say. @param {State} state */
const recordedOf = ({claims}) => new Map([...claims].map(([key, {snapshot}]) => [key, snapshot]));

/** @param {State['figures']} before @param {State['figures']} after @returns {Effects['figures']} */
function figureChanges(before, after) {
  return idsOf(before, after).flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const texts = LOCALES.flatMap((locale) => textChanges(was, is, locale));
    if (was && is && was.fingerprint === is.fingerprint && texts.length === 0) return [];
    return [{id, kind: kindOf(was, is), texts: was && is ? texts : []}];
  });
}

/** @param {FigureState | undefined} before @param {FigureState | undefined} after @returns {Kind} */
function kindOf(before, after) {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

/** @param {FigureState | undefined} before @param {FigureState | undefined} after @param {string} locale */
function textChanges(before, after, locale) {
  const [was, is] = [before, after].map((figure) => figure?.texts[locale] ?? {});
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => was[key] !== is[key])
    .map((key) => ({locale, key, before: was[key], after: is[key]}));
}
