import {basename, dirname, join} from 'node:path';
import {keptNow} from '../../content/frozen/keep.ts';
import {inEachLanguage, LOCALES, ORIGINAL} from '../../content/languages.ts';
import {correctionsOf} from '../../content/site/corrections.ts';
import {browserScript} from '../common/browser-script.ts';
import {escaped} from '../common/escaped.ts';
import {placeOf} from '../common/serve-files.ts';
import {writeFiles} from '../common/write-files.ts';
import {figuresOnce, picturesIn} from '../figures/index.ts';
import {islandScripts} from '../islands/bundle.ts';
import {FIGURE_STYLES, pageStyles} from '../islands/embed-styles.ts';
import {embedWords} from '../islands/embed-words.ts';
import {shareMaker} from '../share/share-data.ts';
import {claimEmbeds} from './claim-pages.ts';
import {explorableEmbeds} from './explorable-pages.ts';
import {figureEmbeds} from './figure-pages.ts';
import {embedPage} from './page.ts';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {KeptState} from '../../content/frozen/keep.ts';
import type {MadeFigure} from '../figures/index.ts';
import type {ShareData} from '../share/share-data.ts';
import type {Place} from './figure-pages.ts';

/**
 * Writes a page for each figure that stands alone in other people's pages and slides, once for all languages. They are
 * files, not routes: a page of the site's application would weigh thirty times as much.
 */
export default function embedsPlugin(context: LoadContext): Plugin<void> {
  const {siteDir, i18n} = context;
  const {base, origin} = placeOf(context);
  return {
    name: 'embeds',
    async postBuild({outDir}) {
      if (i18n.currentLocale === LOCALES.at(-1) && basename(outDir) === i18n.currentLocale) {
        // The pages of all languages are built: explorables are taken out of them.
        const place = {siteDir, origin, base, page: islandScripts().page};
        const files = explorableEmbeds(place, dirname(outDir));
        await writeFiles(dirname(outDir), Object.entries(files));
      }
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const place = {siteDir, origin, base, live: islandScripts().embed};
      const figures = await figuresOnce(siteDir, base);
      await writeFiles(outDir, embedFiles(place, figures));
      await writeFiles(outDir, claimEmbeds(place));
    },
  };
}

/**
 * All files of embeds, made one after another.
 *
 * @returns addresses below the site's root
 */
export async function* embedFiles(
  place: Place,
  figures: MadeFigure[],
): AsyncGenerator<[address: string, content: string]> {
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

/** @returns by language */
const titlesOf = ({languages}: KeptState): Record<string, string> =>
  Object.fromEntries(Object.entries(languages).map(([locale, {own}]) => [locale, own.title]));

/**
 * What the menu of a figure is made from, without the words that all menus have: the web component has those.
 *
 * @param shares by language
 */
const withoutWords = (shares: Record<string, ShareData>) =>
  Object.fromEntries(
    Object.entries(shares).map(([locale, {texts: _texts, ...own}]) => [locale, own]),
  );

const NEAREST = browserScript(join(import.meta.dirname, 'browser/list.ts'));

/**
 * The list of all figures that can be embedded, which also answers for one that there is not: it names the nearest.
 *
 * @param figures titles: by language
 * @returns HTML
 */
function listPage(
  {siteDir, base}: Place,
  figures: readonly {figure: string; titles: Record<string, string>}[],
): string {
  const words = embedWords(siteDir);
  const part = (language: string) => {
    const items = figures.map(({figure, titles}) => {
      const address = `${base}embed/${figure}/?lang=${language}`;
      return `<li data-id="${figure}"><a href="${address}">${escaped(titles[language])}</a></li>`;
    });
    const {'embed.list': title, 'embed.unknown.figure': missing} = words[language];
    return `<div data-missing="${escaped(missing)}" role="status"></div><h1>${escaped(title)}</h1><ul>${items.join('')}</ul>`;
  };
  return embedPage({
    language: ORIGINAL,
    parts: inEachLanguage(part),
    facts: {},
    title: words[ORIGINAL]['embed.list'],
    head: '',
    styles: pageStyles(siteDir, [...FIGURE_STYLES, 'plugins/embeds/embed.css']),
    script: NEAREST,
  });
}
