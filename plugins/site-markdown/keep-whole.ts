import {SKIP, visit} from 'unist-util-visit';
import {wholeUnits} from '../../lib/quantity/whole-units.ts';
import type {Element, Root} from 'hast';

/** Code up to this length fits a phone's line; what is longer may break where a browser breaks it. */
const LINE = 24;

/** What holds no prose. */
const NO_PROSE = new Set(['code', 'pre', 'math']);

/** Keeps short inline code, such as `--task-workers=0`, and units such as “req/s” on one line. */
export function keepWhole() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (node.type === 'text') node.value = wholeUnits(node.value);
      if (node.type !== 'element') return undefined;
      if (isShortCode(node)) node.properties = {...node.properties, className: ['whole']};
      return NO_PROSE.has(node.tagName) ? SKIP : undefined;
    });
}

/**
 * A word has no place to break at; a browser finds one at `-`, `?` or `>`.
 *
 * @param element not in a block of code, which is skipped
 */
function isShortCode({tagName, children}: Element) {
  if (tagName !== 'code') return false;
  const text = children.map((child) => ('value' in child ? child.value : '')).join('');
  const canBreak = text.includes('-') || /^\S*[^\s\w.]\S*$/u.test(text);
  return canBreak && text.length <= LINE;
}
