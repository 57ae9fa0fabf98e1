import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {ORIGINAL} from '../languages.ts';
import {placeOfNode, problemAt} from '../problem.ts';
import type {Page} from '../site/pages.ts';
import type {Heading} from 'mdast';

/** Headings have explicit ids, the same in every language, so that a link lands on the same heading. */
export function checkHeadings(pages: Page[]) {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) => {
    const own = flawsOfIds(page);
    const twin = byFile.get(page.twins[ORIGINAL]);
    return page.locale === ORIGINAL || !twin?.tree || !page.tree
      ? own
      : [...own, ...unlike(page, twin)];
  });
}

function flawsOfIds(page: Page) {
  return headingsOf(page)
    .filter(({id}) => !id)
    .map(({node}) =>
      problemAt('heading-without-id', placeOfNode(page.file, node), {
        heading: toString(node).trim(),
      }),
    );
}

function unlike(page: Page, twin: Page) {
  const here = headingsOf(page).filter(({id}) => id);
  const there = headingsOf(twin).filter(({id}) => id);
  const ids = (headings: Found[]) => headings.map(({id}) => id);
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

function twinPlace(twin: Page, node: Heading) {
  return `${twin.file}:${node.position?.start.line}`;
}

function flawsOfOrder(page: Page, twin: Page, here: Found[], there: Found[]) {
  const at = here.findIndex(({id}, index) => id !== there[index]?.id);
  if (at < 0) return [];
  const params = {id: here[at].id, twin: twin.file, expected: there[at]?.id ?? null};
  return [problemAt('heading-order', placeOfNode(page.file, here[at].node), params)];
}

export type Found = {node: Heading; id: string | undefined};

function headingsOf({tree}: Page) {
  const found: Found[] = [];
  if (tree) {
    visit(tree, 'heading', (node) => {
      if (node.depth > 1) found.push({node, id: idOf(node)});
    });
  }
  return found;
}

function idOf(heading: Heading) {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([^\s*]+)\s*\*\/\s*$/.exec(last.value)?.[1];
}
