import {gzipSync} from 'node:zlib';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {figurePages} from '../../content/figures/figure-pages.ts';
import {folderOf, inEachLanguage, LOCALES} from '../../content/languages.ts';
import {figureCard} from '../../content/site/card-addresses.ts';
import {Embedded} from '../../src/components/figure/embedded/Embedded.tsx';
import {escaped} from '../common/escaped.ts';
import {figureStyles} from '../islands/embed-styles.ts';
import {embedWords} from '../islands/embed-words.ts';
import {frameSizer} from '../share/frame-size.ts';
import {cardOf} from './cards.ts';
import {embedPage, languageButtons, themeButtons} from './page.ts';
import type {KeptState} from '../../content/frozen/keep.ts';

/**
 * What a page may weigh with gzip. Of a heavier one the languages at rest leave their drawings for narrow screens out: they are
 * shown only by script, and a script can draw them.
 */
const FIRST_PICTURE = 8000;

/** where the site is published */
export interface Place {
  siteDir: string;
  origin: string;
  /** path of the site's root, with slashes around it */
  base: string;
  /** address, below the root, of the script that brings embeds to life */
  live: string;
}

/**
 * The files of figures' embeds.
 *
 * @returns contents by address below the site's root; `share`: what the menu of the figure is made from, by language
 */
export function figureEmbeds({
  siteDir,
  origin,
  base,
  live,
}: Place): (
  figure: {id: string; pictures: Record<string, {wide: string; narrow: string}>},
  state: KeptState,
  more: {corrections: {id: string; date: string}[]; share: Record<string, object>},
) => Record<string, string> {
  const words = embedWords(siteDir);
  const styles = figureStyles(siteDir);
  const sizeOf = frameSizer(siteDir);
  const homes = inEachLanguage((locale) => figurePages(siteDir, locale));
  const homeOf = (language: string, id: string) =>
    `${base}${folderOf(language)}${homes[language](id).slice(1)}`;

  return ({id, pictures}, state, {corrections, share}) => {
    const part = (language: string, isAtRest = false) => {
      const {wide, narrow} = pictures[language];
      const own = {wide, narrow: isAtRest ? '' : narrow};
      const props = {state, language, words, home: homeOf(language, id), pictures: own};
      const figure = renderToStaticMarkup(createElement(Embedded, props));
      return figure + aroundOf(words[language], language);
    };
    const facts = {
      figure: id,
      state: state.id,
      base,
      live: base + live,
    };
    const size = sizeOf(state, pictures);
    const filesIn = (language: string) => {
      const folder = `embed/${id}/${folderOf(language)}`;
      const address = `${origin}${base}${folder}`;
      const {title, summary} = state.languages[language].own;
      const image = origin + base + figureCard(id, language);
      const head = [
        `<link rel="icon" href="${base}img/favicon.svg">`,
        `<link rel="canonical" href="${origin}${homeOf(language, id)}">`,
        `<link rel="alternate" type="application/json+oembed" href="${address}oembed.json">`,
        cardOf({title, description: summary, language, url: address, image}),
      ].join('');
      const about = {title, address, image, root: origin + base, size};
      const pageOf = (partOf: (locale: string) => string) =>
        embedPage({language, facts, title, head, styles, parts: inEachLanguage(partOf)});
      const whole = pageOf((locale) => part(locale));
      const isHeavy = gzipSync(whole).length > FIRST_PICTURE;
      return [
        [
          `${folder}index.html`,
          isHeavy ? pageOf((locale) => part(locale, locale !== language)) : whole,
        ],
        [`${folder}oembed.json`, JSON.stringify(oembedOf(about))],
      ];
    };
    const site = {root: base, ...inEachLanguage((locale) => homeOf(locale, id))};
    return {
      ...Object.fromEntries(LOCALES.flatMap(filesIn)),
      [`embed/${id}/figure.json`]: JSON.stringify({...state, corrections, site, size, share}),
    };
  };
}

/**
 * What comes below a figure: what can't be shown without scripts, or where they fail, and the choice of language and theme.
 */
function aroundOf(words: Record<string, string>, language: string) {
  return [
    `<noscript class="figure-failed" role="status">${escaped(words['embed.unreachable'])}</noscript>`,
    `<p class="figure-tools">${languageButtons(language)}${themeButtons(words)}</p>`,
  ].join('');
}

/**
 * The oEmbed answer, for the default size: a file can't answer `maxwidth` and `maxheight`.
 *
 * @returns as oembed.com has it
 */
function oembedOf({
  title,
  address,
  image,
  root,
  size,
}: {
  title: string;
  address: string;
  image: string;
  root: string;
  size: {width: number; height: number};
}): Record<string, string | number> {
  const {width, height} = size;
  const frame = `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
  return {
    version: '1.0',
    type: 'rich',
    ...{title, width, height, html: frame},
    provider_name: 'Blocking Coefficient',
    provider_url: root,
    thumbnail_url: image,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
}
