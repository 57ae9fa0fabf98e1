// @ts-check
import {Resvg} from '@resvg/resvg-js';
import {islandTexts} from '../../src/components/figure/live/texts.js';
import {figureCard} from '../../content/site/card-addresses.js';
import {loadJsx} from '../site-bundle/server-jsx.js';
import {measureOf, shaper} from './outlines/shape.js';
import {CARD, pageSheet, shapedSheet, SLIDE} from './sheet/figure-sheets.js';
import {textCardSheet} from './sheet/text-cards.js';
import {readTokens} from './tokens.js';
import {paletted} from './writer/png.js';
import {writeSvg} from './writer/write-svg.js';

/**
 * @typedef {FigureJob | CardsJob} Job plain data, so that it can be handed to a thread and hashed
 *
 * @typedef {object} CardsJob cards of texts of one study in one language
 * @property {string} id
 * @property {string} locale
 * @property {import('./sheet/text-cards.js').TextCard[]} cards
 *
 * @typedef {object} FigureJob one figure in one language
 * @property {string} id `<study>/<figure>`
 * @property {string} locale
 * @property {string} fingerprint of its points
 * @property {string} summary
 * @property {{id: string, isEarlier?: boolean}} [frozen] the kept state that it is of; of an earlier one only what stays
 *   is drawn
 * @property {import('./sheet/figure-sheets.js').Told} told
 * @property {import('../../src/components/figure/live/mount.js').FigureData} drawing what a live chart is drawn from
 *
 * @typedef {Record<string, string | Buffer>} Files contents by address below the site's root
 */

const THEMES = /** @type {const} */ (['light', 'dark']);
const tokens = readTokens();

/**
 * Draws what a job is of.
 *
 * @param {Job} job
 * @returns {Promise<Files>}
 */
export function drawPictures(job) {
  return 'cards' in job ? drawCards(job) : drawFigure(job);
}

/** @param {CardsJob} job @returns {Promise<Files>} */
async function drawCards({locale, cards}) {
  const shape = await shaper();
  /** @type {typeof import('./sheet/SheetDrawing.js')} */
  const {drawSheet} = loadJsx('plugins/pictures/sheet/SheetDrawing.js');
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

/**
 * All pictures of a figure in one language: for a page and as a slide, in both themes, and its card.
 *
 * @param {FigureJob} job
 * @returns {Promise<Files>}
 */
async function drawFigure(job) {
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

/** @param {FigureJob} job */
function chartOf({locale, told, drawing}) {
  const {name, chart, scales, annotations, points, texts} = drawing;
  const t = islandTexts(texts, locale);
  const props = {points, annotations, name, scale: scales[0], t, locale, width: 720};
  return {chart: {chart, props}, told};
}

/** @param {FigureJob} job */
async function writerFor({locale, fingerprint, told: {title}, summary}) {
  const shape = await shaper();
  /** @type {typeof import('./sheet/SheetDrawing.js')} */
  const {drawSheet} = loadJsx('plugins/pictures/sheet/SheetDrawing.js');
  const look = {shape, title, summary, language: locale, fingerprint};
  /** @type {Map<object, string>} */
  const drawn = new Map();
  return (
    /** @type {import('./sheet/figure-sheets.js').Sheet} */ sheet,
    /** @type {'light' | 'dark'} */ theme,
    /** @type {number} */ width = sheet.width,
  ) => {
    const markup = drawn.get(sheet) ?? drawSheet(sheet);
    drawn.set(sheet, markup);
    return writeSvg(markup, {...look, colours: tokens[theme], width});
  };
}

/**
 * A picture in dots. No font is looked for: the texts are outlines.
 *
 * @param {string} svg
 * @param {number} [scale]
 * @returns {Buffer} PNG
 */
export function raster(svg, scale = 1) {
  const fitTo = {mode: /** @type {const} */ ('zoom'), value: scale};
  return paletted(new Resvg(svg, {fitTo, font: {loadSystemFonts: false}}).render());
}
