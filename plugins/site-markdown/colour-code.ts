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
import type {Element, Root} from 'hast';
import type {VFile} from 'vfile';

const GRAMMARS = [bash, diff, docker, ini, javascript, json, markup, php, python, r, sql, yaml];

for (const grammar of GRAMMARS) refractor.register(grammar);

/**
 * Colours code blocks at build, so that no highlighter reaches the browser.
 * A language that is not known is refused: it would stay grey in silence. `rehype-prism-plus` would put each line into
 * an element of its own, a tenth more bytes for nothing that a page shows.
 */
export function colourCode() {
  return (tree: Root, file: Pick<VFile, 'fail'>) =>
    visit(tree, 'element', (node) => {
      const [code] = node.tagName === 'pre' ? node.children : [];
      if (code?.type === 'element' && code.tagName === 'code') colourBlock(node, code, file);
    });
}

/** @param code in it */
function colourBlock(pre: Element, code: Element, file: Pick<VFile, 'fail'>) {
  const language = languageOf(code);
  pre.properties = {...pre.properties, className: ['code-block'], tabIndex: 0};
  if (!language || language === 'text') return;
  if (!refractor.registered(language)) {
    file.fail(
      `no colours for the language "${language}"; add it to colour-code.ts or use "text"`,
      pre,
    );
  }
  const text = code.children.map((child) => ('value' in child ? child.value : '')).join('');
  code.children = refractor
    .highlight(text, language)
    .children.filter((child) => child.type === 'element' || child.type === 'text');
}

function languageOf({properties: {className}}: Element): string | undefined {
  const names = Array.isArray(className) ? className.map(String) : [];
  return names.find((name) => name.startsWith('language-'))?.slice('language-'.length);
}
