import {filesOfStates, keptNow, readState} from '../../content/frozen/keep.ts';
import {figurePages} from '../../content/figures/figure-pages.ts';
import {intervalText} from '../../content/figures/intervals.ts';
import {textsOf as figureTextsOf} from '../../content/figures/read-figures.ts';
import {sourcesOf, sourceText} from '../../content/figures/sources.ts';
import {drawnFrom} from '../figures/publish.ts';
import {LOCALES, folderOf, inEachLanguage} from '../../content/languages.ts';
import {loadCatalogues} from '../../content/site/catalogues.ts';
import {textsOf} from '../../content/i18n.ts';
import {dayText} from '../../lib/quantity/day.ts';
import type {Source} from '../../content/figures/sources.ts';
import type {KeptState} from '../../content/frozen/keep.ts';
import type {MadeFigure} from '../figures/index.ts';
import type {FigureJob} from './draw.ts';

/**
 * The last day on which menus and pages told addresses that end in `@2x.png`. What was published by then goes on answering
 * there, with a picture of half that size; PNGs of all sizes are made in the reader's browser since.
 */
const PNG_TOLD_UNTIL = '2026-11-23';

export const hasToldPng = ({frozenOn}: {frozenOn: string}) => frozenOn <= PNG_TOLD_UNTIL;

export type Words = ReturnType<typeof wordsOf>[string];

/**
 * What is drawn: each figure in each language.
 *
 * @param root folder of the repository
 * @param figures as the figures' plugin makes them, with the texts of their drawings
 * @param site address of the site's root, as pictures print it
 * @returns plain data, the same for the same content
 */
export async function pictureJobs(
  root: string,
  figures: MadeFigure[],
  site: string,
): Promise<FigureJob[]> {
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
 * @param current those that are drawn of the figures as they are now
 * @param site address of the site's root, as pictures print it
 */
export function earlierJobs(
  root: string,
  current: readonly FigureJob[],
  site: string,
): FigureJob[] {
  const words = wordsOf(root, site);
  const now = new Set(current.map(({id, frozen}) => `${id} ${frozen?.id}`));
  const states = filesOfStates(root).map((file) => readState(root, file));
  return states
    .filter(({figure, id}) => !now.has(`${figure} ${id}`))
    .flatMap((state) => LOCALES.map((locale) => earlierJob(state, locale, words[locale])));
}

function earlierJob(
  {figure: id, id: frozen, frozenOn, sources, ...state}: KeptState,
  locale: string,
  words: Words,
): FigureJob {
  const {own, shared} = state.languages[locale];
  const {chart, scales, annotations, points} = state;
  const name = String(id.split('/').at(-1));
  const notes = annotations.map((note: {id: string}) => own[`annotation.${note.id}`]);
  return {
    ...{id, locale, fingerprint: '', summary: own.summary},
    frozen: {id: frozen, isEarlier: true, hasToldPng: hasToldPng({frozenOn})},
    told: {title: own.title, notes, footer: words.footer(id, sources), asOf: words.asOf(frozenOn)},
    drawing: {name, chart, scales, annotations, points, texts: {...shared, ...own}},
  };
}

/** What stands below pictures, by language. */
function wordsOf(root: string, site: string) {
  const {catalogues} = loadCatalogues(root);
  return inEachLanguage((locale) => {
    const texts = textsOf(locale, {...catalogues[locale].embed, ...catalogues[locale].pictures});
    const pageOf = figurePages(root, locale);
    const home = site + folderOf(locale);
    const look = {t: texts.render, day: (date: string) => dayText(date, locale)};
    return {
      intervals: (figure: MadeFigure) => intervalText(figure, texts.render),
      asOf: (date: string) => texts.render('picture.as-of', {day: look.day(date)}),
      footer: (id: string, sources: Source[]) => [
        sourceText(sources, look),
        texts.render('picture.site', {address: home + pageOf(id).slice(1)}),
      ],
    };
  });
}

async function jobOf(
  root: string,
  figure: MadeFigure,
  locale: string,
  words: Words,
): Promise<FigureJob> {
  const kept = await keptNow(root, figure);
  const {id, fingerprint} = figure;
  const drawing = drawnFrom(figure, locale);
  const {t} = await figureTextsOf(root, figure, locale);
  const notes = drawing.annotations.map((note) => t(`annotation.${note.id}`));
  const intervals = words.intervals(figure);
  return {
    ...{id, locale, fingerprint, summary: t('summary')},
    ...(kept && {frozen: {id: kept.id, hasToldPng: hasToldPng(kept)}}),
    hasToldPng: filesOfStates(root, id).some((file) => hasToldPng(readState(root, file))),
    told: {
      ...{title: t('title'), notes, footer: words.footer(id, sourcesOf(figure.runs))},
      ...(intervals && {intervals}),
      ...(kept && {asOf: words.asOf(kept.frozenOn)}),
    },
    drawing,
  };
}
