import {fromHtml} from 'hast-util-from-html';
import katex from 'katex';

/**
 * MathML of a formula as nodes, without the copy of its source that KaTeX puts in.
 *
 * @param {string} tex
 * @param {{display?: boolean}} [options]
 * @returns {object} the `math` element
 * @throws {Error} with `position` (from 0) in the TeX where it is known
 */
export function mathOf(tex, {display = false} = {}) {
  const html = katex.renderToString(tex, {
    output: 'mathml',
    displayMode: display,
    throwOnError: true,
    strict: 'error',
    trust: false,
  });
  const math = fromHtml(html, {fragment: true}).children[0].children[0];
  return withoutSource(math);
}

function withoutSource(math) {
  const semantics = math.children[0];
  return {...math, children: semantics.children.filter(({tagName}) => tagName !== 'annotation')};
}
