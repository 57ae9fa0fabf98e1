import {rounded} from '../../../../lib/quantity/format.ts';
import type {Finding} from '../../../../lib/gains/findings.ts';
import type {Kind} from '../../../../lib/gains/reached-shares.ts';
import type {Words} from '../frame/words.ts';
import type {Answer} from './state.ts';

/** The sentences of an answer, in the words of a language. */
export type Ranges = Record<string, {low: number; high: number; cells: number}>;

/**
 * what servers of the same kind reached, the most slots that were measured, and which numbers aren't the reader's
 */
export type Known = {
  ranges: Ranges;
  mostSlots: number;
  isStateBorrowed?: boolean;
  isMemoryBorrowed?: boolean;
  chosen?: number;
};

export const knownOf = (
  {kind, isStateBorrowed, isMemoryBorrowed, chosen}: Answer,
  {ranges, mostSlots}: {ranges: Record<Kind, Ranges>; mostSlots: number},
): Known => ({
  ...{ranges: ranges[kind], mostSlots, isStateBorrowed, isMemoryBorrowed, chosen},
});

/**
 * A finding, with all that has to stand where it stands: from which rate it matters, what lies beyond what was measured,
 * and which of its numbers aren't the reader's.
 */
export function sentenceOf(finding: Finding, words: Words, known: Known): string {
  const {t} = words;
  const {values, usesState} = finding;
  const {from, missing, extra, workersMemory, slots} = values;
  const isBeyond = TOLD_BEYOND.test(finding.key) && Number(slots?.[1]) > known.mostSlots;
  return [
    sentence(finding, words, known.ranges),
    missing && t('answer.state.missing', {input: sayValue(words, ...missing)}),
    from && t(`answer.from${from[1] ? '' : '.any'}`, {from: sayValue(words, ...from)}),
    isBeyond &&
      t('answer.beyond', {slots: sayValue(words, ...slots), most: words.number(known.mostSlots)}),
    usesState && known.isStateBorrowed && t('answer.borrowed'),
    usesState && sayChosen(known.chosen, words),
    SAYS_MEMORY.test(`${finding.topic}.${finding.key}`) &&
      (extra ?? workersMemory) &&
      known.isMemoryBorrowed &&
      t('answer.borrowed.memory'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Findings that promise so many requests at once, or say what memory they take. */
const TOLD_BEYOND = /^(?:gain|same|reach|sooner|memory(?:-range)?|coroutines)$/u;
/** Findings that say megabytes. */
const SAYS_MEMORY = /^workers\.(?:same|reach|sooner)|^first\.coroutines$/u;

function sentence({topic, key, values, rate}: Finding, words: Words, ranges: Ranges) {
  const range = rate ? rangeOf(rate.limit, words, ranges) : '';
  return words.t(`answer.${topic}.${key}`, {
    ...sayAll(values, words),
    range: range && ` (${range})`,
  });
}

/** Numbers by name, as sentences say them. */
export const sayAll = (values: Finding['values'], words: Words): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, [unit, value]]) => [name, sayValue(words, unit, value)]),
  );

/** That what connecting costs is our measurement of the way that was chosen; nothing where it wasn't. */
export const sayChosen = (chosen: number | undefined, {t}: Words) =>
  chosen ? t('answer.borrowed.connect', {how: t(`answer.choice.how.${chosen}`)}) : '';

export function sayValue(words: Words, unit: string, value: number | string): string {
  const {t, say} = words;
  if (NAMED.includes(unit)) return t(`answer.${unit}.${value}`);
  const number = Number(value);
  if (unit === 'times') return sayTimes(words, number);
  if (unit === 'perS') return sayRate(words, number);
  if (COUNTED.includes(unit))
    return t(`answer.unit.${unit}`, {count: number, value: say('count', number, {digits: 0})});
  if (unit === 'workers') return say('workers', number);
  if (unit === 'number' || unit === 'slots') return words.number(number);
  if (unit === 'percent') return say('share', number, {digits: number < 0.1 ? 1 : 0});
  if (unit === 'wait' && number < LEAST_WAIT_MS / 2)
    return t('answer.unit.wait', {value: say('ms', LEAST_WAIT_MS)});
  if (unit === 'ms' && number < LEAST_WAIT_MS / 2) return say('ms', 0);
  return say(unit === 'wait' ? 'ms' : unit, number, {
    significant: unit === 'mb' || number < 10 ? 2 : 3,
  });
}

/** A mean wait below it is hardly one; “0 ms” would say that nothing ever waits. */
const LEAST_WAIT_MS = 0.1;
const NAMED = ['limit', 'step', 'input'];
const COUNTED = ['cores', 'moreWorkers', 'connections'];

/** A rate as one would say it: three digits. */
export const sayRate = ({say}: Words, perS: number) => say('perS', rounded(perS));

/** A factor: 1.4, 3, 20. */
export function sayTimes({t, number}: Words, factor: number) {
  const shown = rounded(factor, 2);
  return t('answer.unit.times', {count: shown, value: number(shown)});
}

/**
 * What servers of our runs with the same limit really reached, as a range of rates that never exceeds the limit.
 *
 * @returns `183–242`, or nothing where the limit was never measured
 */
export function rangeOf(
  {id, perS}: {id: string; perS: number},
  {number}: Words,
  ranges: Ranges,
): string {
  const range = ranges[id];
  if (!range) return '';
  const [low, high] = [range.low, range.high].map((share) =>
    number(rounded(Math.min(1, share) * perS)),
  );
  // Joined, so that no line breaks within a range.
  return `${low}\u2060–\u2060${high}`;
}
