// @ts-check
import {placeOfNode, problemAt} from '../problem.js';
import {attributeNamed} from '../site/tags.js';
import {literalAttributes} from '../value/attributes.js';
import {flawOf, mathOf} from './mathml.js';
import {speak} from './speak.js';
import {spokenSigns, spokenSymbols, symbolsIn} from './symbols.js';

/**
 * Reads a formula, from `<Formula tex spoken>` or from `$…$`.
 *
 * @param {FormulaNode} node
 * @param {{file: string, locale: string}} page
 * @param {Pick<import('../types.js').Site, 'symbols' | 'catalogues'>} site
 * @returns {{formula: Formula | null, problems: Problem[]}}
 *
 * @typedef {import('../site/tags.js').Tag} Tag
 * @typedef {Tag | import('mdast-util-math').Math | import('mdast-util-math').InlineMath} FormulaNode
 * @typedef {import('../problem.js').Problem} Problem
 *
 * @typedef {object} Formula
 * @property {import('hast').Element} math
 * @property {string} spoken
 * @property {boolean} display
 * @property {import('./symbols.js').SpokenSymbol[]} symbols
 */
export function evaluateFormula(node, page, site) {
  const source = isMath(node) ? fromMath(node, page, site) : fromTag(node, page);
  if (source.problems.length > 0) return {formula: null, problems: source.problems};
  const {tex, spoken, display} = source;
  try {
    const math = mathOf(tex, {display});
    const symbols = symbolsIn(tex, spokenSymbols(site, page.locale));
    return {formula: {math, spoken, display, symbols}, problems: []};
  } catch (error) {
    const {position, reason} = flawOf(/** @type {Error} */ (error));
    const place = placeInTex(node, page.file, tex, position);
    return {formula: null, problems: [problemAt('formula-tex', place, {tex, reason})]};
  }
}

/** @param {FormulaNode} node @returns {node is Exclude<FormulaNode, Tag>} */
const isMath = (node) => node.type === 'math' || node.type === 'inlineMath';

/** @param {Tag} node @param {{file: string}} page */
function fromTag(node, page) {
  const place = placeOfNode(page.file, node);
  const {attributes, flaws} = literalAttributes(node);
  const missing = ['tex', 'spoken'].filter((name) => !attributes[name]?.trim());
  const unknown = Object.keys(attributes).filter((name) => !['tex', 'spoken'].includes(name));
  const problems = [
    ...flaws.map(({code, params}) => problemAt(code, place, params)),
    ...missing.map((name) => problemAt('formula-attribute-missing', place, {name})),
    ...unknown.map((name) => problemAt('formula-attribute-unknown', place, {name})),
  ];
  const {tex, spoken} = attributes;
  return {tex, spoken, display: node.type === 'mdxJsxFlowElement', problems};
}

/**
 * @param {Exclude<FormulaNode, Tag>} node
 * @param {{file: string, locale: string}} page
 * @param {Parameters<typeof evaluateFormula>[2]} site
 */
function fromMath(node, page, site) {
  const tex = node.value;
  const symbols = spokenSymbols(site, page.locale);
  const spoken = speak(tex, page.locale, {symbols, signs: spokenSigns(site, page.locale)});
  const display = node.type === 'math';
  // a formula that doesn't parse is said once, as such
  const problems =
    spoken || isBroken(tex)
      ? []
      : [problemAt('formula-unspoken', placeOfNode(page.file, node), {tex})];
  return {tex, spoken: spoken ?? '', display, problems};
}

/** @param {string} tex */
function isBroken(tex) {
  try {
    mathOf(tex);
    return false;
  } catch {
    return true;
  }
}

/**
 * @param {FormulaNode} node
 * @param {string} file
 * @param {string} tex
 * @param {number | undefined} position in the TeX
 */
function placeInTex(node, file, tex, position) {
  const start = startOfTex(node);
  if (position === undefined || start === null) return placeOfNode(file, node);
  const before = tex.slice(0, position).split('\n');
  const last = before[before.length - 1];
  const line = start.line + before.length - 1;
  return {file, line, column: (before.length > 1 ? 1 : start.column) + last.length};
}

/** Where the TeX itself starts: after `$`, on the line after `$$`, or after `tex="`. @param {FormulaNode} node */
function startOfTex(node) {
  const start = isMath(node) ? node.position?.start : attributeNamed(node, 'tex')?.position?.start;
  if (!start) return null;
  if (node.type === 'math') return {line: start.line + 1, column: 1};
  if (node.type === 'inlineMath') return {line: start.line, column: start.column + 1};
  return {line: start.line, column: start.column + 5};
}
