// @ts-check
/**
 * The symbols of the registry with how a language says them.
 *
 * @param {Pick<import('../types.js').Site, 'symbols' | 'catalogues'>} site
 * @param {string} locale
 * @returns {SpokenSymbol[]}
 *
 * @typedef {import('./speak.js').Spoken & {id: string}} SpokenSymbol
 */
export function spokenSymbols(site, locale) {
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

/**
 * The signs of formulas with how a language says them.
 *
 * @param {Pick<import('../types.js').Site, 'catalogues'>} site
 * @param {string} locale
 * @returns {import('./speak.js').Spoken[]}
 */
export function spokenSigns(site, locale) {
  const texts = site.catalogues[locale].study ?? {};
  return Object.entries(SIGNS).map(([tex, id]) => ({tex, spoken: texts[`sign.${id}`] ?? tex}));
}

/**
 * Symbols of the registry that occur in a formula, each once, in order of the registry.
 *
 * @template {{id: string, tex: string}} Known
 * @param {string} tex
 * @param {readonly Known[]} symbols
 * @returns {Known[]}
 */
export function symbolsIn(tex, symbols) {
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

/** @param {string} tex */
function wholePattern(tex) {
  const escaped = tex.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const isCommand = /\\[a-z]+$/i.test(tex);
  const isLetter = /^[a-z]$/i.test(tex);
  const before = isLetter ? '(?<![a-zA-Z\\\\])' : '';
  return new RegExp(`${before}${escaped}${isCommand || isLetter ? '(?![a-zA-Z_^])' : ''}`);
}
