import {formatNumber} from '../../../../lib/quantity/format.js';
import {positioner, valueAxis} from '../layout/axis.js';
import {textWidth, wrapText} from '../layout/text-width.js';
import {GAP} from './labels.js';
import {panelsOf, valuesIn} from './points-in-view.js';

/** @typedef {import('../types.js').ChartProps} ChartProps */

const NARROW = 480;

/**
 * Sizes of text and marks at a drawing's width: at least 14 px on a wide drawing, 12 on a narrow one.
 *
 * @param {number} width
 */
export function typeOf(width) {
  return width < NARROW
    ? {isNarrow: true, font: 12, mark: 4.5, row: 17, pin: 9}
    : {isNarrow: false, font: 14, mark: 5.5, row: 20, pin: 10.5};
}

/**
 * Where everything of a drawing goes: panels beside each other on a wide sheet, below each other on a
 * narrow one, with a header above and notes below.
 *
 * @param {ChartProps} props
 * @param {{legend?: any[], labelColumn?: number, notes?: string[], xTicks: (number | string)[],
 *   xDomain: [number, number], xAt?: (x: any) => number, plotHeight?: number, xLabel?: (x: any) => string}} wish
 */
export function sheetOf(props, wish) {
  const type = typeOf(props.width);
  const panels = panelsOf(props.points).map((panel) => axisFor(props, panel, type));
  const header = headerOf(props, wish, type, panels);
  const placed = placePanels(props, wish, type, panels, header.bottom);
  const xTitle = placed.bottom + type.row * 2;
  const notes = notesOf(wish.notes ?? [], props.width, type, xTitle + type.row * 0.6);
  return {
    width: props.width,
    height: Math.ceil(notes.bottom + 6),
    type,
    scale: props.scale ?? 'linear',
    header,
    panels: placed.panels,
    xTitle: {text: props.t('x'), x: placed.centre, y: xTitle - type.row * 0.25},
    notes: notes.lines,
  };
}

/** @param {ChartProps} props @param {any} panel @param {any} type */
function axisFor({points, scale = 'linear', t, locale}, panel, type) {
  const hasOwnAxis = points.panels?.some((each) => each.y !== undefined) ?? false;
  const values = hasOwnAxis
    ? valuesIn(points, panel.id)
    : panelsOf(points).flatMap(({id}) => valuesIn(points, id));
  const axis = valueAxis(values, scale, {count: type.isNarrow && points.panels ? 3 : 5});
  const tickTexts = axis.ticks.map((tick) => formatNumber(tick, panel.y.unit, locale));
  const gutter = Math.max(...tickTexts.map((label) => textWidth(label, type.font))) + 11;
  return {
    ...panel,
    ...axis,
    tickTexts,
    gutter,
    hasOwnAxis,
    title: panel.isNamed ? t(`panel.${panel.id}`) : null,
  };
}

/** @param {ChartProps} props @param {any} wish @param {any} type @param {any[]} panels */
export function headerOf({t, width, scale}, wish, type, panels) {
  const legend = placeLegend(wish.legend ?? [], width, type);
  const hasTitle = !panels[0].hasOwnAxis;
  const y = legend.bottom + (hasTitle ? type.row : 0);
  const text = hasTitle ? t('y') + (scale === 'log' ? `, ${t('chart.log')}` : '') : null;
  return {legend: legend.items, yTitle: text && {text, x: 0, y: y - 5}, bottom: y};
}

/** @param {{text: string}[]} items @param {number} width @param {any} type */
function placeLegend(items, width, type) {
  if (items.length === 0) return {items: [], bottom: 0};
  let x = 8;
  let y = type.row * 0.75;
  const placed = items.map((item) => {
    const room = textWidth(item.text, type.font, {isBold: true}) + 16;
    if (x > 8 && x + room > width) {
      x = 8;
      y += type.row;
    }
    const spot = {...item, x, y};
    x += room + type.font;
    return spot;
  });
  return {items: placed, bottom: y + type.row * 0.45};
}

