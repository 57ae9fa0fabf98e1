import {formatNumber} from '../../lib/quantity/format.ts';
import type {Site} from '../types.ts';

type Spoken = {tex: string; spoken: string};

/**
 * Says a short formula made of known symbols, numbers and simple signs.
 *
 * @returns null if a part of it isn't known: it needs words of its own
 */
export function speak(
  tex: string,
  locale: string,
  {symbols, signs}: {symbols: Spoken[]; signs: Spoken[]},
): string | null {
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

function partAtStart(text: string, locale: string, symbols: Spoken[], signs: Spoken[]) {
  const symbol = symbols.find(({tex}) => startsWithWhole(text, tex));
  if (symbol) return {spoken: symbol.spoken, length: symbol.tex.length};
  const number = /^\d+([.,]\d+)?/.exec(text)?.[0];
  if (number) return {spoken: inLanguage(number, locale), length: number.length};
  const sign = signs.find(({tex}) => startsWithWhole(text, tex));
  return sign && {spoken: sign.spoken, length: sign.tex.length};
}

// `\mu` must not be found in `\multimap`, nor `N` in `N^*`
function startsWithWhole(text: string, tex: string) {
  if (!text.startsWith(tex)) return false;
  const next = text[tex.length] ?? '';
  if (next === '_' || next === '^' || next === '{') return false;
  return !(/\\[a-z]+$/i.test(tex) && /[a-z]/i.test(next));
}

function inLanguage(number: string, locale: string) {
  const plain = number.replace(',', '.');
  const digits = plain.split('.')[1]?.length ?? 0;
  return formatNumber(Number(plain), undefined, locale, {digits, grouping: false});
}

export type SpokenSymbol = Spoken & {id: string};

/** The symbols of the registry with how a language says them. */
export function spokenSymbols(
  site: Pick<Site, 'symbols' | 'catalogues'>,
  locale: string,
): SpokenSymbol[] {
  const texts = site.catalogues[locale].symbols ?? {};
  return [...site.symbols].map(([id, {tex}]) => ({id, tex, spoken: texts[`${id}.spoken`] ?? tex}));
}

/** Signs of formulas, by keys of `study.json`. */
const SIGNS = {
  '=': 'equals',
  '<': 'less',
  '>': 'greater',
  '\\le': 'at-most',
  '\\ge': 'at-least',
  '\\approx': 'about',
  '+': 'plus',
  '-': 'minus',
  '\\cdot': 'times',
  '\\times': 'times',
  '/': 'divided',
  '\\%': 'percent',
};

/** The signs of formulas with how a language says them. */
export function spokenSigns(site: Pick<Site, 'catalogues'>, locale: string): Spoken[] {
  const texts = site.catalogues[locale].study ?? {};
  return Object.entries(SIGNS).map(([tex, id]) => ({tex, spoken: texts[`sign.${id}`] ?? tex}));
}

/** Symbols of the registry that occur in a formula, each once, in order of the registry. */
export function symbolsIn<Known extends {id: string; tex: string}>(
  tex: string,
  symbols: readonly Known[],
): Known[] {
  let rest = tex;
  const found = new Set();
  // longest first, and cut out, so that the N of N^* isn't taken for N
  for (const symbol of [...symbols].sort((one, other) => other.tex.length - one.tex.length)) {
    const pattern = wholePattern(symbol.tex);
    if (!pattern.test(rest)) continue;
    found.add(symbol.id);
    rest = rest.replace(new RegExp(pattern.source, 'g'), ' ');
  }
  return symbols.filter(({id}) => found.has(id));
}

function wholePattern(tex: string) {
  const escaped = tex.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const isCommand = /\\[a-z]+$/i.test(tex);
  const isLetter = /^[a-z]$/i.test(tex);
  const before = isLetter ? '(?<![a-zA-Z\\\\])' : '';
  return new RegExp(`${before}${escaped}${isCommand || isLetter ? '(?![a-zA-Z_^])' : ''}`);
}
