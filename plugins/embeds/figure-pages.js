// @ts-check
import {gzipSync} from 'node:zlib';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {figurePages} from '../../content/figures/figure-pages.js';
import {LOCALES, folderOf} from '../../content/languages.js';
import {figureCard} from '../../content/site/card-addresses.js';
import {embedWords} from '../islands/embed-words.js';
import {figureStyles} from '../islands/embed-styles.js';
import {loadJsx} from '../site-bundle/server-jsx.js';
import {cardOf} from './cards.js';
import {frameSizer} from '../share/frame-size.js';
import {oembedOf} from './oembed.js';
import {embedPage, escaped, languageButtons, themeButtons} from './page.js';

/** @typedef {import('../../content/frozen/keep.js').KeptState} KeptState */

/**
 * What a page may weigh with gzip. Of a heavier one the languages at rest leave their drawings for narrow screens out: they are
 * shown only by script, and a script can draw them.
 */
const FIRST_PICTURE = 8000;

/**
 * @typedef {object} Place where the site is published
 * @property {string} siteDir
 * @property {string} origin
 * @property {string} base path of the site's root, with slashes around it
 * @property {string} live address, below the root, of the script that brings embeds to life
 */

/**
 * The files of figures' embeds.
 *
 * @param {Place} place
 * @returns {(figure: {id: string, pictures: Record<string, {wide: string, narrow: string}>}, state: KeptState,
 *   more: {corrections: {id: string, date: string}[], share: Record<string, object>}) => Record<string, string>} contents by
 *   address below the site's root; `share`: what the menu of the figure is made from, by language
 */
export function figureEmbeds({siteDir, origin, base, live}) {
  const words = embedWords(siteDir);
  const styles = figureStyles(siteDir);
  const sizeOf = frameSizer(siteDir);
  const homes = Object.fromEntries(LOCALES.map((locale) => [locale, figurePages(siteDir, locale)]));
  /** @type {typeof import('../../src/components/figure/embedded/server.js')} */
  const {Embedded} = loadJsx('src/components/figure/embedded/server.js');
  const homeOf = (/** @type {string} */ language, /** @type {string} */ id) =>
    `${base}${folderOf(language)}${homes[language](id).slice(1)}`;

  return ({id, pictures}, state, {corrections, share}) => {
    const part = (/** @type {string} */ language, isAtRest = false) => {
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
    const filesIn = (/** @type {string} */ language) => {
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
      const pageOf = (/** @type {(locale: string) => string} */ partOf) =>
        embedPage({language, facts, title, head, styles, parts: inEach(partOf)});
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
    const site = {root: base, ...inEach((locale) => homeOf(locale, id))};
    return {
      ...Object.fromEntries(LOCALES.flatMap(filesIn)),
      [`embed/${id}/figure.json`]: JSON.stringify({...state, corrections, site, size, share}),
    };
  };
}

/** @template T @param {(locale: string) => T} of @returns {Record<string, T>} by language */
const inEach = (of) => Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)]));

/**
 * What comes below a figure: what can't be shown without scripts, or where they fail, and the choice of language and theme.
 *
 * @param {Record<string, string>} words @param {string} language
 */
function aroundOf(words, language) {
  return [
    `<noscript><p class="figure-failed" role="status">${escaped(words['embed.unreachable'])}</p></noscript>`,
    `<p class="figure-tools">${languageButtons(language)}${themeButtons(words)}</p>`,
  ].join('');
}
