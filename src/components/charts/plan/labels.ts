import {placeLabels} from '../layout/place-labels.ts';
import {textWidth, wrapText} from '../layout/text-width.ts';
import type {Panel} from '../types.ts';

const LINE = 1.2;

/** Room between a plot and its names, enough for lines that lead from one to the other. */
export const GAP = 18;

/**
 * Column that names at the ends of lines need, and how they break where it would be too wide.
 *
 * @returns px; rows of the tallest name
 */
export function labelColumn(
  texts: string[],
  {font, isNarrow}: {font: number; isNarrow: boolean},
): {width: number; wrap: (text: string) => string[]; rows: number} {
  const widest = isNarrow ? font * 9.4 : font * 15;
  const wrap = (text: string) => wrapText(text, font * 1.06, widest);
  const lines = texts.map(wrap);
  return {
    wrap,
    rows: Math.max(1, ...lines.map(({length}) => length)),
    width: Math.max(0, ...lines.flat().map((line) => textWidth(line, font, {isBold: true}))),
  };
}

/**
 * Names at the ends of lines, spread so that none covers another.
 *
 * @param ends last drawn point of each line
 */
export function endLabels(
  ends: {text: string; x: number; y: number; colour: string; isModel?: boolean}[],
  panel: Panel,
  {font, mark}: {font: number; mark: number},
  {wrap, rows}: {wrap: (text: string) => string[]; rows: number},
) {
  const size = font * (rows * LINE + 0.1);
  const room = {size, from: panel.top - size / 2, to: panel.bottom + size / 2};
  const centres = placeLabels(
    ends.map(({y}) => y),
    room,
  );
  return ends.map((end, index) => {
    const lines = wrap(end.text);
    const x = panel.right + GAP;
    const y = centres[index];
    const isMoved = Math.abs(y - end.y) > 3 || x - end.x > GAP + 4;
    const width = Math.max(...lines.map((line) => textWidth(line, font, {isBold: true})));
    return {
      ...end,
      lines: lines.map((text, row) => ({
        text,
        y: y + (row - (lines.length - 1) / 2) * font * LINE,
      })),
      x,
      y,
      from: isMoved ? {x: end.x + (end.isModel ? 1 : mark + 2), y: end.y} : null,
      box: {left: x, right: x + width, top: y - size / 2, bottom: y + size / 2},
    };
  });
}

/** Values at the starts of lines, on their left, spread so that none covers another. */
export function startLabels(
  starts: {text: string; x: number; y: number; colour: string}[],
  panel: Panel,
  {font, mark}: {font: number; mark: number},
) {
  const size = font * (LINE + 0.1);
  // The names of the ticks begin just below the plot.
  const room = {size, from: panel.top - size / 2, to: panel.bottom + 4};
  const centres = placeLabels(
    starts.map(({y}) => y),
    room,
  );
  return starts.map((start, index) => {
    const y = centres[index];
    const right = start.x - mark - 14;
    const left = right - textWidth(start.text, font, {isBold: true});
    const isMoved = Math.abs(y - start.y) > 3;
    return {
      ...start,
      ...{x: left, y, leadTo: right + 3, lines: [{text: start.text, y}]},
      from: isMoved ? {x: start.x - mark - 2, y: start.y} : null,
      box: {left, right, top: y - size / 2, bottom: y + size / 2},
    };
  });
}
