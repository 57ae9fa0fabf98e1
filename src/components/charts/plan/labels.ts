import {textWidth, widest, wrapText} from '../layout/text-width.ts';
import type {Label, Panel} from '../types.ts';

const LINE = 1.2;

/** Room between a plot and its names, enough for lines that lead from one to the other. */
export const GAP = 18;

/** a text for a point of a line */
export type End = {text: string; x: number; y: number; colour: string; isModel?: boolean};

export type LabelColumn = ReturnType<typeof labelColumn>;

/**
 * Column that names at the ends of lines need, and how they break where it would be too wide.
 *
 * @returns px; rows of the tallest name
 */
export function labelColumn(
  texts: string[],
  {font, isNarrow}: {font: number; isNarrow: boolean},
): {width: number; wrap: (text: string) => string[]; rows: number} {
  const room = isNarrow ? font * 9.4 : font * 15;
  const wrap = (text: string) => wrapText(text, font * 1.06, room);
  const lines = texts.map(wrap);
  return {
    wrap,
    rows: Math.max(1, ...lines.map(({length}) => length)),
    width: widest(lines.flat(), font, BOLD),
  };
}

const BOLD = {isBold: true};

/**
 * Names at the ends of lines, spread so that none covers another.
 *
 * @param ends last drawn point of each line
 */
export function endLabels(ends: End[], panel: Panel, {wrap, rows}: LabelColumn): Label[] {
  const {font, mark} = panel.type;
  const size = font * (rows * LINE + 0.1);
  const centres = spread(ends, size, panel.top - size / 2, panel.bottom + size / 2);
  const x = panel.right + GAP;
  return ends.map(({text, colour, isModel, ...end}, index) => {
    const lines = wrap(text);
    const y = centres[index];
    const isMoved = Math.abs(y - end.y) > 3 || x - end.x > GAP + 4;
    const width = widest(lines, font, BOLD);
    const top = y - ((lines.length - 1) / 2) * font * LINE;
    return {
      ...{text, colour, x, y},
      lines: lines.map((line, row) => ({text: line, y: top + row * font * LINE})),
      from: isMoved ? {x: end.x + (isModel ? 1 : mark + 2), y: end.y} : null,
      box: {left: x, right: x + width, top: y - size / 2, bottom: y + size / 2},
    };
  });
}

/** Values at the starts of lines, on their left, spread so that none covers another. */
export function startLabels(starts: End[], panel: Panel): Label[] {
  const {font, mark} = panel.type;
  const size = font * (LINE + 0.1);
  // The names of the ticks begin just below the plot.
  const centres = spread(starts, size, panel.top - size / 2, panel.bottom + 4);
  return starts.map(({text, colour, ...start}, index) => {
    const y = centres[index];
    const right = start.x - mark - 14;
    const left = right - textWidth(text, font, BOLD);
    return {
      ...{text, colour, x: left, y, leadTo: right + 3, lines: [{text, y}]},
      from: Math.abs(y - start.y) > 3 ? {x: start.x - mark - 2, y: start.y} : null,
      box: {left, right, top: y - size / 2, bottom: y + size / 2},
    };
  });
}

const spread = (texts: End[], size: number, from: number, to: number) =>
  placeLabels(
    texts.map(({y}) => y),
    {size, from, to},
  );

/** labels that touch: sum of what they wanted, px */
type Group = {sum: number; count: number; first: number};

/**
 * Spreads labels along a line so that none overlaps another, each as near to its desired position as that allows,
 * in the order of these positions. Positions within a hundredth of a pixel of each other count as equal and keep their
 * order.
 *
 * @param desired wanted centres, px
 * @param room height of a label, and where the first may begin and the last end; too little room is used up evenly,
 * and labels then run past its end
 * @returns centres in the order of `desired`
 */
export function placeLabels(
  desired: readonly number[],
  {size, from = -Infinity, to = Infinity}: {size: number; from?: number; to?: number},
): number[] {
  const level = desired.map((position) => Math.round(position * 100));
  const order = desired.map((_, index) => index).sort((a, b) => level[a] - level[b] || a - b);
  const groups: Group[] = [];
  order.forEach((index, position) => {
    groups.push({sum: desired[index], count: 1, first: position});
    while (
      groups.length > 1 &&
      startOf(groups[groups.length - 1]) < endOf(groups[groups.length - 2])
    )
      merge(groups);
  });
  const placed = new Array(desired.length);
  for (const group of groups) {
    for (let step = 0; step < group.count; step += 1) {
      placed[order[group.first + step]] = startOf(group) + size * (step + 0.5);
    }
  }
  return keepInside(placed, order, {size, from, to});

  function startOf(group: Group) {
    return group.sum / group.count - (group.count * size) / 2;
  }
  function endOf(group: Group) {
    return startOf(group) + group.count * size;
  }
}

/** @param groups two at least */
function merge(groups: Group[]) {
  const [before, last] = groups.slice(-2);
  groups.pop();
  before.sum += last.sum;
  before.count += last.count;
}

function keepInside(
  placed: number[],
  order: number[],
  {size, from, to}: {size: number; from: number; to: number},
) {
  let limit = to - size / 2;
  for (const index of [...order].reverse()) {
    placed[index] = Math.min(placed[index], limit);
    limit = placed[index] - size;
  }
  let floor = from + size / 2;
  for (const index of order) {
    placed[index] = Math.max(placed[index], floor);
    floor = placed[index] + size;
  }
  return placed;
}
