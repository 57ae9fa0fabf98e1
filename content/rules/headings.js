// @ts-check
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {ORIGINAL} from '../languages.js';
import {placeOfNode, problemAt} from '../problem.js';

/** @import {Heading} from 'mdast' */
/** @import {Page} from '../site/pages.js' */

/**
 * Headings have explicit ids, the same in every language, so that a link lands on the same heading.
 *
 * @param {Page[]} pages
 */
export function checkHeadings(pages) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) => {
    const own = flawsOfIds(page);
    const twin = byFile.get(page.twins[ORIGINAL]);
    return page.locale === ORIGINAL || !twin?.tree || !page.tree
      ? own
      : [...own, ...unlike(page, twin)];
  });
}

/** @param {Page} page */
function flawsOfIds(page) {
  return headingsOf(page)
    .filter(({id}) => !id)
    .map(({node}) =>
      problemAt('heading-without-id', placeOfNode(page.file, node), {
        heading: toString(node).trim(),
      }),
    );
}

/** @param {Page} page @param {Page} twin */
function unlike(page, twin) {
  const here = headingsOf(page).filter(({id}) => id);
  const there = headingsOf(twin).filter(({id}) => id);
  /** @param {Found[]} headings */
  const ids = (headings) => headings.map(({id}) => id);
  const extra = here.filter(({id}) => !ids(there).includes(id));
  const missing = there.filter(({id}) => !ids(here).includes(id));
  if (extra.length + missing.length === 0) return flawsOfOrder(page, twin, here, there);
  return [
    ...extra.map(({id, node}) =>
      problemAt('heading-extra', placeOfNode(page.file, node), {id, twin: twin.file}),
    ),
    ...missing.map(({id, node}) =>
      problemAt('heading-missing', {file: page.file}, {id, twin: twinPlace(twin, node)}),
    ),
  ];
}

/** @param {Page} twin @param {Heading} node */
function twinPlace(twin, node) {
  return `${twin.file}:${node.position?.start.line}`;
}

/** @param {Page} page @param {Page} twin @param {Found[]} here @param {Found[]} there */
function flawsOfOrder(page, twin, here, there) {
  const at = here.findIndex(({id}, index) => id !== there[index]?.id);
  if (at < 0) return [];
  const params = {id: here[at].id, twin: twin.file, expected: there[at]?.id ?? null};
  return [problemAt('heading-order', placeOfNode(page.file, here[at].node), params)];
}

/**
 * @param {Page} page
 * @typedef {{node: Heading, id: string | undefined}} Found
 */
function headingsOf({tree}) {
  /** @type {Found[]} */
  const found = [];
  if (tree) {
    visit(tree, 'heading', (node) => {
      if (node.depth > 1) found.push({node, id: idOf(node)});
    });
  }
  return found;
}

/** @param {Heading} heading */
function idOf(heading) {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s*]+)\s*\*\/\s*$/.exec(last.value)?.[1];
}
