import {visit} from 'unist-util-visit';

const isTag = ({type}) => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/**
 * The tags of a page that have a name, in order, with their place in the tree.
 *
 * @param {object | null} tree
 * @param {string} name
 * @returns {object[]}
 */
export function tagsNamed(tree, name) {
  const found = [];
  if (tree) visit(tree, isTag, (node) => void (node.name === name && found.push(node)));
  return found;
}

/** Literal value of an attribute, or undefined. */
export function attributeOf(node, name) {
  const attribute = node.attributes.find((each) => each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
