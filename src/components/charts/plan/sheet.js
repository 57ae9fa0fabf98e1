// @ts-check
/** @import {Across, ChartProps, LegendItem, PanelInView, Type} from '../types.js' */
import {formatNumber} from '../../../../lib/quantity/format.js';
import {valueAxis} from '../layout/axis.js';
import {textWidth, wrapText} from '../layout/text-width.js';
import {placePanels} from './place-panels.js';
import {panelsOf, valuesIn} from './points-in-view.js';

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
 *   notes?: string[]}} parts `leftColumn`: room for names on the left, in place of the ticks of the value axis
 */
export function sheetOf(props, parts) {
  const type = typeOf(props.width);
  const panels = panelsOf(props.points).map((panel) => axisFor(props, panel, type));
  const header = headerOf(props, parts, type, panels);
  const placed = placePanels(props, parts, {type, panels, top: header.bottom});
  const xTitle = placed.bottom + type.row * 2;
  const notes = notesOf(parts.notes ?? [], props.width, type, xTitle + type.row * 0.6);
  return {
    width: props.width,
    height: Math.ceil(notes.bottom + 6),
    type,
    header,
    panels: placed.panels,
    xTitle: {text: props.t('x'), x: placed.centre, y: xTitle - type.row * 0.25},
    notes: notes.lines,
  };
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
  const hasTitle = !panels[0].hasOwnAxis;
  const y = legend.bottom + (hasTitle ? type.row : 0);
  const text = hasTitle ? t('y') + (scale === 'log' ? `, ${t('chart.log')}` : '') : null;
  return {legend: legend.items, yTitle: text && {text, x: 0, y: y - 5}, bottom: y};
}

/** @param {LegendItem[]} items @param {number} width @param {Type} type */
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

/** @param {string[]} notes @param {number} width @param {Type} type @param {number} top */
export function notesOf(notes, width, type, top) {
  const lines = notes.flatMap((note) => wrapText(note, type.font, width - 4));
  const step = type.font * 1.35;
  return {
    lines: lines.map((text, index) => ({text, x: 0, y: top + step * (index + 0.8)})),
    bottom: top + step * lines.length,
  };
}
