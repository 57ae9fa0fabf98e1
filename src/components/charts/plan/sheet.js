// @ts-check
/** @import {Across, ChartProps, LegendItem, PanelInView, Type} from '../types.js' */
import {formatNumber} from '../../../../lib/quantity/format.js';
import {valueAxis} from '../layout/axis.js';
import {textWidth, wrapText} from '../layout/text-width.js';
import {placePanels} from './place-panels.js';
import {panelsOf, valuesIn} from './points-in-view.js';

const MIDDLE = /** @type {const} */ ('middle');

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
 * @param {{across: Across, legend?: LegendItem[], labelColumn?: number, leftColumn?: number,
 *   narrowColumns?: number, headroom?: number, notes?: string[]}} parts `leftColumn`: room for names on the left, in place of
 *   the ticks of the value axis; `headroom`: above each plot
 */
export function sheetOf(props, parts) {
  const type = typeOf(props.width);
  const panels = panelsOf(props.points).map((panel) => axisFor(props, panel, type));
  const header = headerOf(props, parts, type, panels);
  const placed = placePanels(props, parts, {type, panels, top: header.bottom});
  const xTitle = wrapText(props.t('x'), type.font, props.width - 8).map((text, index) => ({
    ...{text, anchor: MIDDLE, x: placed.centre},
    y: placed.bottom + type.row * (1.75 + index * 0.9),
  }));
  const below = placed.bottom + type.row * (2.6 + (xTitle.length - 1) * 0.9);
  const notes = notesOf(parts.notes ?? [], props.width, type, below);
  return {
    width: props.width,
    height: Math.ceil(notes.bottom + 6),
    type,
    header,
    panels: placed.panels,
    xTitle: inside(xTitle, props.width, type),
    notes: notes.lines,
  };
}

/**
 * Lines below the middle of the plots, moved as far as the edges of the drawing ask.
 *
 * @template {{text: string, x: number}} T
 * @param {T[]} lines
 * @param {number} width
 * @param {Type} type
 * @returns {T[]}
 */
function inside(lines, width, {font}) {
  return lines.map((line) => {
    const half = textWidth(line.text, font) / 2;
    return {...line, x: Math.max(half, Math.min(line.x, width - half))};
  });
}

/** @param {ChartProps} props @param {PanelInView} panel @param {Type} type */
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

/** @param {ChartProps} props @param {{legend?: LegendItem[]}} parts @param {Type} type @param {{hasOwnAxis: boolean}[]} panels */
export function headerOf({t, width, scale}, {legend: items = []}, type, panels) {
  const legend = placeLegend(items, width, type);
  const text = t('y') + (scale === 'log' ? `, ${t('chart.log')}` : '');
  const lines = panels[0].hasOwnAxis ? [] : wrapText(text, type.font, width - 4);
  const bottom = legend.bottom + lines.length * type.row;
  const yTitle = lines.map((line, index) => ({
    text: line,
    x: 0,
    y: legend.bottom + (index + 1) * type.row - 5,
  }));
  return {legend: legend.items, yTitle, bottom};
}

/**
 * A name too long for the drawing goes on below itself.
 *
 * @param {LegendItem} item
 * @param {number} width
 * @param {Type} type
 * @returns {LegendItem[]}
 */
function linesOf(item, width, {font}) {
  const lines = wrapText(item.text, font * 1.1, width - 24);
  return lines.map((text, index) =>
    index === 0 ? {...item, text} : {...item, text, id: `${item.id}-${index}`, shape: 'none'},
  );
}

/** @param {LegendItem[]} items @param {number} width @param {Type} type */
function placeLegend(items, width, type) {
  if (items.length === 0) return {items: [], bottom: 0};
  let x = 8;
  let y = type.row * 0.75;
  const lines = items.flatMap((item) => linesOf(item, width, type));
  const placed = lines.map((item) => {
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

/** @param {string[]} notes @param {number} width @param {Type} type @param {number} top */
export function notesOf(notes, width, type, top) {
  const lines = notes.flatMap((note) => wrapText(note, type.font, width - 4));
  const step = type.font * 1.35;
  return {
    lines: lines.map((text, index) => ({text, x: 0, y: top + step * (index + 0.8)})),
    bottom: top + step * lines.length,
  };
}
