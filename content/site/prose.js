// @ts-check

/** Nodes whose text is code, a formula or data, not prose. */
const NO_PROSE = new Set(['code', 'inlineCode', 'math', 'inlineMath', 'yaml', 'mdxjsEsm', 'html']);

/** @import {Nodes, Root} from 'mdast' */

/**
 * Stretches of a page's prose, as written in its source, in order.
 *
 * @param {{tree: Root | null, text: string}} page a page that can't be parsed has no tree, and no prose
 * @param {{except?: (node: Nodes) => boolean}} [options] `except` leaves out a node with all below it
 * @returns {{start: number, text: string}[]} `start` counts characters of the page's text
 */
export function proseOf({tree, text}, {except = () => false} = {}) {
  /** @type {{start: number, text: string}[]} */
  const stretches = [];
  const walk = (/** @type {Nodes} */ node) => {
    if (NO_PROSE.has(node.type) || except(node)) return;
    if (node.type === 'text' && node.position) {
      const {start, end} = node.position;
      stretches.push({start: Number(start.offset), text: text.slice(start.offset, end.offset)});
    }
    if ('children' in node) node.children.forEach(walk);
  };
  if (tree) walk(tree);
  return stretches;
}

/**
 * @param {string} text
 * @param {number} at characters from its beginning
 * @returns {number} the line, counted from 1
 */
export const lineAt = (text, at) => text.slice(0, at).split('\n').length;
