import {relative, sep} from 'node:path';
import {blockComponent} from './expand/nodes.js';
import {expansionOf} from './expand/index.js';
import {lineOf} from '../../content/messages/index.js';
import {flawsOfReference} from '../../content/rules/references.js';
import {localeOfPath} from '../../content/site/folders.js';
import {loadSite} from '../../content/site/load-site.js';
import {textsOf} from '../../content/texts.js';

/**
 * Puts numbers, verdicts, formulas and passports into a page while it is built, so that the reader
 * gets text and no script.
 *
 * @param {{root?: string}} [options]
 * @returns {(tree: object, file: object) => Promise<void>} throws one Error with every failure of
 *   the page, in the words of the check
 */
export default function bindPage({root} = {}) {
  return async (tree, file) => {
    const base = root ?? file.cwd;
    const path = relative(base, file.path).split(sep).join('/');
    const partOf = file.data.frontMatter?.partOf;
    const page = {file: path, locale: localeOfPath(path), partOf};
    const site = await loadSite(base);
    const problems = expandAll(tree, page, site);
    if (problems.length > 0) throw new Error(problems.map((each) => lineOf(each)).join('\n'));
    if (file.data.frontMatter?.translation?.stale) tree.children.unshift(staleNote(page, site));
  };
}

// Inside out: a claim may wrap a value, a passport may hold sentences with values.
function expandAll(parent, page, site) {
  const problems = [];
  parent.children = parent.children.map((node, index, siblings) => {
    if (node.children) problems.push(...expandAll(node, page, site));
    problems.push(...flawsOfReference(node, page, site));
    const result = expansionOf(node)?.(node, page, site, siblings[index + 1]);
    problems.push(...(result?.problems ?? []));
    return result?.replacement ?? node;
  });
  parent.children = joinTexts(parent.children);
  return problems;
}

// React separates neighbouring texts by comments, and names links to headings by a single text only.
function joinTexts(nodes) {
  return nodes.reduce((joined, node) => {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') return [...joined, node];
    return [...joined.slice(0, -1), {...last, value: last.value + node.value}];
  }, []);
}

function staleNote({locale}, site) {
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  return blockComponent('StaleTranslation', {note: words.render('stale.note')});
}
