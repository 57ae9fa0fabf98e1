import {visit} from 'unist-util-visit';
import {evaluateFormula} from '../formula/evaluate.js';
import {mathOf} from '../formula/mathml.js';
import {problemAt} from '../problem.js';
import {LOCALES} from '../languages.js';

const isFormula = (node) =>
  node.type === 'math' || node.type === 'inlineMath' || node.name === 'Formula';

/** Every formula parses and can be said. */
export function checkFormulas(site, pages) {
  return pages.flatMap((page) => {
    const problems = [];
    if (page.tree) {
      visit(page.tree, isFormula, (node) => {
        problems.push(...evaluateFormula(node, page, site).problems);
      });
    }
    return problems;
  });
}

/** Every symbol of the registry parses and has its texts in both languages. */
export function checkSymbols(site) {
  return [...site.symbols].flatMap(([id, symbol]) => [
    ...flawsOfTex(id, symbol),
    ...missingTexts(id, site),
  ]);
}

function flawsOfTex(id, {tex}) {
  try {
    mathOf(tex);
    return [];
  } catch (error) {
    const params = {tex, reason: error.rawMessage ?? error.message};
    return [problemAt('formula-tex', {file: 'src/symbols/symbols.js'}, {symbol: id, ...params})];
  }
}

function missingTexts(id, site) {
  // one that a single language lacks is said by the comparison of the catalogues
  const isNowhere = (key) =>
    LOCALES.every((locale) => {
      const {symbols = {}} = site.catalogues[locale];
      return symbols !== null && !symbols[key];
    });
  return ['name', 'spoken', 'source']
    .map((part) => `${id}.${part}`)
    .filter(isNowhere)
    .map((key) => problemAt('symbol-text', {file: 'i18n/en/symbols.json'}, {key}));
}
