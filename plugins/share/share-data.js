// @ts-check
import {citationOf, readWork} from '../../content/citation/citation.js';
import {figurePages} from '../../content/figures/figure-pages.js';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.js';
import {sourcesOf, sourceText} from '../../content/figures/sources.js';
import {dayText} from '../../lib/quantity/day.js';
import {keptNow} from '../../content/frozen/keep.js';
import {LOCALES} from '../../content/languages.js';
import {loadCatalogues} from '../../content/site/catalogues.js';
import {textsOf} from '../../content/texts.js';

/** @typedef {import('../../src/components/figure/share/types.js').ShareData} ShareData */
/** @typedef {import('../../content/figures/read-figures.js').Figure} Figure */

/** Address of what a figure's menu is made from, below the site's root. @param {string} figure @param {string} locale */
export const shareAddress = (figure, locale) => `share-data/${locale}/${figure}.json`;

/**
 * What the menus of figures are made from.
 *
 * @param {string} root folder of the repository
 * @param {string} site address of the site's root
 * @returns {(figure: Figure) => Promise<Record<string, ShareData>>} by language
 */
export function shareMaker(root, site) {
  const {catalogues} = loadCatalogues(root);
  const work = readWork(root);
  const looks = LOCALES.map((locale) => ({
    ...{locale, site, work, catalogues: catalogues[locale], pageOf: figurePages(root, locale)},
    home: locale === LOCALES[0] ? site : `${site}${locale}/`,
  }));
  return async (figure) => {
    const frozen = await keptNow(root, figure);
    /** @type {Record<string, ShareData>} */
    const data = {};
    for (const {pageOf, home, ...look} of looks) {
      const page = home + pageOf(figure.id).slice(1);
      data[look.locale] = await dataOf(root, figure, {...look, page, frozen});
    }
    return data;
  };
}

/**
 * @param {string} root
 * @param {Figure} figure
 * @param {object} look
 * @param {Record<string, Record<string, string>>} look.catalogues of the language
 * @param {string} look.locale
 * @param {string} look.site address of the site's root
 * @param {import('../../content/citation/citation.js').Work} look.work
 * @param {string} look.page address of the figure's page
 * @param {Awaited<ReturnType<typeof keptNow>>} look.frozen
 * @returns {Promise<ShareData>}
 */
async function dataOf(root, figure, {catalogues, locale, site, work, page, frozen}) {
  const {id} = figure;
  const {t, catalogue} = await figureTextsOf(root, figure, locale);
  const own = (/** @type {string} */ key) =>
    Object.hasOwn(catalogue, `figure.${figure.name}.${key}`) ? [t(key)] : [];
  const title = t('title');
  const {render} = textsOf(locale, catalogues.embed);
  const day = (/** @type {string} */ date) => dayText(date, locale);
  return {
    ...{title, language: locale, page},
    embed: `${site}embed/${id}/`,
    component: `${site}embed/benchmark-figure.js`,
    pictures: `${site}pictures/${id}.${locale}.`,
    frozen: frozen && {id: frozen.id, day: day(frozen.frozenOn)},
    source: sourceText(sourcesOf(figure.runs), {t: render, day}),
    caveats: [...(figure.points.refusal ? [t('refusal')] : []), ...own('note')],
    citation: citationOf(work, {
      ...{address: page, part: {id, title}, locale},
      catalogue: catalogues.data,
    }),
    texts: catalogues.share,
  };
}
