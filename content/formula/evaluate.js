import {placeOfNode, problemAt} from '../problem.js';
import {attributeOf} from '../site/tags.js';
import {literalAttributes} from '../value/attributes.js';
import {mathOf} from './mathml.js';
import {speak} from './speak.js';
import {spokenSigns, spokenSymbols, symbolsIn} from './symbols.js';

/**
 * Reads a formula, from `<Formula tex spoken>` or from `$…$`.
 *
 * @param {object} node
 * @param {{file: string, locale: string}} page
 * @param {object} site
 * @returns {{formula: {math: object, spoken: string, display: boolean, symbols: object[]} | null, problems: object[]}}
 */
export function evaluateFormula(node, page, site) {
  const source = node.name === 'Formula' ? fromTag(node, page) : fromMath(node, page, site);
  if (source.problems.length > 0) return {formula: null, problems: source.problems};
  const {tex, spoken, display} = source;
  try {
    const math = mathOf(tex, {display});
    const symbols = symbolsIn(tex, spokenSymbols(site, page.locale));
    return {formula: {math, spoken, display, symbols}, problems: []};
  } catch (error) {
    const reason = (error.rawMessage ?? error.message).replace(/^KaTeX parse error: /, '');
    const place = placeInTex(node, page.file, tex, error.position);
    return {formula: null, problems: [problemAt('formula-tex', place, {tex, reason})]};
  }
}

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
  return {...attributes, display: node.type === 'mdxJsxFlowElement', problems};
}

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

function isBroken(tex) {
  try {
    mathOf(tex);
    return false;
  } catch {
    return true;
  }
}

function placeInTex(node, file, tex, position) {
  const start = startOfTex(node, file);
  if (position === undefined || start === null) return placeOfNode(file, node);
  const before = tex.slice(0, position).split('\n');
  const line = start.line + before.length - 1;
  return {file, line, column: (before.length > 1 ? 1 : start.column) + before.at(-1).length};
}

// Where the TeX itself starts: after `$`, on the line after `$$`, or after `tex="`.
function startOfTex(node, file) {
  const {line, column} = placeOfNode(file, node);
  if (node.type === 'math') return {line: line + 1, column: 1};
  if (node.type === 'inlineMath') return {line, column: column + 1};
  const attribute = node.attributes.find(({name}) => name === 'tex');
  const start = attribute?.position?.start;
  return start && attributeOf(node, 'tex') ? {line: start.line, column: start.column + 5} : null;
}
