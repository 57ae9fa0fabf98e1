import {evaluateFormula} from '../../../content/formula/evaluate.ts';
import {mathOf} from '../../../content/formula/mathml.ts';
import {textsOf} from '../../../content/i18n.ts';
import {placeOfNode, problemAt} from '../../../content/problem.ts';
import {attempt, runFinder} from '../../../content/site/runs.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {quantityFormatter} from '../../../content/value/evaluate.ts';
import {blockComponent, element, hidden, inlineComponent, inPlaceOf} from './nodes.ts';
import type {ElementContent} from 'hast';
import type {Formula, FormulaNode} from '../../../content/formula/evaluate.ts';
import type {FormulaSymbol, Site} from '../../../content/types.ts';
import type {BoundPage, Expanded, Expansion} from './index.ts';

const SYMBOL_PAGE = '/theory/blocking-coefficient/';

/** Where a symbol's unit, value and source are said. */
export const symbolHref = (id: string) => `${SYMBOL_PAGE}#symbol-${id}`;

/** A formula becomes MathML with its spoken form; one that stands alone links its symbols. */
export function expandFormula(node: FormulaNode, page: BoundPage, site: Site): Expanded {
  const {formula, problems} = evaluateFormula(node, page, site);
  if (!formula) return {replacement: null, problems};
  if (!formula.display) return {replacement: spokenMath(formula), problems};
  const words = textsOf(page.locale, site.catalogues[page.locale].study ?? {});
  const props = {
    spoken: formula.spoken,
    inWords: words.render('formula.in-words'),
    symbolsLabel: words.render('formula.symbols'),
  };
  const links = formula.symbols.map((symbol) => symbolLink(symbol, page.locale, site));
  return {replacement: blockComponent('Formula', props, [spokenMath(formula), ...links]), problems};
}

/** Screen readers say the spoken form: few of them can read MathML in Russian. */
function spokenMath({math, spoken, display}: Formula) {
  const properties = {role: 'math', ariaLabel: spoken, title: display ? undefined : spoken};
  return element({tagName: 'span', properties, children: [hidden(math)]}, textOf(math));
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** `<Symbol id>` becomes the symbol, linked to its unit, value and source. */
export const expandSymbol: Expansion = (node, page, site) => {
  const id = attributeOf(node, 'id') ?? '';
  const symbol = site.symbols.get(id);
  if (!symbol) return {replacement: null, problems: []};
  const link = symbolLink({id, tex: symbol.tex}, page.locale, site);
  return {replacement: inPlaceOf(node, link), problems: []};
};

function symbolLink({id, tex}: {id: string; tex: string}, locale: string, site: Site) {
  const math = mathOf(tex);
  const texts = site.catalogues[locale].symbols ?? {};
  const props = {href: symbolHref(id), spoken: texts[`${id}.spoken`], name: texts[`${id}.name`]};
  const shown = element({tagName: 'span', properties: {ariaHidden: 'true'}, children: [math]});
  return inlineComponent('Symbol', props, [shown]);
}

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

type Texts = ReturnType<typeof textsOf>;

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
