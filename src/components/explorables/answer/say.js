// @ts-check
/**
 * The sentences of an answer, in the words of a language.
 *
 * @typedef {import('../frame/words.js').Words} Words
 * @typedef {import('../../../../lib/gains/findings.js').Finding} Finding
 * @typedef {Record<string, {low: number, high: number, cells: number}>} Ranges
 */

/**
 * @param {Finding} finding
 * @param {Words} words
 * @param {Ranges} ranges
 * @returns {string}
 */
export function sentenceOf(finding, words, ranges) {
  const {topic, key, values, rate} = finding;
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
  if (unit === 'limit') return t(`answer.limit.${value}`);
  const number = Number(value);
  if (unit === 'times') return sayTimes(words, number);
  if (unit === 'perS') return sayRate(words, number);
  if (COUNTED.includes(unit))
    return t(`answer.unit.${unit}`, {count: number, value: say('count', number, {digits: 0})});
  if (unit === 'workers') return say('workers', number);
  return say(unit, number, {significant: unit === 'mb' || number < 10 ? 2 : 3});
}

const COUNTED = ['cores', 'moreWorkers', 'connections'];

/** A rate as one would say it: three digits. @param {Words} words @param {number} perS */
export const sayRate = ({say}, perS) => say('perS', Number(perS.toPrecision(3)));

/** A factor: 1.4, 3, 20. @param {Words} words @param {number} factor */
export function sayTimes({t, number}, factor) {
  const rounded = Number(factor.toPrecision(2));
  return t('answer.unit.times', {count: rounded, value: number(rounded)});
}

/**
 * What servers of our run with the same limit really served, as a range of rates.
 *
 * @param {{id: string, perS: number}} limit
 * @param {Words} words
 * @param {Ranges} ranges
 * @returns {string} `183–242`, or nothing where the limit was never measured
 */
export function rangeOf({id, perS}, {number}, ranges) {
  const range = ranges[id];
  if (!range) return '';
  const [low, high] = [range.low, range.high].map((ratio) =>
    number(Number((ratio * perS).toPrecision(3))),
  );
  // Joined, so that no line breaks within a range.
  return `${low}\u2060–\u2060${high}`;
}
