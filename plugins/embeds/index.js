// @ts-check
import {basename, dirname} from 'node:path';
import {keptNow} from '../../content/frozen/keep.js';
import {LOCALES} from '../../content/languages.js';
import {correctionsOf} from '../../content/site/corrections.js';
import {figuresOnce, picturesOf} from '../figures/index.js';
import {islandScripts} from '../islands/bundle.js';
import {shareMaker} from '../share/share-data.js';
import {writeFiles} from '../site-bundle/write-files.js';
import {claimEmbeds} from './claim-pages.js';
import {explorableEmbeds} from './explorable-pages.js';
import {figureEmbeds} from './figure-pages.js';
import {listPage} from './list-page.js';

/**
 * Writes a page for each figure that stands alone in other people's pages and slides, once for all languages. They are
 * files, not routes: a page of the site's application would weigh thirty times as much.
 *
 * @param {import('@docusaurus/types').LoadContext} context
 * @returns {import('@docusaurus/types').Plugin<void>}
 */
export default function embedsPlugin({siteDir, siteConfig, i18n}) {
  const base = String(siteConfig.customFields?.rootUrl ?? siteConfig.baseUrl);
  return {
    name: 'embeds',
    async postBuild({outDir}) {
      if (i18n.currentLocale === LOCALES.at(-1) && basename(outDir) === i18n.currentLocale) {
        // The pages of all languages are built: explorables are taken out of them.
        const {page} = islandScripts();
        const place = {siteDir, origin: siteConfig.url, base, page};
        const files = explorableEmbeds(place, dirname(outDir));
        await writeFiles(dirname(outDir), Object.entries(files));
      }
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const place = {siteDir, origin: siteConfig.url, base, live: islandScripts().embed};
      const figures = await figuresOnce(siteDir, base);
      await writeFiles(outDir, embedFiles(place, figures));
      await writeFiles(outDir, claimEmbeds(place));
    },
  };
}

/**
 * All files of embeds, made one after another.
 *
 * @param {import('./figure-pages.js').Place} place
 * @param {import('../figures/index.js').MadeFigure[]} figures
 * @returns {AsyncGenerator<[address: string, content: string]>} addresses below the site's root
 */
export async function* embedFiles(place, figures) {
  const {siteDir, origin, base} = place;
  const shareOf = shareMaker(siteDir, origin + base);
  const filesOf = figureEmbeds(place);
  const listed = [];
  for (const figure of figures) {
    const state = await keptNow(siteDir, figure);
    if (!state) continue;
    const {id} = figure;
    const corrections = correctionsOf(siteDir, id).map(({id: of, date}) => ({id: of, date}));
    const share = withoutWords(await shareOf(figure));
    const shown = {id, pictures: await picturesIn(siteDir, figure)};
    yield* Object.entries(filesOf(shown, state, {corrections, share}));
    listed.push({figure: id, titles: titlesOf(state)});
  }
  yield ['embed/index.html', listPage(place, listed)];
}

/** @param {import('../../content/frozen/keep.js').KeptState} state @returns {Record<string, string>} by language */
const titlesOf = ({languages}) =>
  Object.fromEntries(Object.entries(languages).map(([locale, {own}]) => [locale, own.title]));

/**
 * What the menu of a figure is made from, without the words that all menus have: the web component has those.
 *
 * @param {Record<string, import('../share/share-data.js').ShareData>} shares by language
 */
const withoutWords = (shares) =>
  Object.fromEntries(
    Object.entries(shares).map(([locale, {texts: _texts, ...own}]) => [locale, own]),
  );

/** @param {string} root @param {import('../figures/index.js').MadeFigure} figure */
async function picturesIn(root, figure) {
  /** @type {Record<string, Awaited<ReturnType<typeof picturesOf>>>} */
  const pictures = {};
  for (const locale of LOCALES) pictures[locale] = await picturesOf(root, figure, locale);
  return pictures;
}
