// @ts-check
import {citationOf, readWork} from '../../content/citation/citation.js';
import {replacedAmong} from '../../content/results/replaced.js';
import {studyPages} from '../../content/claim/study-page.js';
import {figurePages} from '../../content/figures/figure-pages.js';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.js';
import {sourcesOf, sourceText} from '../../content/figures/sources.js';
import {dayText} from '../../lib/quantity/day.js';
import {keptNow} from '../../content/frozen/keep.js';
import {LOCALES} from '../../content/languages.js';
import {loadCatalogues} from '../../content/site/catalogues.js';
import {textsOf} from '../../content/texts.js';
import {panelsOf} from '../../src/components/charts/plan/points-in-view.js';
import {frameSizer} from './frame-size.js';
import {picturesOf} from '../figures/index.js';

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
    studyPage: studyPages(root, locale),
    home: locale === LOCALES[0] ? site : `${site}${locale}/`,
  }));
  const sizeOf = frameSizer(root);
  return async (figure) => {
    const frozen = await keptNow(root, figure);
    const pictures = await inEach((locale) => picturesOf(root, figure, locale));
    const size = frozen ? sizeOf(frozen, pictures) : UNKNOWN_SIZE;
    /** @type {Record<string, ShareData>} */
    const data = {};
    for (const {pageOf, home, ...look} of looks) {
      const page = home + pageOf(figure.id).slice(1);
      data[look.locale] = await dataOf(root, figure, {...look, home, page, frozen, size});
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
 * @param {string} look.home address of the language's root
 * @param {string} look.page address of the figure's page
 * @param {ReturnType<typeof studyPages>} look.studyPage
 * @param {Awaited<ReturnType<typeof keptNow>>} look.frozen
 * @param {ShareData['size']} look.size
 * @returns {Promise<ShareData>}
 */
async function dataOf(root, figure, look) {
  const {catalogues, locale, site, work, page, frozen, size} = look;
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
    size,
    quote: {
      y: t('y'),
      effects: effectsOf(figure, t),
      interval: intervalOf(figure),
    },
    caveats: [...(figure.points.refusal ? [t('refusal')] : []), ...own('note')],
    ...quotable(figure, look, () =>
      citationOf(work, {
        ...{address: page, part: {id, title}, locale},
        catalogue: catalogues.data,
      }),
    ),
    texts: catalogues.share,
  };
}

/** Of a figure whose state isn't kept yet, as while it is being made. */
const UNKNOWN_SIZE = {width: 752, height: 900};

/** @param {Figure} figure @param {(key: string) => string} t @returns {ShareData['quote']['effects']} */
function effectsOf({points}, t) {
  const panel = panelsOf(points).find(({role}) => role === 'effects');
  return panel ? {panel: String(panel.id), name: t(`panel.${panel.id}`)} : null;
}

/** What the intervals of a figure are, where its runs have but one kind. @param {Figure} figure @returns {ShareData['quote']['interval']} */
function intervalOf({runs}) {
  const kinds = new Set(
    runs.flatMap(({measurements}) => measurements.flatMap(({values}) => kindsIn(values))),
  );
  if (kinds.size !== 1) return 'other';
  const [kind] = kinds;
  return kind === 'range' ? 'range' : kind === 'reported' ? 'other' : 'median';
}

/** Kinds of all intervals within a value of a result file. @param {unknown} value @returns {string[]} */
function kindsIn(value) {
  if (value === null || typeof value !== 'object') return [];
  const {interval} = /** @type {{interval?: {kind: string}}} */ (value);
  return [...(interval ? [interval.kind] : []), ...Object.values(value).flatMap(kindsIn)];
}

/** @template T @param {(locale: string) => Promise<T>} of @returns {Promise<Record<string, T>>} by language */
async function inEach(of) {
  const entries = LOCALES.map(async (locale) => [locale, await of(locale)]);
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * The citation of a figure; of one with a run that a later one has replaced, the study that has the later one, to be
 * quoted in its place.
 *
 * @param {Figure} figure
 * @param {{home: string, studyPage: ReturnType<typeof studyPages>}} look
 * @param {() => ShareData['citation']} cite
 * @returns {Pick<ShareData, 'citation' | 'replaced'>}
 */
function quotable({runs}, {home, studyPage}, cite) {
  const [replaced] = replacedAmong(runs);
  if (!replaced) return {citation: cite(), replaced: null};
  const {title, address = '/'} = studyPage(replaced.by.split('/')[0]);
  return {citation: null, replaced: {title, address: home + address.slice(1)}};
}
