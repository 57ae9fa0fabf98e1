import {Resvg} from '@resvg/resvg-js';
import {islandTexts} from '../../src/components/figure/live/texts.ts';
import {figureCard} from '../../content/site/card-addresses.ts';
import {loadJsx} from '../site-bundle/server-jsx.ts';
import {measureOf, shaper} from './outlines/shape.ts';
import {CARD, pageSheet, shapedSheet, SLIDE} from './sheet/figure-sheets.ts';
import {textCardSheet} from './sheet/text-cards.ts';
import {readTokens} from './tokens.ts';
import {paletted} from './writer/png.ts';
import {writeSvg} from './writer/write-svg.ts';
import type {FigureData} from '../../src/components/figure/live/mount.ts';
import type {Sheet, Told} from './sheet/figure-sheets.ts';
import type {TextCard} from './sheet/text-cards.ts';
import type * as SheetDrawing from './sheet/SheetDrawing.tsx';

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
  frozen?: {id: string; isEarlier?: boolean};
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
  const {drawSheet}: typeof SheetDrawing = loadJsx('plugins/pictures/sheet/SheetDrawing.tsx');
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
  const {id, locale, frozen} = job;
  const {chart, told} = chartOf(job);
  const page = pageSheet(chart, told);
  const write = await writerFor(job);
  const kept = THEMES.map((theme) => {
    const svg = write(page, theme);
    return {theme, svg, large: raster(svg, 2)};
  });
  const stays = kept.map(({theme, svg, large}) => {
    const name = `frozen/${id}/${frozen?.id}.${locale}.${theme}`;
    return frozen ? {[`${name}.svg`]: svg, [`${name}@2x.png`]: large} : {};
  });
  if (frozen?.isEarlier) return Object.assign({}, ...stays);
  const slide = shapedSheet(chart, told, SLIDE);
  const themed = kept.map(({theme, svg, large}) => {
    const slideSvg = write(slide, theme, SLIDE.width);
    const name = `pictures/${id}.${locale}.${theme}`;
    return {
      [`${name}.svg`]: svg,
      [`${name}.png`]: raster(svg),
      [`${name}@2x.png`]: large,
      [`${name}.slide.svg`]: slideSvg,
      [`${name}.slide.png`]: raster(slideSvg),
    };
  });
  const card = write(shapedSheet(chart, told, CARD), 'light', CARD.width);
  return Object.assign({[figureCard(id, locale)]: raster(card)}, ...stays, ...themed);
}

function chartOf({locale, told, drawing}: FigureJob) {
  const {name, chart, scales, annotations, points, texts} = drawing;
  const t = islandTexts(texts, locale);
  const props = {points, annotations, name, scale: scales[0], t, locale, width: 720};
  return {chart: {chart, props}, told};
}

async function writerFor({locale, fingerprint, told: {title}, summary}: FigureJob) {
  const shape = await shaper();
  const {drawSheet}: typeof SheetDrawing = loadJsx('plugins/pictures/sheet/SheetDrawing.tsx');
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
export function raster(svg: string, scale: number = 1): Buffer {
  const fitTo = {mode: 'zoom' as const, value: scale};
  return paletted(new Resvg(svg, {fitTo, font: {loadSystemFonts: false}}).render());
}