/** @param {string[]} notes @param {number} width @param {any} type @param {number} top */
export function notesOf(notes, width, type, top) {
  const lines = notes.flatMap((note) => wrapText(note, type.font, width - 4));
  const step = type.font * 1.35;
  return {
    lines: lines.map((text, index) => ({text, x: 0, y: top + step * (index + 0.8)})),
    bottom: top + step * lines.length,
  };
}

/** @param {ChartProps} props @param {any} wish @param {any} type @param {any[]} panels @param {number} top */
function placePanels(props, wish, type, panels, top) {
  const isStacked = type.isNarrow;
  const column = (wish.labelColumn ?? 0) + (wish.labelColumn ? GAP : 6);
  const height = wish.plotHeight ?? plotHeight(type, panels.length);
  const gap = 18;
  const shared = panels[0].gutter;
  const across = isStacked ? 1 : panels.length;
  const gutters = panels.map((panel, index) =>
    isStacked || panel.hasOwnAxis || index === 0 ? panel.gutter : 0,
  );
  const inner = isStacked
    ? props.width - Math.max(...gutters) - column
    : (props.width - sum(gutters) - across * column - (across - 1) * gap) / across;
  let left = isStacked ? Math.max(...gutters) : 0;
  let y = top;
  const placed = panels.map((panel, index) => {
    if (!isStacked) left += gutters[index];
    const titleRows = panel.title ? wrapText(panel.title, type.font, inner + column) : [];
    const from = y + titleRows.length * type.row * 0.95 + 12;
    const rect = {left, right: left + inner, top: from, bottom: from + height};
    const isLast = index === panels.length - 1;
    const result = {
      ...panel,
      ...rect,
      titleRows,
      type,
      column,
      showsTicks: gutters[index] > 0,
      showsX: true,
    };
    if (isStacked) y = rect.bottom + (isLast ? 0 : type.row + 8);
    else left += inner + column + gap;
    return withPositions(result, props.scale ?? 'linear', wish);
  });
  const level = isStacked ? placed : alignTops(placed, height, props.scale ?? 'linear', wish);
  const last = level[level.length - 1];
  return {panels: level, bottom: last.bottom, centre: (level[0].left + last.right) / 2, shared};
}

/**
 * Titles of one line and of two must not shift plots against each other.
 *
 * @param {any[]} panels
 * @param {number} height
 * @param {any} scale
 * @param {any} wish
 */
function alignTops(panels, height, scale, wish) {
  const top = Math.max(...panels.map((panel) => panel.top));
  return panels.map((panel) => withPositions({...panel, top, bottom: top + height}, scale, wish));
}

/** @param {any} panel @param {'linear' | 'log'} scale @param {any} wish */
function withPositions(panel, scale, wish) {
  const across = positioner(wish.xDomain, [panel.left, panel.right]);
  return {
    ...panel,
    xDomain: wish.xDomain,
    separators: wish.xAt
      ? wish.xTicks
          .slice(1)
          .map((/** @type {any} */ _, /** @type {number} */ index) => across(index + 1))
      : [],
    titleBoxes: titleBoxesOf(panel),
    xAt: wish.xAt ? (/** @type {any} */ x) => across(wish.xAt(x)) : across,
    yAt: positioner(panel.domain, [panel.bottom, panel.top], scale),
    xTicks: wish.xTicks.map((/** @type {any} */ x) => ({
      x,
      text: wish.xLabel ? wish.xLabel(x) : String(x),
    })),
  };
}

/** @param {any} panel */
function titleBoxesOf({titleRows, left, right, top, type}) {
  const first = top - 14 - (titleRows.length - 1) * type.row * 0.95;
  return titleRows.length > 0 ? [{left, right, top: first - type.font, bottom: top - 10}] : [];
}

/** @param {any} type @param {number} count */
function plotHeight(type, count) {
  if (!type.isNarrow) return count > 1 ? 265 : 300;
  return count > 2 ? 130 : count > 1 ? 165 : 240;
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}
