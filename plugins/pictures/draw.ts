import {Resvg} from '@resvg/resvg-js';
import {figureCard, figureSlide} from '../../content/site/card-addresses.ts';
import {measureOf, shaper} from './outlines/shape.ts';
import {render, shownOf} from './render.ts';
import {drawSheet} from './sheet/SheetDrawing.tsx';
import {textCardSheet} from './sheet/text-cards.ts';
import {readTokens} from './tokens.ts';
import {paletted} from './writer/png.ts';
import {writeSvg} from './writer/write-svg.ts';
import type {FigureIn} from './render.ts';
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
export interface FigureJob extends FigureIn {
  /** the kept state that it is of; of an earlier one only what stays is drawn */
  frozen?: {id: string; isEarlier?: boolean; hasToldPng: boolean};
  /** whether the figure stood at an address `@2x.png` that readers were told */
  hasToldPng?: boolean;
}

/** contents by address below the site's root */
export type Files = Record<string, string | Buffer>;

/** Draws what a job is of. */
export function drawPictures(job: Job): Promise<Files> {
  return 'cards' in job ? drawCards(job) : drawFigure(job);
}

/** Two inks, two grounds and a bar leave three steps for edges. A sixth fewer bytes than with 16, and a card is seen small. */
const COLOURS_OF_TEXTS = 8;

async function drawCards({locale, cards}: CardsJob): Promise<Files> {
  const shape = await shaper();
  const {light: colours} = readTokens();
  const look = {shape, colours, language: locale, fingerprint: '', summary: ''};
  const measure = measureOf(shape);
  return Object.fromEntries(
    cards.map((card) => {
      const sheet = textCardSheet(card, measure);
      const svg = writeSvg(drawSheet(sheet), {...look, title: card.footer});
      return [card.address, raster(svg, COLOURS_OF_TEXTS)];
    }),
  );
}

/** All pictures of a figure in one language: for a page and as a slide, in both themes, and its card. */
async function drawFigure({frozen, hasToldPng, ...figure}: FigureJob): Promise<Files> {
  const {id, locale} = figure;
  const shown = shownOf(figure);
  const files: Files = {};
  for (const theme of ['light', 'dark'] as const) {
    const svg = await render(shown, {surface: 'picture', theme});
    const state = `frozen/${id}/${frozen?.id}.${locale}.${theme}`;
    if (frozen) files[`${state}.svg`] = svg;
    if (frozen?.hasToldPng) files[`${state}@2x.png`] = raster(svg);
    if (frozen?.isEarlier) continue;
    const name = `pictures/${id}.${locale}.${theme}`;
    const slide = await render(shown, {surface: 'slide', theme});
    Object.assign(files, {
      [`${name}.svg`]: svg,
      [figureSlide(id, locale, theme)]: slide,
      [`${name}.slide.png`]: raster(slide),
    });
    if (hasToldPng) files[`${name}@2x.png`] = files[`${state}@2x.png`] ?? raster(svg);
  }
  if (frozen?.isEarlier) return files;
  return {...files, [figureCard(id, locale)]: raster(await render(shown, {surface: 'card'}))};
}

/**
 * A picture in dots. No font is looked for: the texts are outlines.
 *
 * @returns PNG
 */
function raster(svg: string, colours?: number): Buffer {
  return paletted(new Resvg(svg, {font: {loadSystemFonts: false}}).render(), colours);
}
