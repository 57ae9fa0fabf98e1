// @ts-check
import {mkdirSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {currentStates, fileOfState, readState} from '../../content/frozen/keep.js';
import {LOCALES} from '../../content/languages.js';
import {correctionsOf} from '../../content/site/corrections.js';
import {figuresOnce} from '../figures/index.js';
import {islandScripts} from '../islands/bundle.js';
import {shareData} from '../share/share-data.js';
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
        write(dirname(outDir), explorableEmbeds(place, dirname(outDir)));
      }
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const place = {siteDir, origin: siteConfig.url, base, live: islandScripts().embed};
      const figures = await figuresOnce(siteDir, base);
      write(outDir, await embedFiles(place, figures));
      write(outDir, await claimEmbeds(place));
    },
  };
}

/**
 * All files of embeds.
 *
 * @param {import('./figure-pages.js').Place} place
 * @param {import('../figures/index.js').MadeFigure[]} figures
 * @returns {Promise<Record<string, string>>} contents by address below the site's root
 */
export async function embedFiles(place, figures) {
  const {siteDir, origin, base} = place;
  const shares = await shareData(siteDir, figures, origin + base);
  const filesOf = figureEmbeds(place);
  const pictures = new Map(figures.map(({id, languages}) => [id, picturesIn(languages)]));
  const embeds = (await currentStates(siteDir)).map(({figure, id}) => {
    const state = readState(siteDir, fileOfState(figure.id, id));
    const corrections = correctionsOf(siteDir, figure.id).map(({id: of, date}) => ({id: of, date}));
    const {id: name} = figure;
    const share = shareOf(shares, name);
    const shown = {id: name, pictures: pictures.get(name) ?? {}};
    return {state, files: filesOf(shown, state, {corrections, share})};
  });
  const list = listPage(
    place,
    embeds.map(({state}) => state),
  );
  return Object.assign({'embed/index.html': list}, ...embeds.map(({files}) => files));
}

/**
 * What the menu of a figure is made from, without the words that all menus have: the web component has those.
 *
 * @param {Awaited<ReturnType<typeof shareData>>} shares @param {string} id
 */
const shareOf = (shares, id) =>
  Object.fromEntries(
    LOCALES.map((locale) => {
      const {texts: _texts, ...own} = shares[`share-data/${locale}/${id}.json`];
      return [locale, own];
    }),
  );

/** @param {Record<string, {pictures: {wide: string, narrow: string}}>} languages */
const picturesIn = (languages) =>
  Object.fromEntries(Object.entries(languages).map(([locale, each]) => [locale, each.pictures]));

/** @param {string} outDir @param {Record<string, string>} files */
function write(outDir, files) {
  for (const [address, content] of Object.entries(files)) {
    const file = join(outDir, address);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}
