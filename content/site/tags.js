// @ts-check
import {visit} from 'unist-util-visit';

/**
 * @typedef {import('mdast-util-mdx-jsx').MdxJsxFlowElement | import('mdast-util-mdx-jsx').MdxJsxTextElement} Tag
 */

/** @param {import('unist').Node} node @returns {node is Tag} */
export const isTag = (node) =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * The tags of a page that have a name, in order, with their place in the tree.
 *
 * @param {import('mdast').Root | null} tree
 * @param {string} name
 * @returns {Tag[]}
 */
export function tagsNamed(tree, name) {
  /** @type {Tag[]} */
  const found = [];
  if (tree) visit(tree, (node) => void (isTag(node) && node.name === name && found.push(node)));
  return found;
}

/** @param {Tag} node @param {string} name */
export function attributeNamed(node, name) {
  return node.attributes.find((each) => 'name' in each && each.name === name);
}

/** Literal value of an attribute, or undefined. @param {Tag} node @param {string} name */
export function attributeOf(node, name) {
  const attribute = attributeNamed(node, name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
