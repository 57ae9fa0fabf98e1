// @ts-check
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.js';
import {LOCALES, folderOf} from '../../content/languages.js';
import {loadSite} from '../../content/site/load-site.js';
import {readTalks} from '../../content/talks/read-talks.js';
import {textsOf} from '../../content/texts.js';
import {figuresOnce} from '../figures/index.js';
import {loadJsx} from '../site-bundle/server-jsx.js';
import {frameOf, talkPage} from './page.js';
import {talkMaker} from './slides.js';
import {viewPictures} from './view-pictures.js';

/**
 * Publishes the talks, one file each, at `talk/<name>/`, and below it in each further language first, `talk/<name>/ru/`.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin}
 */
export default function talksPlugin({siteDir, siteConfig, i18n}) {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  return {
    name: 'talks',
    async postBuild({outDir}) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const files = await talkFiles(siteDir, {root: siteConfig.url + base, base});
      for (const [address, content] of Object.entries(files)) {
        const file = path.join(outDir, address);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, content);
      }
    },
  };
}

/**
 * The files of all talks.
 *
 * @param {string} siteDir
 * @param {{root: string, base: string}} place address and path of the site's root
 * @returns {Promise<Record<string, string>>} HTML by address below the root
 */
export async function talkFiles(siteDir, {root, base}) {
  const site = await loadSite(siteDir);
  const all = await figuresOnce(siteDir, base);
  const figures = new Map(all.map((figure) => [figure.id, figure]));
  const talks = readTalks(site);
  const titleOf = async (/** @type {typeof all[number]} */ figure, /** @type {string} */ locale) =>
    (await figureTextsOf(siteDir, figure, locale)).t('title');
  const pictureIn = await viewPictures(talks, figures, titleOf);
  const frame = frameOf(siteDir);
  /** @type {typeof import('../../src/components/talk/Talk.js')} */
  const {default: Talk} = loadJsx('src/components/talk/Talk.js');
  const languages = Object.fromEntries(
    LOCALES.map((locale) => {
      const home = root + folderOf(locale);
      const words = textsOf(locale, site.catalogues[locale].talks);
      const make = talkMaker(site, figures, {locale, home, pictureIn});
      return [locale, {words, make}];
    }),
  );
  const files = talks.map(async (talk) => {
    const made = await Promise.all(
      LOCALES.map(async (locale) => {
        const {words, make} = languages[locale];
        const spoken = await make(talk);
        const props = {talk: spoken, words: words.render};
        const html = renderToStaticMarkup(createElement(Talk, props));
        return {locale, html, words: {title: spoken.title, ...wordsIn(words)}};
      }),
    );
    const parts = Object.fromEntries(made.map(({locale, html}) => [locale, html]));
    const words = Object.fromEntries(made.map(({locale, words: own}) => [locale, own]));
    return LOCALES.map((language) => {
      const {name} = talk;
      const page = talkPage({name, language, parts, words, frame});
      return [`talk/${name}/${folderOf(language)}index.html`, page];
    });
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}

const IN_BROWSER = [
  ...['back', 'next', 'theme', 'full', 'speaker', 'download'],
  ...['no-step', 'no-language', 'nearest', 'next-is', 'start', 'pause', 'reset'],
];

/**
 * What the script says; `{{step}}` and the like are put in there.
 *
 * @param {ReturnType<typeof textsOf>} words
 */
const wordsIn = (words) =>
  Object.fromEntries(
    IN_BROWSER.map((key) => [
      key,
      words.render(`browser.${key}`, {
        step: '{{step}}',
        count: '{{count}}',
        language: '{{language}}',
        known: '{{known}}',
      }),
    ]),
  );
