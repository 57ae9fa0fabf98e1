import {evaluateFormula} from '../../../content/formula/evaluate.ts';
import {mathOf} from '../../../content/formula/mathml.ts';
import {attributeOf} from '../../../content/site/tags.ts';
import {textsOf} from '../../../content/i18n.ts';
import {blockComponent, element, hidden, inlineComponent, inPlaceOf} from './nodes.ts';
import type {Formula, FormulaNode} from '../../../content/formula/evaluate.ts';
import type {Site} from '../../../content/types.ts';
import type {BoundPage, Expanded, Expansion} from './index.ts';
import type {ElementContent} from 'hast';

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
