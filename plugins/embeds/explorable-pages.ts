import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  LOCALES,
  ORIGINAL,
  TRANSLATIONS,
  folderOf,
  inEachLanguage,
} from '../../content/languages.ts';
import {embedWords} from '../islands/embed-words.ts';
import {FIGURE_STYLES, pageStyles} from '../islands/embed-styles.ts';
import {sheetOf} from '../explorables/folders.ts';
import {cardOf} from './cards.ts';
import {failedScript} from '../bends/script.ts';
import {failedText} from '../bends/ssr-template.ts';
import {escaped} from '../common/escaped.ts';
import {embedPage, languageButtons, MARK_HTML, themeButtons} from './page.ts';
import type {Place} from './figure-pages.ts';

const STYLES = [...FIGURE_STYLES, 'plugins/embeds/embed.css', 'plugins/embeds/explorable.css'];

/**
 * A page for each explorable: what the site's pages hold of it, in every language, without the pages.
 *
 * @param place `page`: address, below the root, of the script that pages with islands run
 * @param outDir of the built site, with every language in it
 * @returns contents by address below the site's root
 */
export function explorableEmbeds(
  {siteDir, origin, base, page}: Omit<Place, 'live'> & {page: string},
  outDir: string,
): Record<string, string> {
  const words = embedWords(siteDir);
  const styles = pageStyles(siteDir, STYLES);
  const files = [...explorablesIn(outDir)].flatMap(([name, path]) => {
    const shown = inEachLanguage((locale) =>
      explorableAt(join(outDir, folderOf(locale), path), name),
    );
    const homeOf = (language: string) => `${base}${folderOf(language)}${path}`;
    const parts = inEachLanguage(
      (locale) => withFailed(shown[locale], locale) + around(words[locale], homeOf(locale), locale),
    );
    return LOCALES.map((language) => {
      const address = `embed/${name}/${folderOf(language)}`;
      const title = nameIn(shown[language]) ?? name;
      const url = origin + base + address;
      const head = [
        `<link rel="canonical" href="${origin}${homeOf(language)}">`,
        `<link rel="icon" type="image/svg+xml" href="${base}img/favicon.svg">`,
        cardOf({title, description: title, language, url}),
        `<link rel="stylesheet" href="${base}${sheetOf(name)}">`,
        `<script src="${base}${page}" data-for="[data-island]" defer></script>`,
      ].join('');
      return [
        `${address}index.html`,
        embedPage({...{language, parts, facts: {}, title, head, styles}, script: failedScript()}),
      ];
    });
  });
  return Object.fromEntries(files);
}

/** Folders of the built site that hold no pages in the original language. */
const OTHER_FOLDERS = [...TRANSLATIONS, 'embed'];

/** @returns of each the folder of the first page that shows it */
function explorablesIn(outDir: string): Map<string, string> {
  const found = new Map();
  const pages = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)index\.html$/u.test(file))
    .filter((file) => !OTHER_FOLDERS.includes(file.split('/')[0]));
  for (const file of pages.sort())
    for (const name of explorablesOf(readFileSync(join(outDir, file), 'utf8')).keys())
      if (!found.has(name)) found.set(name, file.replace(/index\.html$/u, ''));
  return found;
}

/** @param folder of a page */
function explorableAt(folder: string, name: string) {
  const file = join(folder, 'index.html');
  const html = existsSync(file) && explorablesOf(readFileSync(file, 'utf8')).get(name);
  if (html) return html;
  throw new Error(
    `${file} lacks the explorable “${name}”, which the page in “${ORIGINAL}” shows. Add it to this translation.`,
  );
}

/**
 * The explorables of a built page.
 *
 * @returns HTML by name
 */
export function explorablesOf(html: string): Map<string, string> {
  const starts = html.matchAll(/<div(?=[^>]*\sdata-island=)[^>]*\sdata-explorable="?([\w-]+)/gu);
  return new Map(Array.from(starts, ({index, 1: name}) => [name, elementAt(html, index)]));
}

/** The whole of a `div`, up to its own end. */
function elementAt(html: string, start: number) {
  let depth = 0;
  for (const {0: tag, index} of html.slice(start).matchAll(/<div\b|<\/div>/gu)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return html.slice(start, start + index + tag.length);
  }
  throw new Error(
    `this div of a built page has no </div>: ${html.slice(start, start + 200)}. Mend the component that draws it.`,
  );
}

/** What the explorable says where a file of it didn't arrive. */
const withFailed = (html: string, locale: string) =>
  html.replace('<div', `<div data-failed="${escaped(failedText(locale))}"`);

const nameIn = (html: string) => /\saria-label="([^"]*)"/u.exec(html)?.[1];

function around(words: Record<string, string>, home: string, language: string) {
  return [
    `<p class="figure-source">${escaped(words['embed.source.computed'])} · ${MARK_HTML} <a href="${home}" target="_blank" rel="noopener">${escaped(words['embed.site'])}</a> · ${escaped(words['embed.licence'])}</p>`,
    `<p class="figure-tools">${languageButtons(language)}${themeButtons(words)}</p>`,
  ].join('');
}
