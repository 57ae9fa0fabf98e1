// @ts-check
import {createRequire} from 'node:module';
import {visit} from 'unist-util-visit';

const require = createRequire(import.meta.url);
const Prism = require('prismjs');
for (const language of [
  'bash',
  'json',
  'markup-templating',
  'php',
  'python',
  'r',
  'yaml',
  'sql',
  'ini',
  'docker',
  'diff',
])
  require(`prismjs/components/prism-${language}.js`);

/**
 * Colours code blocks at build, so that no highlighter reaches the browser.
 * A language that is not known is refused: it would stay grey in silence.
 */
export function colourCode() {
  return (/** @type {any} */ tree, /** @type {any} */ file) =>
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'pre' || node.children[0]?.tagName !== 'code') return;
      colourBlock(node, file);
    });
}

/** @param {any} pre @param {any} file */
function colourBlock(pre, file) {
  const code = pre.children[0];
  const language = languageOf(code);
  pre.properties = {...pre.properties, className: ['code-block'], tabIndex: 0};
  if (!language || language === 'text') return;
  const grammar = Prism.languages[language];
  if (!grammar) {
    file.fail(
      `no colours for the language "${language}"; add it to colour-code.js or use "text"`,
      pre,
    );
  }
  const text = code.children.map((/** @type {any} */ child) => child.value ?? '').join('');
  code.children = Prism.tokenize(text, grammar).map(nodeOf);
}

/** @param {any} code */
function languageOf(code) {
  const name = (code.properties?.className ?? []).find((/** @type {string} */ one) =>
    one.startsWith('language-'),
  );
  return name?.slice('language-'.length);
}

/** @param {any} token @returns {any} */
function nodeOf(token) {
  if (typeof token === 'string') return {type: 'text', value: token};
  const content = Array.isArray(token.content) ? token.content : [token.content];
  return {
    type: 'element',
    tagName: 'span',
    properties: {className: [`code-${token.type}`]},
    children: content.map(nodeOf),
  };
}
