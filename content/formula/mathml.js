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
  return joinWords(withoutSource(math));
}

function withoutSource(math) {
  const semantics = math.children[0];
  return {...math, children: semantics.children.filter(({tagName}) => tagName !== 'annotation')};
}

// KaTeX makes a letter of each letter of \mathrm{cpu}; as one identifier the browser spaces it right.
function joinWords(node) {
  const children = (node.children ?? []).map(joinWords).reduce((joined, child) => {
    const last = joined.at(-1);
    if (!isUpright(child) || !last || !isUpright(last)) return [...joined, child];
    return [...joined.slice(0, -1), withText(last, textOf(last) + textOf(child))];
  }, []);
  return node.children ? {...node, children: children.map(plainWord)} : node;
}

const isUpright = (node) =>
  node.tagName === 'mi' &&
  node.properties?.mathvariant === 'normal' &&
  /^[a-z]+$/i.test(textOf(node));

const textOf = (node) => node.children[0].value;

const withText = (node, value) => ({...node, children: [{type: 'text', value}]});

// an identifier of several letters is upright by itself
function plainWord(node) {
  return isUpright(node) && textOf(node).length > 1 ? {...node, properties: {}} : node;
}
