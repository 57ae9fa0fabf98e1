import {evaluateFormula} from '../../../content/formula/evaluate.js';
import {mathOf} from '../../../content/formula/mathml.js';
import {attributeOf} from '../../../content/site/tags.js';
import {textsOf} from '../../../content/texts.js';
import {blockComponent, element, hidden, inlineComponent, inPlaceOf} from './nodes.js';

const SYMBOL_PAGE = '/theory/blocking-coefficient/';

/** Where a symbol's unit, value and source are said. */
export const symbolHref = (id) => `${SYMBOL_PAGE}#symbol-${id}`;

/** A formula becomes MathML with its spoken form; one that stands alone links its symbols. */
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
  const links = formula.symbols.map(({id}) => symbolLink(id, page.locale, site));
  return {replacement: blockComponent('Formula', props, [spokenMath(formula), ...links]), problems};
}

// Screen readers say the spoken form: few of them can read MathML in Russian.
function spokenMath({math, spoken, display}) {
  const properties = {role: 'math', ariaLabel: spoken, title: display ? undefined : spoken};
  return element({tagName: 'span', properties, children: [hidden(math)]}, textOf(math));
}

function textOf(node) {
  return node.type === 'text' ? node.value : (node.children ?? []).map(textOf).join('');
}

/** `<Symbol id>` becomes the symbol, linked to its unit, value and source. */
export function expandSymbol(node, page, site) {
  const id = attributeOf(node, 'id');
  if (!site.symbols.has(id)) return {replacement: null, problems: []};
  return {replacement: inPlaceOf(node, symbolLink(id, page.locale, site)), problems: []};
}

function symbolLink(id, locale, site) {
  const math = mathOf(site.symbols.get(id).tex);
  const texts = site.catalogues[locale].symbols ?? {};
  const props = {href: symbolHref(id), spoken: texts[`${id}.spoken`], name: texts[`${id}.name`]};
  const shown = element({tagName: 'span', properties: {ariaHidden: 'true'}, children: [math]});
  return inlineComponent('Symbol', props, [shown]);
}
