import {evaluateFormula} from '../formula/evaluate.ts';
import {flawOf, mathOf} from '../formula/mathml.ts';
import {problemAt} from '../problem.ts';
import {LOCALES} from '../languages.ts';
import {nodesOf} from '../site/tags.ts';
import type {FormulaNode} from '../formula/evaluate.ts';
import type {Nodes} from 'mdast';
import type {Page, Site} from '../types.ts';

const isFormula = (node: Nodes): node is FormulaNode =>
  node.type === 'math' || node.type === 'inlineMath' || ('name' in node && node.name === 'Formula');

/** Every formula parses and can be said. */
export function checkFormulas(site: Site, pages: readonly Page[]) {
  return pages.flatMap((page) =>
    nodesOf(page.tree)
      .filter(isFormula)
      .flatMap((node) => evaluateFormula(node, page, site).problems),
  );
}

/** Every symbol of the registry parses and has its texts in both languages. */
export function checkSymbols(site: Site) {
  return [...site.symbols].flatMap(([id, symbol]) => [
    ...flawsOfTex(id, symbol),
    ...missingTexts(id, site),
  ]);
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
  // one that a single language lacks is said by the comparison of the catalogues
  const isNowhere = (key: string) =>
    LOCALES.every((locale) => {
      const {symbols = {}} = site.catalogues[locale];
      return symbols !== null && !symbols[key];
    });
  return ['name', 'spoken', 'source']
    .map((part) => `${id}.${part}`)
    .filter(isNowhere)
    .map((key) => problemAt('symbol-text', {file: 'i18n/en/symbols.json'}, {key}));
}
