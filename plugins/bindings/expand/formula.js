// @ts-check
import {evaluateFormula} from '../../../content/formula/evaluate.js';
import {mathOf} from '../../../content/formula/mathml.js';
import {attributeOf} from '../../../content/site/tags.js';
import {textsOf} from '../../../content/texts.js';
import {blockComponent, element, hidden, inlineComponent, inPlaceOf} from './nodes.js';

const SYMBOL_PAGE = '/theory/blocking-coefficient/';

/** Where a symbol's unit, value and source are said. @param {string} id */
export const symbolHref = (id) => `${SYMBOL_PAGE}#symbol-${id}`;

/**
 * A formula becomes MathML with its spoken form; one that stands alone links its symbols.
 *
 * @param {import('../../../content/formula/evaluate.js').FormulaNode} node
 * @param {import('./index.js').BoundPage} page
 * @param {Site} site
 * @returns {import('./index.js').Expanded}
 *
 * @typedef {import('../../../content/types.js').Site} Site
 */
export function expandFormula(node, page, site) {
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

/**
 * Screen readers say the spoken form: few of them can read MathML in Russian.
 *
 * @param {import('../../../content/formula/evaluate.js').Formula} formula
 */
function spokenMath({math, spoken, display}) {
  const properties = {role: 'math', ariaLabel: spoken, title: display ? undefined : spoken};
  return element({tagName: 'span', properties, children: [hidden(math)]}, textOf(math));
}

/** @param {import('hast').ElementContent} node @returns {string} */
function textOf(node) {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** `<Symbol id>` becomes the symbol, linked to its unit, value and source. @type {import('./index.js').Expansion} */
export function expandSymbol(node, page, site) {
  const id = attributeOf(node, 'id') ?? '';
  const symbol = site.symbols.get(id);
  if (!symbol) return {replacement: null, problems: []};
  const link = symbolLink({id, tex: symbol.tex}, page.locale, site);
  return {replacement: inPlaceOf(node, link), problems: []};
}

/** @param {{id: string, tex: string}} symbol @param {string} locale @param {Site} site */
function symbolLink({id, tex}, locale, site) {
  const math = mathOf(tex);
  const texts = site.catalogues[locale].symbols ?? {};
  const props = {href: symbolHref(id), spoken: texts[`${id}.spoken`], name: texts[`${id}.name`]};
  const shown = element({tagName: 'span', properties: {ariaHidden: 'true'}, children: [math]});
  return inlineComponent('Symbol', props, [shown]);
}
