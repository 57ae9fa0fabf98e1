import {relative, sep} from 'node:path';
import {blockComponent} from './expand/nodes.ts';
import {expanded} from './expand/index.ts';
import {lineOf} from '../../content/messages/index.ts';
import {flawsOfReference} from '../../content/rules/references.ts';
import {localeOfPath} from '../../content/site/folders.ts';
import {loadSite} from '../../content/site/load-site.ts';
import {textsOf} from '../../content/i18n.ts';
import type {FrontMatter} from '../../content/site/parse-page.ts';
import type {Problem, Site} from '../../content/types.ts';
import type {BoundPage} from './expand/index.ts';
import type {Child} from './expand/nodes.ts';

export type Parent = {children: Child[]};

/** what MDX hands over: a VFile */
export type File = {cwd: string; path: string; data: {frontMatter?: FrontMatter}};

/**
 * Puts numbers, verdicts, formulas and passports into a page while it is built, so that the reader
 * gets text and no script.
 *
 * @returns throws one Error with every failure of the page, in the words
 * of the check
 */
export default function bindPage({root}: {root?: string} = {}): (
  tree: Parent,
  file: File,
) => Promise<void> {
  return async (tree, file) => {
    const base = root ?? file.cwd;
    const path = relative(base, file.path).split(sep).join('/');
    const {partOf, cases} = file.data.frontMatter ?? {};
    const page = {file: path, locale: localeOfPath(path), partOf, cases};
    const site = await loadSite(base);
    const problems = expandAll(tree, page, site);
    if (problems.length > 0) throw new Error(problems.map((each) => lineOf(each)).join('\n'));
    if (file.data.frontMatter?.translation?.stale) tree.children.unshift(staleNote(page, site));
  };
}

/** Inside out: a claim may wrap a value, a passport may hold sentences with values. */
function expandAll(parent: Parent, page: BoundPage, site: Site): Problem[] {
  const problems: Problem[] = [];
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

/** React separates neighbouring texts by comments, and names links to headings by a single text only. */
function joinTexts(nodes: readonly Child[]) {
  const joined: Child[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type !== 'text' || last?.type !== 'text') joined.push(node);
    else joined.splice(-1, 1, {...last, value: last.value + node.value});
  }
  return joined;
}

function staleNote({locale}: BoundPage, site: Site) {
  const words = textsOf(locale, site.catalogues[locale].study ?? {});
  return blockComponent('StaleTranslation', {note: words.render('stale.note')});
}
