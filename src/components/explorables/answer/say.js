// @ts-check
/**
 * The sentences of an answer, in the words of a language.
 *
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {import('../../../../lib/gains/findings.js').Finding} Finding
 * @typedef {Record<string, {low: number, high: number, cells: number}>} Ranges
 * @typedef {{ranges: Ranges, mostSlots: number, isStateBorrowed?: boolean, isMemoryBorrowed?: boolean}} Known what
 *   servers of the same kind reached, the most slots that were measured, and which numbers aren't the reader's
 */

/**
 * @param {import('./state.js').Answer} answer
 * @param {{ranges: Record<import('../../../../lib/gains/reached-shares.js').Kind, Ranges>, mostSlots: number}} given
 * @returns {Known}
 */
export const knownOf = ({kind, isStateBorrowed, isMemoryBorrowed}, {ranges, mostSlots}) => ({
  ...{ranges: ranges[kind], mostSlots, isStateBorrowed, isMemoryBorrowed},
});

/**
 * A finding, with all that has to stand where it stands: from which rate it matters, what lies beyond what was measured,
 * and which of its numbers aren't the reader's.
 *
 * @param {Finding} finding
 * @param {Words} words
 * @param {Known} known
 * @returns {string}
 */
export function sentenceOf(finding, words, known) {
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
    SAYS_MEMORY.test(`${finding.topic}.${finding.key}`) &&
      (extra ?? workersMemory) &&
      known.isMemoryBorrowed &&
      t('answer.borrowed.memory'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Findings that promise so many requests at once. */
const TOLD_BEYOND = /^(?:gain|same|reach|sooner)$/u;
/** Findings that say megabytes. */
const SAYS_MEMORY = /^workers\.(?:same|reach|sooner)|^first\.coroutines$/u;

/** @param {Finding} finding @param {Words} words @param {Ranges} ranges */
function sentence({topic, key, values, rate}, words, ranges) {
  const said = Object.fromEntries(
    Object.entries(values).map(([name, [unit, value]]) => [name, sayValue(words, unit, value)]),
  );
  return words.t(`answer.${topic}.${key}`, {
    ...said,
    range: bracketed(rate ? rangeOf(rate.limit, words, ranges) : ''),
  });
}

/** Nothing where there is no range. @param {string} range */
const bracketed = (range) => (range ? ` (${range})` : '');

/** @param {Words} words @param {string} unit @param {number | string} value @returns {string} */
export function sayValue(words, unit, value) {
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
  if (unit === 'ms' && number < 0.05) return say('ms', 0);
  return say(unit, number, {significant: unit === 'mb' || number < 10 ? 2 : 3});
}

const NAMED = ['limit', 'step', 'input'];
const COUNTED = ['cores', 'moreWorkers', 'connections'];

/** A rate as one would say it: three digits. @param {Words} words @param {number} perS */
export const sayRate = ({say}, perS) => say('perS', Number(perS.toPrecision(3)));

/** A factor: 1.4, 3, 20. @param {Words} words @param {number} factor */
export function sayTimes({t, number}, factor) {
  const rounded = Number(factor.toPrecision(2));
  return t('answer.unit.times', {count: rounded, value: number(rounded)});
}

/**
 * What servers of our runs with the same limit really reached, as a range of rates that never exceeds the limit.
 *
 * @param {{id: string, perS: number}} limit
 * @param {Words} words
 * @param {Ranges} ranges
 * @returns {string} `183–242`, or nothing where the limit was never measured
 */
export function rangeOf({id, perS}, {number}, ranges) {
  const range = ranges[id];
  if (!range) return '';
  const [low, high] = [range.low, range.high].map((share) =>
    number(Number((Math.min(1, share) * perS).toPrecision(3))),
  );
  // Joined, so that no line breaks within a range.
  return `${low}\u2060–\u2060${high}`;
}
