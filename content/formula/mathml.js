// @ts-check
import {fromHtml} from 'hast-util-from-html';
import katex from 'katex';

/** @import {Element, ElementContent} from 'hast' */

/**
 * MathML of a formula as nodes, without the copy of its source that KaTeX puts in.
 *
 * @param {string} tex
 * @param {{display?: boolean}} [options]
 * @returns {Element} the `math` element
 * @throws {import('katex').ParseError}
 */
export function mathOf(tex, {display = false} = {}) {
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
 * @param {Error} error
 * @returns {{reason: string, position?: number}} `position` (from 0) in the TeX where it is known
 */
export function flawOf(error) {
  if (!(error instanceof katex.ParseError)) return {reason: error.message};
  return {reason: error.rawMessage, position: error.position};
}

/** KaTeX wraps one element in another, down to what it draws. @param {import('hast').Parent} node */
const elementIn = (node) => /** @type {Element} */ (node.children[0]);

/** @param {Element} math @returns {Element} */
function withoutSource(math) {
  const {children} = elementIn(math);
  return {...math, children: children.filter((node) => !isNamed(node, 'annotation'))};
}

/**
 * KaTeX makes a letter of each letter of \mathrm{cpu}; as one identifier the browser spaces it right.
 *
 * @template {ElementContent} Node
 * @param {Node} node
 * @returns {Node}
 */
function joinWords(node) {
  if (!('children' in node)) return node;
  /** @type {ElementContent[]} */
  const joined = [];
  for (const child of node.children.map(joinWords)) {
    const last = joined.at(-1);
    if (last && isUpright(last) && isUpright(child)) {
      joined.splice(-1, 1, withText(last, textOf(last) + textOf(child)));
    } else joined.push(child);
  }
  return {...node, children: joined.map(plainWord)};
}

/** @param {ElementContent} node @param {string} tagName @returns {node is Element} */
const isNamed = (node, tagName) => node.type === 'element' && node.tagName === tagName;

/** @param {ElementContent} node @returns {node is Element} */
const isUpright = (node) =>
  isNamed(node, 'mi') && node.properties.mathvariant === 'normal' && /^[a-z]+$/i.test(textOf(node));

/** @param {Element} node */
function textOf({children: [text]}) {
  return text?.type === 'text' ? text.value : '';
}

/** @param {Element} node @param {string} value @returns {Element} */
const withText = (node, value) => ({...node, children: [{type: 'text', value}]});

/** An identifier of several letters is upright by itself. @param {ElementContent} node @returns {ElementContent} */
function plainWord(node) {
  return isUpright(node) && textOf(node).length > 1 ? {...node, properties: {}} : node;
}
