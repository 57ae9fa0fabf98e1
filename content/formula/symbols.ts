import type {Site} from '../types.ts';
import type {Spoken} from './speak.ts';

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
