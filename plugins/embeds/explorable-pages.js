// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {embedWords} from '../islands/embed-words.js';
import {FIGURE_STYLES, pageStyles} from '../islands/embed-styles.js';
import {cardOf} from './cards.js';
import {embedPage, escaped} from './page.js';

const STYLES = [...FIGURE_STYLES, 'plugins/embeds/embed.css', 'plugins/embeds/explorable.css'];

/**
 * A page for each explorable: what the site's pages hold of it, in both languages, without the pages.
 *
 * @param {Omit<import('./figure-pages.js').Place, 'live'> & {page: string}} place `page`: address, below the root, of the
 *   script that pages with islands run
 * @param {string} outDir of the built site, with both languages in it
 * @returns {Record<string, string>} contents by address below the site's root
 */
export function explorableEmbeds({siteDir, origin, base, page}, outDir) {
  const words = embedWords(siteDir);
  const styles = pageStyles(siteDir, STYLES);
  const files = [...explorablesIn(outDir)].flatMap(([name, {path, html: english}]) => {
    const russian = explorablesOf(readPage(join(outDir, 'ru', path))).get(name);
    if (!russian) throw new Error(`${path} has ${name} in English and not in Russian.`);
    const homeOf = (/** @type {'en' | 'ru'} */ language) =>
      `${base}${language === 'en' ? '' : 'ru/'}${path}`;
    const parts = {
      en: english + around(words.en, homeOf('en')),
      ru: russian + around(words.ru, homeOf('ru')),
    };
    return /** @type {const} */ (['en', 'ru']).map((language) => {
      const address = `embed/${name}/${language === 'en' ? '' : 'ru/'}`;
      const title = nameIn(language === 'en' ? english : russian) ?? name;
      const url = origin + base + address;
      const head = [
        `<link rel="canonical" href="${origin}${homeOf(language)}">`,
        `<link rel="icon" type="image/svg+xml" href="${base}img/favicon.svg">`,
        cardOf({title, description: title, language, url}),
        `<link rel="stylesheet" href="${base}css/explorables.css">`,
        `<script src="${base}${page}" defer></script>`,
      ].join('');
      return [`${address}index.html`, embedPage({language, parts, facts: {}, title, head, styles})];
    });
  });
  return Object.fromEntries(files);
}

/**
 * @param {string} outDir
 * @returns {Map<string, {path: string, html: string}>} each with the first page that shows it
 */
function explorablesIn(outDir) {
  const found = new Map();
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?!ru\/|embed\/|figure-html\/).*index\.html$/u.test(file));
  for (const file of pages.sort())
    for (const [name, html] of explorablesOf(readPage(join(outDir, file))))
      if (!found.has(name)) found.set(name, {path: file.replace(/index\.html$/u, ''), html});
  return found;
}

/** @param {string} path of a page or of its folder */
function readPage(path) {
  const file = path.endsWith('.html') ? path : join(path, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The explorables of a built page.
 *
 * @param {string} html
 * @returns {Map<string, string>} HTML by name
 */
export function explorablesOf(html) {
  const starts = html.matchAll(/<div(?=[^>]*\sdata-island=)[^>]*\sdata-explorable="?([\w-]+)/gu);
  return new Map(Array.from(starts, ({index, 1: name}) => [name, elementAt(html, index)]));
}

/** The whole of a `div`, up to its own end. @param {string} html @param {number} start */
function elementAt(html, start) {
  let depth = 0;
  for (const {0: tag, index} of html.slice(start).matchAll(/<div\b|<\/div>/gu)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return html.slice(start, start + index + tag.length);
  }
  throw new Error(`a div has no end: ${html.slice(start, start + 200)}`);
}

/** @param {string} html */
const nameIn = (html) => /\saria-label="([^"]*)"/u.exec(html)?.[1];

/** @param {Record<string, string>} words @param {string} home */
function around(words, home) {
  const button = (/** @type {string} */ what, /** @type {string} */ key) =>
    `<button type="button" data-embed="${what}">${escaped(words[key])}</button>`;
  return [
    `<p class="figure-source">${escaped(words['embed.source.computed'])} · <a href="${home}" target="_blank" rel="noopener">${escaped(words['embed.site'])}</a> · ${escaped(words['embed.licence'])}</p>`,
    `<p class="figure-tools">${button('language', 'embed.other-language')}${button('dark', 'embed.dark')}${button('light', 'embed.light')}</p>`,
  ].join('');
}
