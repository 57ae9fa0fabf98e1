import {formatNumber, formatQuantity} from '../../../../lib/quantity/format.ts';
import {wholeUnits} from '../../../../lib/quantity/whole-units.ts';
import {islandTexts} from '../../figure/live/texts.ts';
import type {Writing} from '../../../../lib/quantity/format.ts';

/** An explorable's words. */
export interface Words {
  t: (key: string, params?: object) => string;
  locale: string;
  /**
   * number with its unit: from a second on in seconds, from a gigabyte on in gigabytes; of what is counted, in the
   * right plural form
   */
  say: (unit: string, value: number, writing?: Writing) => string;
  /** seconds in milliseconds, in three digits unless told otherwise */
  ms: (seconds: number, significant?: number) => string;
  /** number without a unit */
  number: (value: number) => string;
  /** a count as a text with plural forms needs it: the number that chooses the form, and as it is written */
  counted: (count: number) => {count: number; value: string};
}

/**
 * @param texts what the explorable says, with the words of units
 * @param shown a text as its place has it
 */
export function wordsIn(
  locale: string,
  texts: Record<string, string>,
  shown = (text: string) => text,
): Words {
  const inWords = islandTexts(texts, locale);
  const t: Words['t'] = (key, params) => shown(inWords(key, params));
  const number: Words['number'] = (value) => formatNumber(value, undefined, locale);
  const say: Words['say'] = (unit, value, writing) => {
    if (COUNTED.has(unit))
      return t(`unit.${unit}`, {
        count: value,
        value: formatNumber(value, 'count', locale, {digits: 0}),
      });
    const [scaled, as] = rescaled(unit, value);
    return shown(formatQuantity(scaled, as, {locale, t, ...writing}));
  };
  return {
    ...{t, locale, number, say},
    ms: (seconds, significant = 3) => say('ms', seconds * 1000, {significant}),
    counted: (count) => ({count, value: number(count)}),
  };
}

/** For HTML, in which no line ends within a unit. */
export const wordsOnPage = (locale: string, texts: Record<string, string>): Words =>
  wordsIn(locale, texts, wholeUnits);

/** What is counted, by keys of `i18n/<language>/explorables.json`. */
const COUNTED = new Set(['workers', 'atWorkers', 'coroutines', 'vus']);

function rescaled(unit: string, value: number): [number, string] {
  if (unit === 'ms' && value >= 1000) return [value / 1000, 's'];
  if (unit === 'mb' && value >= 1000) return [value / 1000, 'gb'];
  return [value, unit];
}
