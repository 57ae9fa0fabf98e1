import {LOCALES} from '../languages.ts';
import {tagsNamed} from '../site/tags.ts';
import {warningsOf} from '../update/warnings.ts';
import {sentencesWith} from '../update/sentences.ts';
import {evaluateValue} from '../value/evaluate.ts';
import type {Warning} from '../update/warnings.ts';
import type {FigureState, State} from './state.ts';
import type {Page} from '../types.ts';

export interface Effects {
  /** with other numbers, in both languages */
  sentences: ChangedSentence[];
  /** whose points or texts are others */
  pictures: {id: string; kind: Kind; texts: ChangedText[]}[];
  /** what could not be computed in either state */
  failures: string[];
}

export type ChangedSentence = {
  file: string;
  line: number;
  before: string;
  after: string;
  warnings: Warning[];
};

export type ChangedText = {locale: string; key: string; before?: string; after?: string};

export type Kind = 'added' | 'removed' | 'changed';

/** What readers would see otherwise in one state of the project than in another. */
export function compareStates(before: State, after: State): Effects {
  return {
    sentences: after.pages.flatMap((page) => sentenceChanges(page, before, after)),
    pictures: figureChanges(before.figures, after.figures),
    failures: [...new Set([...before.failures, ...after.failures])],
  };
}

const idsOf = (left: Map<string, unknown>, right: Map<string, unknown>) =>
  [...new Set([...left.keys(), ...right.keys()])].sort();

/** Sentences of a page as it is now, with the numbers of either state. */
function sentenceChanges(page: Page, before: State, after: State): ChangedSentence[] {
  const edits = new Map(
    tagsNamed(page.tree, 'Value').flatMap((tag) => {
      const [was, now] = [before, after].map(({site}) => evaluateValue(tag, page, site).text);
      return was === null || now === null || was === now ? [] : [[tag, {was, now}] as const];
    }),
  );
  const texts = (side: 'was' | 'now') =>
    new Map([...edits].map(([tag, edit]) => [tag, edit[side]]));
  const old = sentencesWith(page, texts('was'));
  // Claims of the earlier state in the place of the recorded ones: what is compared is what the data say.
  const judged = {...after.site, computed: before.claims};
  return sentencesWith(page, texts('now')).map((sentence) => ({
    file: page.file,
    line: sentence.line,
    before: old.find(({tags}) => tags[0] === sentence.tags[0])?.text ?? '',
    after: sentence.text,
    warnings: warningsOf(sentence, edits, page.locale, judged),
  }));
}

function figureChanges(before: State['figures'], after: State['figures']): Effects['pictures'] {
  return idsOf(before, after).flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const texts = LOCALES.flatMap((locale) => textChanges(was, is, locale));
    if (was && is && was.fingerprint === is.fingerprint && texts.length === 0) return [];
    return [{id, kind: kindOf(was, is), texts: was && is ? texts : []}];
  });
}

function kindOf(before: FigureState | undefined, after: FigureState | undefined): Kind {
  if (!before) return 'added';
  return after ? 'changed' : 'removed';
}

function textChanges(
  before: FigureState | undefined,
  after: FigureState | undefined,
  locale: string,
) {
  const [was, is] = [before, after].map((figure) => figure?.texts[locale] ?? {});
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => was[key] !== is[key])
    .map((key) => ({locale, key, before: was[key], after: is[key]}));
}
