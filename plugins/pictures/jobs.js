// @ts-check
import {filesOfStates, keptNow, readState} from '../../content/frozen/keep.js';
import {figurePages} from '../../content/figures/figure-pages.js';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.js';
import {sourcesOf, sourceText} from '../../content/figures/sources.js';
import {LOCALES} from '../../content/languages.js';
import {loadCatalogues} from '../../content/site/catalogues.js';
import {textsOf} from '../../content/texts.js';
import {dayText} from '../../lib/quantity/day.js';

/** @import {FigureJob} from './draw.js' */
/** @import {Source} from '../../content/figures/sources.js' */
/** @import {KeptState} from '../../content/frozen/keep.js' */
/** @typedef {ReturnType<typeof wordsOf>[string]} Words */

/**
 * What is drawn: each figure in each language.
 *
 * @param {string} root folder of the repository
 * @param {import('../figures/index.js').MadeFigure[]} figures as the figures' plugin makes them, with the texts of their drawings
 * @param {string} site address of the site's root, as pictures print it
 * @returns {Promise<FigureJob[]>} plain data, the same for the same content
 */
export async function pictureJobs(root, figures, site) {
  const words = wordsOf(root, site);
  const jobs = [];
  // One after another: all at once they hold gigabytes with 200 studies.
  for (const locale of LOCALES)
    for (const figure of figures) jobs.push(await jobOf(root, figure, locale, words[locale]));
  return jobs;
}

/**
 * What is drawn of states that figures had before: all that were ever published are kept.
 *
 * @param {string} root
 * @param {readonly FigureJob[]} current those that are drawn of the figures as they are now
 * @param {string} site address of the site's root, as pictures print it
 * @returns {FigureJob[]}
 */
export function earlierJobs(root, current, site) {
  const words = wordsOf(root, site);
  const now = new Set(current.map(({id, frozen}) => `${id} ${frozen?.id}`));
  const states = filesOfStates(root).map((file) => readState(root, file));
  return states
    .filter(({figure, id}) => !now.has(`${figure} ${id}`))
    .flatMap((state) => LOCALES.map((locale) => earlierJob(state, locale, words[locale])));
}

/** @param {KeptState} state @param {string} locale @param {Words} words @returns {FigureJob} */
function earlierJob({figure: id, id: frozen, frozenOn, sources, ...state}, locale, words) {
  const {own, shared} = state.languages[locale];
  const {chart, scales, annotations, points} = state;
  const name = String(id.split('/').at(-1));
  const notes = annotations.map((/** @type {{id: string}} */ note) => own[`annotation.${note.id}`]);
  return {
    ...{id, locale, fingerprint: '', summary: own.summary, frozen: {id: frozen, isEarlier: true}},
    told: {title: own.title, notes, footer: words.footer(id, sources), asOf: words.asOf(frozenOn)},
    drawing: {name, chart, scales, annotations, points, texts: {...shared, ...own}},
  };
}

/** What stands below pictures, by language. @param {string} root @param {string} site */
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
        {
          asOf: (/** @type {string} */ date) =>
            texts.render('picture.as-of', {day: look.day(date)}),
          footer: (/** @type {string} */ id, /** @type {Source[]} */ sources) => [
            sourceText(sources, look),
            texts.render('picture.site', {address: home + pageOf(id).slice(1)}),
          ],
        },
      ];
    }),
  );
}

/** @param {string} root @param {import('../figures/index.js').MadeFigure} figure @param {string} locale @param {Words} words @returns {Promise<FigureJob>} */
async function jobOf(root, figure, locale, words) {
  const kept = await keptNow(root, figure);
  const {id, name, fingerprint, definition, points, languages} = figure;
  const {chart, scales, annotations = []} = definition;
  const {t} = await figureTextsOf(root, figure, locale);
  const notes = annotations.map((/** @type {{id: string}} */ note) => t(`annotation.${note.id}`));
  return {
    ...{id, locale, fingerprint, summary: t('summary')},
    ...(kept && {frozen: {id: kept.id}}),
    told: {
      ...{title: t('title'), notes, footer: words.footer(id, sourcesOf(figure.runs))},
      ...(kept && {asOf: words.asOf(kept.frozenOn)}),
    },
    drawing: {name, chart, scales, annotations, points, texts: languages[locale].texts},
  };
}
