import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';
import {LANGUAGES, othersThan} from '../../content/languages.ts';
import {faceRule, faces} from '../site-fonts/index.ts';
import {hashOf, trustedTypes} from '../common/policy.ts';
import {browserScript} from '../common/browser-script.ts';
import {escaped} from '../common/escaped.ts';

const STYLES = ['root', 'tokens', 'ground']
  .map((name) => `src/css/${name}.css`)
  .concat('plugins/talks/talk.css');

export type Frame = {begin: string; script: string; styles: string};

/**
 * What every talk has: the script of its head, its own, its styles with the type of the site in them, read once.
 *
 * @param root folder of the repository
 */
export function frameOf(root: string): Frame {
  const css = STYLES.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const rules = [...facesIn(root), ...css].join('\n');
  return {
    begin: scriptOf('begin'),
    script: scriptOf('talk'),
    styles: transformSync(rules, {loader: 'css', minify: true}).code.trim(),
  };
}

/** @param name of a script in the folder of those for browsers */
const scriptOf = (name: string) =>
  browserScript(path.join(import.meta.dirname, `browser/${name}.ts`), {
    LANGUAGES: LANGUAGES.map(({code, name: own}) => ({code, name: own})),
  });

/** The fonts in the file itself: a talk has to look the same from a memory stick. */
function facesIn(root: string) {
  return faces
    .filter(({family}) => family === 'Golos')
    .map((face) => {
      const data = readFileSync(path.join(root, 'static/fonts', face.file)).toString('base64');
      const family = face.weight === 600 ? 'Golos Bold' : face.family;
      return faceRule({...face, family}, `data:font/woff2;base64,${data}`);
    });
}

/**
 * A talk as one file that stands alone: it asks for nothing, so it works from a disk as from the site.
 *
 * @param talk `words` has the title of the talk in each language, too
 * @returns HTML with its own content security policy
 */
export function talkPage({
  name,
  language,
  parts,
  words,
  frame,
}: {
  name: string;
  language: string;
  parts: Record<string, string>;
  words: Record<string, Record<string, string>>;
  frame: Frame;
}): string {
  const own = words[language];
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(frame.begin)}' '${hashOf(frame.script)}'`,
    `style-src '${hashOf(frame.styles)}'`,
    'font-src data:',
    trustedTypes(frame.begin + frame.script),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const data = JSON.stringify(words).replaceAll('<', '\\u003c');
  const head =
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(own.title)}</title>` +
    `<style>${frame.styles}</style><script>${frame.begin}</script>`;
  const resting = othersThan(language).map(
    ({code}) => `<template lang="${code}">${parts[code]}</template>`,
  );
  const bar = BUTTONS.map(([act, sign]) => button(act, sign, own)).join('');
  const download = `<a href="." download="${name}.html" data-do="download" aria-label="${escaped(own.download)}" title="${escaped(own.download)}">⤓</a>`;
  return (
    `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body>` +
    `<p class="notice" role="alert" hidden></p><main>${parts[language]}</main>${resting.join('')}` +
    `<nav class="bar" hidden>${bar}${download}</nav>` +
    `<script type="application/json" data-words>${data}</script><script>${frame.script}</script></body></html>\n`
  );
}

const FULL =
  '<svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M2 6V2h4M12 2h4v4M16 12v4h-4M6 16H2v-4"/></svg>';

const BUTTONS = [
  ['back', '←'],
  ['output', ''],
  ['next', '→'],
  ['language', ''],
  ['theme', '◐'],
  ['full', FULL],
  ['speaker', '☰'],
];

function button(act: string, sign: string, words: Record<string, string>) {
  if (act === 'output') return '<output></output>';
  if (act === 'language') return '<button type="button" data-do="language"></button>';
  const name = escaped(words[act]);
  return `<button type="button" data-do="${act}" aria-label="${name}" title="${name}">${sign}</button>`;
}
