// @ts-check
import {figurePages} from '../../content/figures/figure-pages.js';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.js';
import {sourcesOf, sourceText} from '../../content/figures/sources.js';
import {LOCALES} from '../../content/languages.js';
import {loadCatalogues} from '../../content/site/catalogues.js';
import {textsOf} from '../../content/texts.js';
import {dayText} from '../../lib/quantity/day.js';

/** @import {FigureJob} from './draw.js' */

/**
 * What is drawn: each figure in each language.
 *
 * @param {string} root folder of the repository
 * @param {any[]} figures as the figures' plugin makes them, with the texts of their drawings
 * @param {string} site address of the site's root, as pictures print it
 * @returns {Promise<FigureJob[]>} plain data, the same for the same content
 */
export async function pictureJobs(root, figures, site) {
  const words = wordsOf(root, site);
  return Promise.all(
    LOCALES.flatMap((locale) =>
      figures.map((figure) => jobOf(root, figure, locale, words[locale])),
    ),
  );
}

/** @param {string} root @param {string} site @returns {Record<string, (figure: any) => string[]>} */
function wordsOf(root, site) {
  const {catalogues} = loadCatalogues(root);
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const texts = textsOf(locale, {...catalogues[locale].embed, ...catalogues[locale].pictures});
      const pageOf = figurePages(root, locale);
      const home = locale === LOCALES[0] ? site : `${site}${locale}/`;
      const look = {t: texts.render, day: (/** @type {string} */ date) => dayText(date, locale)};
      return [
        locale,
        (figure) => [
          sourceText(sourcesOf(figure.runs), look),
          texts.render('picture.site', {address: home + pageOf(figure.id).slice(1)}),
        ],
      ];
    }),
  );
}

/** @param {string} root @param {any} figure @param {string} locale @param {(figure: any) => string[]} footerOf @returns {Promise<FigureJob>} */
async function jobOf(root, figure, locale, footerOf) {
  const {id, name, fingerprint, definition, points, languages} = figure;
  const {chart, scales, annotations = []} = definition;
  const {t} = await figureTextsOf(root, figure, locale);
  const notes = annotations.map((/** @type {{id: string}} */ note) => t(`annotation.${note.id}`));
  return {
    ...{id, locale, fingerprint, summary: t('summary')},
    told: {title: t('title'), notes, footer: footerOf(figure)},
    drawing: {name, chart, scales, annotations, points, texts: languages[locale].texts},
  };
}
