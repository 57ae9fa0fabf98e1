// @ts-check
import bash from 'refractor/bash';
import {refractor} from 'refractor/core';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import ini from 'refractor/ini';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markup from 'refractor/markup';
import php from 'refractor/php';
import python from 'refractor/python';
import r from 'refractor/r';
import sql from 'refractor/sql';
import yaml from 'refractor/yaml';
import {visit} from 'unist-util-visit';

const GRAMMARS = [bash, diff, docker, ini, javascript, json, markup, php, python, r, sql, yaml];

for (const grammar of GRAMMARS) refractor.register(grammar);

/** @import {Element} from 'hast' */

/**
 * Colours code blocks at build, so that no highlighter reaches the browser.
 * A language that is not known is refused: it would stay grey in silence. `rehype-prism-plus` would put each line into
 * an element of its own, a tenth more bytes for nothing that a page shows.
 */
export function colourCode() {
  return (
    /** @type {import('hast').Root} */ tree,
    /** @type {Pick<import('vfile').VFile, 'fail'>} */ file,
  ) =>
    visit(tree, 'element', (node) => {
      const [code] = node.tagName === 'pre' ? node.children : [];
      if (code?.type === 'element' && code.tagName === 'code') colourBlock(node, code, file);
    });
}

/** @param {Element} pre @param {Element} code in it @param {Pick<import('vfile').VFile, 'fail'>} file */
function colourBlock(pre, code, file) {
  const language = languageOf(code);
  pre.properties = {...pre.properties, className: ['code-block'], tabIndex: 0};
  if (!language || language === 'text') return;
  if (!refractor.registered(language)) {
    file.fail(
      `no colours for the language "${language}"; add it to colour-code.js or use "text"`,
      pre,
    );
  }
  const text = code.children.map((child) => ('value' in child ? child.value : '')).join('');
  code.children = /** @type {import('hast').ElementContent[]} */ (
    refractor.highlight(text, language).children
  );
}

/** @param {Element} code @returns {string | undefined} */
function languageOf({properties: {className}}) {
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}
