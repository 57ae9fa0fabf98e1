import {mathOf} from '../../../content/formula/mathml.ts';
import {placeOfNode, problemAt} from '../../../content/problem.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {attempt, runFinder} from '../../../content/site/runs.ts';
import {textsOf} from '../../../content/i18n.ts';
import {quantityFormatter} from '../../../content/value/quantity.ts';
import {blockComponent, element, hidden, inlineComponent} from './nodes.ts';
import type {FormulaSymbol, Site} from '../../../content/types.ts';
import type {Expansion} from './index.ts';

/** `<SymbolTable>` gets each symbol with its meaning, unit, value and the value's source. */
export const expandSymbolTable: Expansion = (node, page, site) => {
  const {locale} = page;
  const texts = textsOf(locale, site.catalogues[locale].symbols ?? {});
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  const wanted = attributeOf(node, 'ids')?.split(/\s+/).filter(Boolean);
  const ids = wanted ?? [...site.symbols.keys()];
  const table = () => {
    const rows = ids.flatMap((id) => {
      const symbol = site.symbols.get(id);
      return symbol ? symbolRow(id, symbol, {site, locale, texts, words}) : [];
    });
    const labels = ['symbol', 'name', 'unit', 'value', 'source'].map((key) =>
      words.render(`symbol.${key}`),
    );
    return blockComponent('SymbolTable', {labels}, rows);
  };
  const place = placeOfNode(page.file, node);
  const {value, problems} = attempt(table, (reason) =>
    problemAt('value-unresolved', place, {of: 'SymbolTable', reason}),
  );
  return {replacement: value, problems};
};

export type Texts = ReturnType<typeof textsOf>;

function symbolRow(
  id: string,
  symbol: FormulaSymbol,
  {site, locale, texts, words}: {site: Site; locale: string; texts: Texts; words: Texts},
) {
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

/** A symbol's value in a language, and the result file that it is from; a dash for one without. */
function valueOfSymbol({of, unit, digits}: FormulaSymbol, site: Site, locale: string) {
  if (!of) return {value: '—'};
  const read: string[] = [];
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
