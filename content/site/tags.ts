import {visit} from 'unist-util-visit';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Node} from 'unist';

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export const isTag = (node: Node): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The tags of a page that have a name, in order, with their place in the tree. */
export function tagsNamed(tree: Root | null, name: string): Tag[] {
  const found: Tag[] = [];
  if (tree) visit(tree, (node) => void (isTag(node) && node.name === name && found.push(node)));
  return found;
}

export function attributeNamed(node: Tag, name: string) {
  return node.attributes.find((each) => 'name' in each && each.name === name);
}

/** Literal value of an attribute, or undefined. */
export function attributeOf(node: Tag, name: string) {
  const attribute = attributeNamed(node, name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
