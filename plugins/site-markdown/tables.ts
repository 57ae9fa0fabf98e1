import {visit} from 'unist-util-visit';
import type {Element, Nodes, Root} from 'hast';

/**
 * Says the alignment of a table cell by a class: the content security policy allows no style
 * attributes, and `|--:|` columns would make one in every cell.
 */
export function alignByClass() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'td' && node.tagName !== 'th') return;
      const {align, ...rest} = node.properties;
      if (!align) return;
      node.properties = {...rest, className: [...(rest.className ?? []), `align-${align}`]};
    });
}

/** Makes an empty heading a plain cell: a table's corner heads nothing, and is read aloud as if it did. */
export function plainCorners() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'th' && node.children.length === 0) node.tagName = 'td';
    });
}

/**
 * Wraps each table into a box that scrolls by itself, so that a wide table never makes the whole
 * page scroll sideways. The box takes the keyboard's focus, otherwise its right end is out of
 * reach without a mouse.
 */
export function scrollWideTables() {
  return (tree: Root) =>
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || !parent || isBox(parent)) return;
      parent.children[index ?? 0] = boxOf(node);
    });
}

const isBox = (node: Nodes) =>
  node.type === 'element' && [node.properties?.className].flat().includes('table-box');

const boxOf = (table: Element): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {className: ['table-box'], tabIndex: 0},
  children: [table],
});
