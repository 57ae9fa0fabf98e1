import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import {SKIP, visit} from 'unist-util-visit';
import {wholeUnits} from '../../lib/quantity/whole-units.ts';
import {colourCode} from './colour-code.ts';
import type {Element, Nodes, Root, Text, Parents} from 'hast';
import type {Pluggable} from 'unified';

/**
 * The Markdown pipeline that documents and pages share.
 *
 * @param beforeDefaults Remark plugins that must see the text first.
 */
export function markdownPipeline(beforeDefaults: Pluggable[] = []) {
  return {
    beforeDefaultRemarkPlugins: beforeDefaults,
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      [rehypeKatex, {output: 'mathml', strict: 'error'}],
      failOnBadFormula,
      colourCode,
      keepWhole,
      alignByClass,
      plainCorners,
      scrollWideTables,
    ],
  };
}

type Place = {line: number; column: number};

/** of a VFile, as far as it is read */
interface Message {
  source?: string;
  line?: number;
  column?: number;
  /** a point, or from one to another */
  place?: Place | {start: Place};
  cause?: {message?: string};
  reason: string;
}

/**
 * Stops the build when a formula doesn't parse: rehype-katex only leaves a message on the file
 * and prints the formula's source in red.
 *
 * @throws {Error} That names the place and the reason of every bad formula of the file.
 */
function failOnBadFormula(): (tree: unknown, file: {path?: string; messages: Message[]}) => void {
  return (_tree, file) => {
    const bad = file.messages.filter((message) => message.source === 'rehype-katex');
    if (bad.length === 0) return;
    const lines = bad.map((message) => `${file.path}:${placeOf(message)}: ${reasonOf(message)}`);
    throw new Error(
      `A formula doesn't parse; correct it or put it in \`code\`.\n${lines.join('\n')}`,
    );
  };
}

function placeOf({line, column, place}: Message) {
  const start = place && 'start' in place ? place.start : undefined;
  return `${line ?? start?.line}:${column ?? start?.column}`;
}

function reasonOf(message: Message) {
  return message.cause ? `${message.reason}: ${message.cause.message}` : message.reason;
}

/** Code up to this length fits a phone's line; what is longer may break where a browser breaks it. */
const LINE = 24;

/** What holds no prose. */
const NO_PROSE = new Set(['code', 'pre', 'math']);

/** A name that a browser would break after its hyphen: “PHP-FPM”, «HTTP-запрос». */
const HYPHENATED = /([A-Z]{2,}-\p{L}{1,12}(?![\p{L}-]))/u;

/** A heading of plain text, which its component keeps whole. */
const HEADING = /^h[1-6]$/u;

/** Signs that close what stands before them; a browser may begin a line with them after a formula. */
const CLOSING = /^[.,;:?!)»”]+/u;

/** Keeps short inline code, such as `--task-workers=0`, units such as “req/s”, names with a hyphen and formulas with the sign after them on one line. */
function keepWhole() {
  return (tree: Root) =>
    visit(tree, (node, index = 0, parent) => {
      if (node.type === 'text') {
        node.value = wholeUnits(node.value);
        const isHeading = parent?.type === 'element' && HEADING.test(parent.tagName);
        if (!parent || isHeading || !HYPHENATED.test(node.value)) return undefined;
        const parts = node.value.split(HYPHENATED).map(wholePart);
        parent.children.splice(index, 1, ...parts);
        return index + parts.length;
      }
      if (node.type !== 'element') return undefined;
      if (parent && isFormula(node)) wrapWithSign(parent, index);
      if (isShortCode(node)) node.properties = {...node.properties, className: ['whole']};
      return NO_PROSE.has(node.tagName) ? SKIP : undefined;
    });
}

const isFormula = ({properties}: Element) => [properties.className].flat().includes('katex');

/** Puts a formula and the closing sign after it into one element; a formula without one stays as it is. */
function wrapWithSign(parent: Parents, index: number) {
  const [formula, next] = parent.children.slice(index);
  if (formula.type !== 'element' || next?.type !== 'text') return;
  const [sign] = CLOSING.exec(next.value) ?? [];
  if (!sign) return;
  next.value = next.value.slice(sign.length);
  parent.children[index] = wholeOf(formula, {type: 'text', value: sign});
}

const wholeOf = (...children: (Element | Text)[]): Element => ({
  ...{type: 'element', tagName: 'span', properties: {className: ['whole']}, children},
});

/** Every second part is a name: an element, as an invisible sign in it would go with what is copied. */
function wholePart(value: string, index: number): Text | Element {
  const text: Text = {type: 'text', value};
  if (index % 2 === 0) return text;
  return wholeOf(text);
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

/**
 * Says the alignment of a table cell by a class: the content security policy allows no style
 * attributes, and `|--:|` columns would make one in every cell.
 */
function alignByClass() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'td' && node.tagName !== 'th') return;
      const {align, ...rest} = node.properties;
      if (!align) return;
      node.properties = {...rest, className: [...(rest.className ?? []), `align-${align}`]};
    });
}

/** Makes an empty heading a plain cell: a table's corner heads nothing, and is read aloud as if it did. */
function plainCorners() {
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
function scrollWideTables() {
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
