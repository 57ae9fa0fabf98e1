import {fromHtml} from 'hast-util-from-html';
import katex from 'katex';
import type {Element, ElementContent, Parent} from 'hast';
import {messageOf} from '../../lib/errors.ts';
import {present} from '../../lib/typed.ts';

/**
 * MathML of a formula as nodes, without the copy of its source that KaTeX puts in.
 *
 * @returns the `math` element
 * @throws {ParseError}
 */
export function mathOf(tex: string, {display = false}: {display?: boolean} = {}): Element {
  const html = katex.renderToString(tex, {
    output: 'mathml',
    displayMode: display,
    throwOnError: true,
    strict: 'error',
    trust: false,
  });
  const math = elementIn(elementIn(fromHtml(html, {fragment: true})));
  return joinWords(withoutSource(math));
}

/**
 * What KaTeX finds wrong with a formula, without the words that it puts before each complaint.
 *
 * @returns `position` (from 0) in the TeX where it is known
 */
export function flawOf(error: unknown): {reason: string; position?: number} {
  if (!(error instanceof katex.ParseError)) return {reason: messageOf(error)};
  return {reason: error.rawMessage, position: error.position};
}

/** KaTeX wraps one element in another, down to what it draws. */
const elementIn = ({children}: Parent) =>
  present(
    children.find((node) => node.type === 'element'),
    'an element of KaTeX',
  );

function withoutSource(math: Element): Element {
  const {children} = elementIn(math);
  return {...math, children: children.filter((node) => !isNamed(node, 'annotation'))};
}

/** KaTeX makes a letter of each letter of \mathrm{cpu}; as one identifier the browser spaces it right. */
function joinWords<Node extends ElementContent>(node: Node): Node {
  if (!('children' in node)) return node;
  const joined: ElementContent[] = [];
  for (const child of node.children.map(joinWords)) {
    const last = joined.at(-1);
    if (last && isUpright(last) && isUpright(child)) {
      joined.splice(-1, 1, withText(last, textOf(last) + textOf(child)));
    } else joined.push(child);
  }
  return {...node, children: joined.map(plainWord)};
}

const isNamed = (node: ElementContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

const isUpright = (node: ElementContent): node is Element =>
  isNamed(node, 'mi') && node.properties.mathvariant === 'normal' && /^[a-z]+$/i.test(textOf(node));

function textOf({children: [text]}: Element) {
  return text?.type === 'text' ? text.value : '';
}

const withText = (node: Element, value: string): Element => ({
  ...node,
  children: [{type: 'text', value}],
});

/** An identifier of several letters is upright by itself. */
function plainWord(node: ElementContent): ElementContent {
  return isUpright(node) && textOf(node).length > 1 ? {...node, properties: {}} : node;
}
