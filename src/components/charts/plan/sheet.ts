import {formatNumber} from '../../../../lib/quantity/format.ts';
import {valueAxis} from '../layout/axis.ts';
import {textWidth, wrapText} from '../layout/text-width.ts';
import {placePanels} from './place-panels.ts';
import {panelsOf, valuesIn} from './points-in-view.ts';
import type {Across, ChartProps, LegendItem, PanelInView, Type} from '../types.ts';

const MIDDLE = 'middle' as const;

const NARROW = 480;

/** Sizes of text and marks at a drawing's width: at least 14 px on a wide drawing, 12 on a narrow one. */
export function typeOf(width: number) {
  return width < NARROW
    ? {isNarrow: true, font: 12, mark: 4.5, row: 17, pin: 9}
    : {isNarrow: false, font: 14, mark: 5.5, row: 20, pin: 10.5};
}

/**
 * Where everything of a drawing goes: panels beside each other on a wide sheet, below each other on a
 * narrow one, with a header above and notes below.
 *
 * @param parts `leftColumn`: room for names on the left, in place of the ticks of the value axis; `headroom`: above
 * each plot
 */
export function sheetOf(
  props: ChartProps,
  parts: {
    across: Across;
    legend?: LegendItem[];
    labelColumn?: number;
    leftColumn?: number;
    narrowColumns?: number;
    headroom?: number;
    notes?: string[];
  },
) {
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

/** Lines below the middle of the plots, moved as far as the edges of the drawing ask. */
function inside<T extends {text: string; x: number}>(lines: T[], width: number, {font}: Type): T[] {
  return lines.map((line) => {
    const half = textWidth(line.text, font) / 2;
    return {...line, x: Math.max(half, Math.min(line.x, width - half))};
  });
}

function axisFor(
  {points, scale = 'linear', t, locale}: ChartProps,
  panel: PanelInView,
  type: Type,
) {
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

export function headerOf(
  {t, width, scale}: ChartProps,
  {legend: items = []}: {legend?: LegendItem[]},
  type: Type,
  panels: {hasOwnAxis: boolean}[],
) {
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

/** A name too long for the drawing goes on below itself. */
function linesOf(item: LegendItem, width: number, {font}: Type): LegendItem[] {
  const lines = wrapText(item.text, font * 1.1, width - 24);
  return lines.map((text, index) =>
    index === 0 ? {...item, text} : {...item, text, id: `${item.id}-${index}`, shape: 'none'},
  );
}

function placeLegend(items: LegendItem[], width: number, type: Type) {
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

export function notesOf(notes: string[], width: number, type: Type, top: number) {
  const lines = notes.flatMap((note) => wrapText(note, type.font, width - 4));
  const step = type.font * 1.35;
  return {
    lines: lines.map((text, index) => ({text, x: 0, y: top + step * (index + 0.8)})),
    bottom: top + step * lines.length,
  };
}
