import {evaluateFormula} from '../formula/evaluate.ts';
import {flawOf, mathOf} from '../formula/mathml.ts';
import {problemAt} from '../problem.ts';
import {isNowhere} from '../site/catalogues.ts';
import {nodesOf} from '../site/tags.ts';
import type {FormulaNode} from '../formula/evaluate.ts';
import type {Nodes} from 'mdast';
import type {Checkable, Site} from '../types.ts';

const isFormula = (node: Nodes): node is FormulaNode =>
  node.type === 'math' || node.type === 'inlineMath' || ('name' in node && node.name === 'Formula');

/** Every formula parses and can be said; every symbol of the registry parses and has its texts. */
export function checkFormulas({site, pages}: Checkable) {
  const flaws = pages.flatMap((page) =>
    nodesOf(page.tree)
      .filter(isFormula)
      .flatMap((node) => evaluateFormula(node, page, site).problems),
  );
  return [
    ...flaws,
    ...[...site.symbols].flatMap(([id, symbol]) => [
      ...flawsOfTex(id, symbol),
      ...missingTexts(id, site),
    ]),
  ];
}

function flawsOfTex(id: string, {tex}: {tex: string}) {
  try {
    mathOf(tex);
    return [];
  } catch (error) {
    const params = {symbol: id, tex, reason: flawOf(error).reason};
    return [problemAt('formula-tex', {file: 'src/symbols/symbols.ts'}, params)];
  }
}

function missingTexts(id: string, site: Site) {
  return ['name', 'spoken', 'source']
    .map((part) => `${id}.${part}`)
    .filter((key) => isNowhere(site, 'symbols', key))
    .map((key) => problemAt('symbol-text', {file: 'i18n/en/symbols.json'}, {key}));
}
