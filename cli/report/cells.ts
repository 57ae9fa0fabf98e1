import {formatNumber} from '../../lib/quantity/format.ts';
import type {Effects} from '../../content/effects/compare-states.ts';
import type {Say} from '../../content/messages/say.ts';
import type {ResultChanges, ValueChange} from './compare.ts';
import type {Meaning, SaidClaim} from './meaning.ts';

/** What the data say otherwise: of result files, and of what the site says of them. */
export type Difference = ResultChanges & Meaning;

/** The same with what readers of pages see otherwise. */
export type FullDifference = Difference & Effects;

export interface Words {
  say: Say;
  lang: string;
}

/** in each state */
type Pair = [before: string, after: string];

/** Stands where there is nothing. */
export const NOTHING = '—';

export const verdictText = (claim: SaidClaim | undefined, {say}: Words) =>
  claim ? say(`report.claim.${claim.verdict}`) : NOTHING;

/** What was computed about a claim; a difference that the printed digits hide is shown in more of them. */
export function numberTexts(
  {before, after}: {before?: SaidClaim; after?: SaidClaim},
  {lang}: Words,
): Pair {
  const same = before?.ours?.text[lang] === after?.ours?.text[lang];
  const text = (claim: SaidClaim | undefined) => {
    if (!claim?.ours) return NOTHING;
    return same ? numberText(claim.ours.value, lang) : claim.ours.text[lang];
  };
  return [text(before), text(after)];
}

/** A measured value with its unit. */
export const measuredText = (value: number, unit: string | undefined, {say, lang}: Words) =>
  numberText(value, lang) + (say.has(`report.unit.${unit}`) ? say(`report.unit.${unit}`) : '');

/** @returns with the relative change as well, where there is one */
export function valueTexts(
  {unit, before, after}: ValueChange,
  words: Words,
): [...Pair, relative: string] {
  const shown = (value: number | undefined) =>
    value === undefined ? NOTHING : measuredText(value, unit, words);
  const share = relativeChange({before, after});
  const relative =
    share === undefined ? '' : formatNumber(share, 'share', words.lang, {sign: true});
  return [shown(before), shown(after), relative];
}

/** @returns nothing where there is nothing to divide by */
export const relativeChange = ({before, after}: Pick<ValueChange, 'before' | 'after'>) =>
  before && before > 0 && after !== undefined ? after / before - 1 : undefined;

const numberText = (value: number, lang: string) =>
  formatNumber(value, undefined, lang, {significant: 6});
