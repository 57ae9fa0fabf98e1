import {memoize} from '../memoize.ts';
import {placeOfNode, placeText} from '../problem.ts';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';
import type {Page} from './pages.ts';

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: Node): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** All nodes of a page in order; collected once, as each rule looks for its own. */
export const nodesOf = (tree: Root | null): readonly Nodes[] => (tree ? nodesIn(tree) : []);

const nodesIn = memoize((tree: Root) => {
  const found: Nodes[] = [];
  const collect = (node: Nodes) => {
    found.push(node);
    if ('children' in node) node.children.forEach(collect);
  };
  collect(tree);
  return found;
});

/** The tags of a page that have a name, in order, with their place in the tree. */
export function tagsNamed(tree: Root | null, name: string): Tag[] {
  return nodesOf(tree)
    .filter(isTag)
    .filter((tag) => tag.name === name);
}

export function attributeNamed(node: Tag, name: string) {
  return node.attributes.find((each) => 'name' in each && each.name === name);
}

/** Literal value of an attribute, or undefined. */
export function attributeOf(node: Tag, name: string) {
  const attribute = attributeNamed(node, name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** The tags of pages that have a name, each with its page. */
export const tagsIn = (pages: readonly Page[], name: string) =>
  pages.flatMap((page) => tagsNamed(page.tree, name).map((tag) => ({tag, page})));

/**
 * Where each id is used in the pages of both languages.
 *
 * @returns gives the places, `file:line:column`, of an id
 */
export function usesOf(pages: readonly Page[], name: string) {
  const byId = Map.groupBy(tagsIn(pages, name), ({tag}) => attributeOf(tag, 'id'));
  return (id: string) =>
    (byId.get(id) ?? []).map(({tag, page}) => placeText(placeOfNode(page.file, tag)));
}
