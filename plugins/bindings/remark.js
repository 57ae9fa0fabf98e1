// @ts-check
import {relative, sep} from 'node:path';
import {blockComponent} from './expand/nodes.js';
import {expanded} from './expand/index.js';
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
 * @returns {(tree: Parent, file: File) => Promise<void>} throws one Error with every failure of the page, in the words
 *   of the check
 *
 * @typedef {import('./expand/nodes.js').Child} Child
 * @typedef {{children: Child[]}} Parent
 * @typedef {{cwd: string, path: string, data: {frontMatter?: FrontMatter}}} File what MDX hands over: a VFile
 * @typedef {import('../../content/site/parse-page.js').FrontMatter} FrontMatter
 * @typedef {import('../../content/types.js').Site} Site
 * @typedef {import('./expand/index.js').BoundPage} BoundPage
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

/**
 * Inside out: a claim may wrap a value, a passport may hold sentences with values.
 *
 * @param {Parent} parent
 * @param {BoundPage} page
 * @param {Site} site
 * @returns {import('../../content/types.js').Problem[]}
 */
function expandAll(parent, page, site) {
  /** @type {import('../../content/types.js').Problem[]} */
  const problems = [];
  parent.children = parent.children.map((node, index, siblings) => {
    if ('children' in node) problems.push(...expandAll(node, page, site));
    problems.push(...flawsOfReference(node, page, site));
    const result = expanded(node, page, site, siblings[index + 1]);
    problems.push(...(result?.problems ?? []));
    return result?.replacement ?? node;
  });
  parent.children = joinTexts(parent.children);
  return problems;
}

/**
 * React separates neighbouring texts by comments, and names links to headings by a single text only.
 *
 * @param {readonly Child[]} nodes
 */
function joinTexts(nodes) {
  /** @type {Child[]} */
  const joined = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') joined.push(node);
    else joined.splice(-1, 1, {...last, value: last.value + node.value});
  }
  return joined;
}

/** @param {BoundPage} page @param {Site} site */
function staleNote({locale}, site) {
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  return blockComponent('StaleTranslation', {note: words.render('stale.note')});
}
