import {Resvg} from '@resvg/resvg-js';
import {islandTexts} from '../../src/components/figure/live/texts.ts';
import {figureCard} from '../../content/site/card-addresses.ts';
import {drawSheet} from './sheet/SheetDrawing.tsx';
import {measureOf, shaper} from './outlines/shape.ts';
import {CARD, pageSheet, shapedSheet, SLIDE} from './sheet/figure-sheets.ts';
import {textCardSheet} from './sheet/text-cards.ts';
import {readTokens} from './tokens.ts';
import {paletted} from './writer/png.ts';
import {writeSvg} from './writer/write-svg.ts';
import type {FigureData} from '../../src/components/figure/live/mount.ts';
import type {Sheet, Told} from './sheet/figure-sheets.ts';
import type {TextCard} from './sheet/text-cards.ts';

/** plain data, so that it can be handed to a thread and hashed */
export type Job = FigureJob | CardsJob;

/** cards of texts of one study in one language */
export interface CardsJob {
  id: string;
  locale: string;
  cards: TextCard[];
}

/** one figure in one language */
export interface FigureJob {
  /** `<study>/<figure>` */
  id: string;
  locale: string;
  /** of its points */
  fingerprint: string;
  summary: string;
  /** the kept state that it is of; of an earlier one only what stays is drawn */
  frozen?: {id: string; isEarlier?: boolean; hasToldPng: boolean};
  /** whether the figure stood at an address `@2x.png` that readers were told */
  hasToldPng?: boolean;
  told: Told;
  /** what a live chart is drawn from */
  drawing: FigureData;
}

/** contents by address below the site's root */
export type Files = Record<string, string | Buffer>;

const THEMES = ['light', 'dark'] as const;
const tokens = readTokens();

/** Draws what a job is of. */
export function drawPictures(job: Job): Promise<Files> {
  return 'cards' in job ? drawCards(job) : drawFigure(job);
}

async function drawCards({locale, cards}: CardsJob): Promise<Files> {
  const shape = await shaper();
  const look = {shape, colours: tokens.light, language: locale, fingerprint: '', summary: ''};
  const measure = measureOf(shape);
  return Object.fromEntries(
    cards.map((card) => {
      const sheet = textCardSheet(card, measure);
      const svg = writeSvg(drawSheet(sheet), {...look, title: card.footer});
      return [card.address, raster(svg)];
    }),
  );
}

/** All pictures of a figure in one language: for a page and as a slide, in both themes, and its card. */
async function drawFigure(job: FigureJob): Promise<Files> {
  const {id, locale, frozen, hasToldPng} = job;
  const {chart, told} = chartOf(job);
  const page = pageSheet(chart, told);
  const write = await writerFor(job);
  const slide = shapedSheet(chart, told, SLIDE);
  const files: Files = {};
  for (const theme of THEMES) {
    const svg = write(page, theme);
    const state = `frozen/${id}/${frozen?.id}.${locale}.${theme}`;
    if (frozen) files[`${state}.svg`] = svg;
    if (frozen?.hasToldPng) files[`${state}@2x.png`] = raster(svg);
    if (frozen?.isEarlier) continue;
    const name = `pictures/${id}.${locale}.${theme}`;
    const slideSvg = write(slide, theme, SLIDE.width);
    Object.assign(files, {
      [`${name}.svg`]: svg,
      [`${name}.slide.svg`]: slideSvg,
      [`${name}.slide.png`]: raster(slideSvg),
    });
    if (hasToldPng) files[`${name}@2x.png`] = files[`${state}@2x.png`] ?? raster(svg);
  }
  if (frozen?.isEarlier) return files;
  const card = write(shapedSheet(chart, told, CARD), 'light', CARD.width);
  return {...files, [figureCard(id, locale)]: raster(card)};
}

function chartOf({locale, told, drawing}: FigureJob) {
  const {name, chart, scales, annotations, points, texts} = drawing;
  const t = islandTexts(texts, locale);
  const props = {points, annotations, name, scale: scales[0], t, locale, width: 720};
  return {chart: {chart, props}, told};
}

async function writerFor({locale, fingerprint, told: {title}, summary}: FigureJob) {
  const shape = await shaper();
  const look = {shape, title, summary, language: locale, fingerprint};
  const drawn: Map<object, string> = new Map();
  return (sheet: Sheet, theme: 'light' | 'dark', width: number = sheet.width) => {
    const markup = drawn.get(sheet) ?? drawSheet(sheet);
    drawn.set(sheet, markup);
    return writeSvg(markup, {...look, colours: tokens[theme], width});
  };
}

/**
 * A picture in dots. No font is looked for: the texts are outlines.
 *
 * @returns PNG
 */
export function raster(svg: string): Buffer {
  return paletted(new Resvg(svg, {font: {loadSystemFonts: false}}).render());
}
