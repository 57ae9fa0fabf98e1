// @ts-check
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LOCALES, folderOf} from '../../content/languages.js';
import {loadSite} from '../../content/site/load-site.js';
import {readTalks} from '../../content/talks/read-talks.js';
import {textsOf} from '../../content/texts.js';
import {figuresOnce} from '../figures/index.js';
import {loadJsx} from '../site-bundle/server-jsx.js';
import {writeFiles} from '../site-bundle/write-files.js';
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
      await writeFiles(outDir, talkFiles(siteDir, {root: siteConfig.url + base, base}));
    },
  };
}

/**
 * The files of all talks, made one talk after another: each holds all of its pictures.
 *
 * @param {string} siteDir
 * @param {{root: string, base: string}} place address and path of the site's root
 * @returns {AsyncGenerator<[address: string, html: string]>} addresses below the root
 */
export async function* talkFiles(siteDir, {root, base}) {
  const site = await loadSite(siteDir);
  const all = await figuresOnce(siteDir, base);
  const figures = new Map(all.map((figure) => [figure.id, figure]));
  const talks = readTalks(site);
  const frame = frameOf(siteDir);
  /** @type {typeof import('../../src/components/talk/Talk.js')} */
  const {default: Talk} = loadJsx('src/components/talk/Talk.js');
  const languages = Object.fromEntries(
    LOCALES.map((locale) => {
      const home = root + folderOf(locale);
      const words = textsOf(locale, site.catalogues[locale].talks);
      const maker = talkMaker(site, figures, {locale, home});
      return [locale, {words, ...maker}];
    }),
  );
  const pictures = viewPictures(figures, (figure, locale) => languages[locale].toldOf(figure));
  try {
    for (const talk of talks) yield* filesOf(talk, await pictures.draw(talk));
  } finally {
    await pictures.close();
  }

  /** @param {typeof talks[number]} talk @param {import('./view-pictures.js').PictureIn} pictureIn */
  async function* filesOf(talk, pictureIn) {
    const made = await Promise.all(
      LOCALES.map(async (locale) => {
        const {words, make} = languages[locale];
        const spoken = await make(talk, pictureIn);
        const props = {talk: spoken, words: words.render};
        const html = renderToStaticMarkup(createElement(Talk, props));
        return {locale, html, words: {title: spoken.title, ...wordsIn(words)}};
      }),
    );
    const parts = Object.fromEntries(made.map(({locale, html}) => [locale, html]));
    const words = Object.fromEntries(made.map(({locale, words: own}) => [locale, own]));
    for (const language of LOCALES) {
      const {name} = talk;
      const page = talkPage({name, language, parts, words, frame});
      yield /** @type {[string, string]} */ ([
        `talk/${name}/${folderOf(language)}index.html`,
        page,
      ]);
    }
  }
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
