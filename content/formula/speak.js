// @ts-check
import {formatNumber} from '../../lib/quantity/format.js';

/**
 * Says a short formula made of known symbols, numbers and simple signs.
 *
 * @param {string} tex
 * @param {string} locale
 * @param {{symbols: Spoken[], signs: Spoken[]}} words
 * @returns {string | null} null if a part of it isn't known: it needs words of its own
 *
 * @typedef {{tex: string, spoken: string}} Spoken
 */
export function speak(tex, locale, {symbols, signs}) {
  const longestFirst = [...symbols].sort((one, other) => other.tex.length - one.tex.length);
  const parts = [];
  for (let rest = tex.trim(); rest !== '';) {
    const part = partAtStart(rest, locale, longestFirst, signs);
    if (!part) return null;
    parts.push(part.spoken);
    rest = rest.slice(part.length).trimStart();
  }
  return parts.join(' ');
}

/** @param {string} text @param {string} locale @param {Spoken[]} symbols @param {Spoken[]} signs */
function partAtStart(text, locale, symbols, signs) {
  const symbol = symbols.find(({tex}) => startsWithWhole(text, tex));
  if (symbol) return {spoken: symbol.spoken, length: symbol.tex.length};
  const number = /^\d+([.,]\d+)?/.exec(text)?.[0];
  if (number) return {spoken: inLanguage(number, locale), length: number.length};
  const sign = signs.find(({tex}) => startsWithWhole(text, tex));
  return sign && {spoken: sign.spoken, length: sign.tex.length};
}

// `\mu` must not be found in `\multimap`, nor `N` in `N^*`
/** @param {string} text @param {string} tex */
function startsWithWhole(text, tex) {
  if (!text.startsWith(tex)) return false;
  const next = text[tex.length] ?? '';
  if (next === '_' || next === '^' || next === '{') return false;
  return !(/\\[a-z]+$/i.test(tex) && /[a-z]/i.test(next));
}

/** @param {string} number @param {string} locale */
function inLanguage(number, locale) {
  const plain = number.replace(',', '.');
  const digits = plain.split('.')[1]?.length ?? 0;
  return formatNumber(Number(plain), undefined, locale, {digits, grouping: false});
}
