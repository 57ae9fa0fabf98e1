import type {Nodes, Root} from 'mdast';

/** Nodes whose text is code, a formula or data, not prose. */
const NO_PROSE = new Set(['code', 'inlineCode', 'math', 'inlineMath', 'yaml', 'mdxjsEsm', 'html']);

/** of a page */
export type Text = {tree: Root | null; text: string};

/**
 * Stretches of a page's prose, as written in its source, in order.
 *
 * @param page a page that can't be parsed has no tree, and no prose
 * @param options `except` leaves out a node with all below it
 * @returns `start` counts characters of the page's text
 */
export function proseOf(
  {tree, text}: Text,
  {except = () => false}: {except?: (node: Nodes) => boolean} = {},
): {start: number; text: string}[] {
  const stretches: {start: number; text: string}[] = [];
  const walk = (node: Nodes) => {
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
 * @param at characters from its beginning
 * @returns the line, counted from 1
 */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** The line on which something begins, or the first where it isn't there. */
export const lineOf = (text: string, sought: RegExp) =>
  lineAt(text, Math.max(0, text.search(sought)));
