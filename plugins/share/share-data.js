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

/**
 * What the menus of all figures are made from.
 *
 * @param {string} root folder of the repository
 * @param {Figure[]} figures
 * @param {string} site address of the site's root
 * @returns {Promise<Record<string, ShareData>>} by address below the site's root
 */
export async function shareData(root, figures, site) {
  const {catalogues} = loadCatalogues(root);
  const work = readWork(root);
  const states = Object.fromEntries(
    await Promise.all(figures.map(async (figure) => [figure.id, await keptNow(root, figure)])),
  );
  const entries = LOCALES.flatMap((locale) => {
    const pageOf = figurePages(root, locale);
    const home = locale === LOCALES[0] ? site : `${site}${locale}/`;
    const words = {catalogues: catalogues[locale], locale, site, work};
    return figures.map(async (figure) => {
      const page = home + pageOf(figure.id).slice(1);
      const data = await dataOf(root, figure, {...words, page, frozen: states[figure.id]});
      return [`share-data/${locale}/${figure.id}.json`, data];
    });
  });
  return Object.fromEntries(await Promise.all(entries));
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
