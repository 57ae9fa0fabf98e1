// @ts-check
import {mathOf} from '../../../content/formula/mathml.js';
import {placeOfNode, problemAt} from '../../../content/problem.js';
import {attributeOf} from '../../../content/site/tags.js';
import {problemsOfError, runFinder} from '../../../content/site/runs.js';
import {textsOf} from '../../../content/texts.js';
import {quantityFormatter} from '../../../content/value/quantity.js';
import {blockComponent, element, hidden, inlineComponent} from './nodes.js';

/** @import {FormulaSymbol, Site} from '../../../content/types.js' */

/**
 * `<SymbolTable>` gets each symbol with its meaning, unit, value and the value's source.
 *
 * @type {import('./index.js').Expansion}
 */
export function expandSymbolTable(node, page, site) {
  const {locale} = page;
  const texts = textsOf(locale, site.catalogues[locale].symbols ?? {});
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const wanted = attributeOf(node, 'ids')?.split(/\s+/).filter(Boolean);
  const ids = wanted ?? [...site.symbols.keys()];
  try {
    const rows = ids.flatMap((id) => {
      const symbol = site.symbols.get(id);
      return symbol ? symbolRow(id, symbol, {site, locale, texts, words}) : [];
    });
    const labels = ['symbol', 'name', 'unit', 'value', 'source'].map((key) =>
      words.render(`symbol.${key}`),
    );
    return {replacement: blockComponent('SymbolTable', {labels}, rows), problems: []};
  } catch (error) {
    const place = placeOfNode(page.file, node);
    const problems = problemsOfError(/** @type {NodeJS.ErrnoException} */ (error), (reason) =>
      problemAt('value-unresolved', place, {of: 'SymbolTable', reason}),
    );
    return {replacement: null, problems};
  }
}

/**
 * @param {string} id
 * @param {FormulaSymbol} symbol
 * @param {{site: Site, locale: string, texts: Texts, words: Texts}} context
 *
 * @typedef {ReturnType<typeof textsOf>} Texts
 */
function symbolRow(id, symbol, {site, locale, texts, words}) {
  const {value, file} = valueOfSymbol(symbol, site, locale);
  const props = {
    id: `symbol-${id}`,
    name: texts.render(`${id}.name`),
    unit: words.render(`symbol.unit.${symbol.unit}`),
    value,
    source: texts.render(`${id}.source`),
    file,
  };
  const math = element({
    tagName: 'span',
    properties: {role: 'math', ariaLabel: texts.render(`${id}.spoken`)},
    children: [hidden(mathOf(symbol.tex))],
  });
  return inlineComponent('SymbolRow', props, [math]);
}

/**
 * A symbol's value in a language, and the result file that it is from; a dash for one without.
 *
 * @param {FormulaSymbol} symbol
 * @param {Site} site
 * @param {string} locale
 */
function valueOfSymbol({of, unit, digits}, site, locale) {
  if (!of) return {value: '—'};
  /** @type {string[]} */
  const read = [];
  const find = runFinder(site.runs);
  const value = of((id) => {
    const run = find(id);
    read.push(run.id);
    return run;
  });
  const format = quantityFormatter(locale, site.catalogues[locale].interface);
  return {
    value: format(value, unit, digits === undefined ? {} : {digits}),
    file: `/data/results/${read[0]}.json`,
  };
}
