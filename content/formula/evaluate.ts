import {placeOfNode, problemAt} from '../problem.ts';
import {attributeNamed} from '../site/tags.ts';
import {literalAttributes} from '../value/attributes.ts';
import {flawOf, mathOf} from './mathml.ts';
import {speak, spokenSigns, spokenSymbols, symbolsIn} from './speak.ts';
import type {SpokenSymbol} from './speak.ts';
import type {Element} from 'hast';
import type {InlineMath, Math} from 'mdast-util-math';
import type {Problem, Site, Tag} from '../types.ts';

export type FormulaNode = Tag | Math | InlineMath;

type Bound = Pick<Site, 'symbols' | 'catalogues'>;

export interface Formula {
  math: Element;
  spoken: string;
  display: boolean;
  symbols: SpokenSymbol[];
}

/** Reads a formula, from `<Formula tex spoken>` or from `$…$`. */
export function evaluateFormula(
  node: FormulaNode,
  page: {file: string; locale: string},
  site: Bound,
): {formula: Formula | null; problems: Problem[]} {
  const source = isMath(node) ? fromMath(node, page, site) : fromTag(node, page);
  if (source.problems.length > 0) return {formula: null, problems: source.problems};
  const {tex, spoken, display} = source;
  try {
    const math = mathOf(tex, {display});
    const symbols = symbolsIn(tex, spokenSymbols(site, page.locale));
    return {formula: {math, spoken, display, symbols}, problems: []};
  } catch (error) {
    const {position, reason} = flawOf(error);
    const place = placeInTex(node, page.file, tex, position);
    return {formula: null, problems: [problemAt('formula-tex', place, {tex, reason})]};
  }
}

const isMath = (node: FormulaNode): node is Exclude<FormulaNode, Tag> =>
  node.type === 'math' || node.type === 'inlineMath';

function fromTag(node: Tag, page: {file: string}) {
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

function fromMath(
  node: Exclude<FormulaNode, Tag>,
  page: {file: string; locale: string},
  site: Bound,
) {
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

function isBroken(tex: string) {
  try {
    mathOf(tex);
    return false;
  } catch {
    return true;
  }
}

/** @param position in the TeX */
function placeInTex(node: FormulaNode, file: string, tex: string, position: number | undefined) {
  const start = startOfTex(node);
  if (position === undefined || start === null) return placeOfNode(file, node);
  const before = tex.slice(0, position).split('\n');
  const last = before[before.length - 1];
  const line = start.line + before.length - 1;
  return {file, line, column: (before.length > 1 ? 1 : start.column) + last.length};
}

/** Where the TeX itself starts: after `$`, on the line after `$$`, or after `tex="`. */
function startOfTex(node: FormulaNode) {
  const start = isMath(node) ? node.position?.start : attributeNamed(node, 'tex')?.position?.start;
  if (!start) return null;
  if (node.type === 'math') return {line: start.line + 1, column: 1};
  if (node.type === 'inlineMath') return {line: start.line, column: start.column + 1};
  return {line: start.line, column: start.column + 5};
}
