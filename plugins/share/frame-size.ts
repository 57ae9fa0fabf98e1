import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {LOCALES} from '../../content/languages.ts';
import {textWidth, wrapText} from '../../src/components/charts/layout/text-width.ts';
import {embedWords} from '../islands/embed-words.ts';
import {Embedded} from '../../src/components/figure/embedded/Embedded.tsx';
import type {FigureState} from '../../content/frozen/state.ts';

/** The width that is offered to hosts, px: the wide drawing and its margins. */
const WIDTH = 752;
const INNER = 720;

/** A reader may have none of the fonts that a frame names: this much wider is DejaVu Sans than the one texts are measured in. */
const WIDER = 1.09;

/** px */
export type FrameSize = {width: number; height: number};

/**
 * Sizes of frames that show all of a figure, with its source and licence, in either language: a reader can turn it to the
 * other. A host that listens learns the exact height; for others it must not be too small.
 *
 * @returns `pictures` by language
 */
export function frameSizer(
  siteDir: string,
): (state: FigureState, pictures: Record<string, {wide: string}>) => FrameSize {
  const words = embedWords(siteDir);
  return (state, pictures) => {
    const heights = LOCALES.map((language) => {
      const html = renderToStaticMarkup(
        createElement(Embedded, {state, language, words, home: ''}),
      );
      const drawing = Number(/viewBox="0 0 \d+ (\d+)/u.exec(pictures[language].wide)?.[1] ?? 400);
      return drawing + heightAround(html);
    });
    return {width: WIDTH, height: Math.ceil(Math.max(...heights))};
  };
}

/**
 * What stands around a figure's drawing, as figure.css and embed.css have it.
 *
 * @param html of the figure, without its drawing
 * @returns px
 */
export function heightAround(html: string): number {
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, inner]) => textOf(inner));
  const [title = ''] = all(/<figcaption[^>]*>(.*?)<\/figcaption>/gsu);
  const notes = all(/<p class="figure-note">(.*?)<\/p>/gsu);
  const annotations = all(/<li[^>]*>.*?<span>(.*?)<\/span><\/li>/gsu);
  const [source = ''] = all(/<p class="figure-source">(.*?)<\/p>/gsu);
  return [
    MARGINS,
    linesOf(title, 17.6 * BOLD) * 22.9 + 12,
    controlsOf(html),
    ...notes.map((note) => linesOf(note, 14.4) * 21.6 + 12),
    annotations.length > 0 ? 16 - 8 : 0,
    ...annotations.map((note) => Math.max(26.4, linesOf(note, 15.2, INNER - 48) * 22.8) + 4.8 + 8),
    linesOf(`${source} ${AS_MARK}`, 12.8) * 19.2 + 12,
    TOOLS,
  ].reduce((sum, part) => sum + part, 0);
}

/** Above and below, the pixel that frames add against rounding, and a line more for narrower hosts, in which texts wrap sooner. */
const MARGINS = 2 * 12 + 1 + 24;
/** The row with language, theme and, after the first touch, the menu. */
const TOOLS = 28;
const BOLD = 1.1;
/** As wide as the mark in a source line. */
const AS_MARK = '···';
const BUTTON = {size: 13.6, around: 24, swatch: 19, height: 30.4};
const GAP = {button: 6.4, group: 20};

/**
 * @param size px
 * @param width px
 */
const linesOf = (text: string, size: number, width: number = INNER) =>
  wrapText(text, size * WIDER, width).length;

/** Buttons of scales and series, in rows as they wrap. */
function controlsOf(html: string) {
  const [, controls = ''] = /<div class="figure-controls">(.*?<\/div>)<\/div>/su.exec(html) ?? [];
  const groups = Array.from(controls.matchAll(/<div[^>]*>(.*?)<\/div>/gsu), ([, group]) =>
    Array.from(group.matchAll(/<button[^>]*>(.*?)<\/button>/gsu), ([, inner]) => buttonOf(inner)),
  );
  if (groups.length === 0) return 0;
  let rows = 1;
  let right = 0;
  for (const buttons of groups) {
    const whole = buttons.reduce((sum, width) => sum + width + GAP.button, -GAP.button);
    if (right > 0 && right + GAP.group + whole > INNER) [rows, right] = [rows + 1, 0];
    else if (right > 0) right += GAP.group;
    for (const [index, width] of buttons.entries()) {
      const from = index === 0 ? right : right + GAP.button;
      if (index > 0 && from + width > INNER) [rows, right] = [rows + 1, width];
      else right = from + width;
    }
  }
  return 12 + rows * BUTTON.height + (rows - 1) * GAP.button;
}

/** @returns width, px */
function buttonOf(inner: string): number {
  const swatch = inner.includes('<svg') ? BUTTON.swatch : 0;
  return textWidth(textOf(inner), BUTTON.size * WIDER) + BUTTON.around + swatch;
}

const textOf = (html: string) => html.replace(/<[^>]*>/gu, '').replace(/&(?:#x?\w+|\w+);/gu, '·');
