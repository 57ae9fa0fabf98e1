// @ts-check
import {visit} from 'unist-util-visit';
import {evaluateFormula} from '../formula/evaluate.js';
import {flawOf, mathOf} from '../formula/mathml.js';
import {problemAt} from '../problem.js';
import {LOCALES} from '../languages.js';

/** @import {Problem, Site} from '../types.js' */

/** @param {import('mdast').Nodes} node @returns {node is import('../formula/evaluate.js').FormulaNode} */
const isFormula = (node) =>
  node.type === 'math' || node.type === 'inlineMath' || ('name' in node && node.name === 'Formula');

/** Every formula parses and can be said. @param {Site} site @param {readonly import('../site/pages.js').Page[]} pages */
export function checkFormulas(site, pages) {
  return pages.flatMap((page) => {
    /** @type {Problem[]} */
    const problems = [];
    if (page.tree) {
      visit(page.tree, (node) => {
        if (isFormula(node)) problems.push(...evaluateFormula(node, page, site).problems);
      });
    }
    return problems;
  });
}

/** Every symbol of the registry parses and has its texts in both languages. @param {Site} site */
export function checkSymbols(site) {
  return [...site.symbols].flatMap(([id, symbol]) => [
    ...flawsOfTex(id, symbol),
    ...missingTexts(id, site),
  ]);
}

/** @param {string} id @param {{tex: string}} symbol */
function flawsOfTex(id, {tex}) {
  try {
    mathOf(tex);
    return [];
  } catch (error) {
    const params = {symbol: id, tex, reason: flawOf(/** @type {Error} */ (error)).reason};
    return [problemAt('formula-tex', {file: 'src/symbols/symbols.js'}, params)];
  }
}

/** @param {string} id @param {Site} site */
function missingTexts(id, site) {
  // one that a single language lacks is said by the comparison of the catalogues
  const isNowhere = (/** @type {string} */ key) =>
    LOCALES.every((locale) => {
      const {symbols = {}} = site.catalogues[locale];
      return symbols !== null && !symbols[key];
    });
  return ['name', 'spoken', 'source']
    .map((part) => `${id}.${part}`)
    .filter(isNowhere)
    .map((key) => problemAt('symbol-text', {file: 'i18n/en/symbols.json'}, {key}));
}
