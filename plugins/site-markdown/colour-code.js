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

/**
 * Colours code blocks at build, so that no highlighter reaches the browser.
 * A language that is not known is refused: it would stay grey in silence. `rehype-prism-plus` would put each line into
 * an element of its own, a tenth more bytes for nothing that a page shows.
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
  if (!refractor.registered(language)) {
    file.fail(
      `no colours for the language "${language}"; add it to colour-code.js or use "text"`,
      pre,
    );
  }
  const text = code.children.map((/** @type {any} */ child) => child.value ?? '').join('');
  code.children = refractor.highlight(text, language).children;
}

/** @param {any} code */
function languageOf(code) {
  const name = (code.properties?.className ?? []).find((/** @type {string} */ one) =>
    one.startsWith('language-'),
  );
  return name?.slice('language-'.length);
}
