// @ts-check
import {gzipSync} from 'node:zlib';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {figurePages} from '../../content/figures/figure-pages.js';
import {LOCALES} from '../../content/languages.js';
import {embedWords} from '../islands/embed-words.js';
import {FIGURE_STYLES, pageStyles} from '../islands/embed-styles.js';
import {loadJsx} from '../site-bundle/server-jsx.js';
import {cardOf} from './cards.js';
import {oembedOf, sizeOf} from './oembed.js';
import {embedPage, escaped} from './page.js';

/** @typedef {import('../../content/frozen/keep.js').KeptState} KeptState */

/**
 * What a page may weigh with gzip. Of a heavier one the language at rest leaves its drawing for narrow screens out: it is
 * shown only by script, and a script can draw it.
 */
const FIRST_PICTURE = 8000;

/**
 * @typedef {object} Place where the site stands
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
 *   corrections: {id: string, date: string}[]) => Record<string, string>} contents by address below the site's root
 */
export function figureEmbeds({siteDir, origin, base, live}) {
  const words = embedWords(siteDir);
  const styles = pageStyles(siteDir, [...FIGURE_STYLES, 'plugins/embeds/embed.css']);
  const homes = Object.fromEntries(
    LOCALES.map((locale) => [locale, figurePages(siteDir, /** @type {any} */ (locale))]),
  );
  const {Embedded} = loadJsx('src/components/figure/embedded/server.js');
  const homeOf = (/** @type {string} */ language, /** @type {string} */ id) =>
    `${base}${language === 'en' ? '' : `${language}/`}${homes[language](id).slice(1)}`;

  return ({id, pictures}, state, corrections) => {
    const part = (/** @type {'en' | 'ru'} */ language, isAtRest = false) => {
      const {wide, narrow} = pictures[language];
      const own = {wide, narrow: isAtRest ? '' : narrow};
      const props = {state, language, words, home: homeOf(language, id), pictures: own};
      return renderToStaticMarkup(createElement(Embedded, props)) + aroundOf(words[language]);
    };
    const facts = {
      figure: id,
      state: state.id,
      base,
      live: base + live,
      corrections: corrections.length > 0 ? JSON.stringify(corrections) : undefined,
    };
    const size = sizeOf(state, pictures.en.wide);
    const pageIn = (/** @type {'en' | 'ru'} */ language) => {
      const address = `${origin}${base}embed/${id}/${language === 'en' ? '' : 'ru/'}`;
      const {title, summary} = state.languages[language].own;
      const image = `${origin}${base}pictures/cards/${id}.${language}.png`;
      const head = [
        `<link rel="icon" type="image/svg+xml" href="${base}img/favicon.svg">`,
        `<link rel="canonical" href="${origin}${homeOf(language, id)}">`,
        `<link rel="alternate" type="application/json+oembed" href="${address}oembed.json" title="${escaped(title)}">`,
        cardOf({title, description: summary, language, url: address, image}),
      ].join('');
      const about = {title, address, image, root: origin + base, size};
      const page = {language, facts, title, head, styles};
      const whole = embedPage({...page, parts: {en: part('en'), ru: part('ru')}});
      const other = language === 'en' ? 'ru' : 'en';
      const lean = () =>
        embedPage({
          ...page,
          parts: {...{en: part('en'), ru: part('ru')}, [other]: part(other, true)},
        });
      return {
        html: gzipSync(whole).length > FIRST_PICTURE ? lean() : whole,
        oembed: JSON.stringify(oembedOf(about)),
      };
    };
    const [english, russian] = [pageIn('en'), pageIn('ru')];
    const site = {root: base, en: homeOf('en', id), ru: homeOf('ru', id)};
    return {
      [`embed/${id}/index.html`]: english.html,
      [`embed/${id}/ru/index.html`]: russian.html,
      [`embed/${id}/oembed.json`]: english.oembed,
      [`embed/${id}/ru/oembed.json`]: russian.oembed,
      [`embed/${id}/figure.json`]: JSON.stringify({...state, corrections, site, size}),
    };
  };
}

/** What stands below a figure: what can't be shown, and the choice of language and theme. @param {Record<string, string>} words */
function aroundOf(words) {
  const button = (/** @type {string} */ what, /** @type {string} */ key) =>
    `<button type="button" data-embed="${what}">${escaped(words[key])}</button>`;
  return [
    `<p class="figure-failed" data-unreachable role="status" hidden>${escaped(words['embed.unreachable'])}</p>`,
    `<noscript><p class="figure-failed">${escaped(words['embed.unreachable'])}</p></noscript>`,
    `<p class="figure-tools">${button('language', 'embed.other-language')}${button('dark', 'embed.dark')}${button('light', 'embed.light')}</p>`,
  ].join('');
}
