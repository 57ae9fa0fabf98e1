import {formatNumber} from '../../../../lib/quantity/format.ts';
import {FEWEST_FOR_T} from '../../../../lib/statistics/ratio.ts';
import {valueAxis} from '../layout/axis.ts';
import {textWidth, widest, wrapText} from '../layout/text-width.ts';
import {placePanels} from './place-panels.ts';
import {panelsOf, seriesIds, valuesIn} from './points-in-view.ts';
import type {
  ChartInput,
  LegendItem,
  PanelInView,
  PanelWithAxis,
  PlannedHeader,
  SheetParts,
  Type,
} from '../types.ts';
import type {Point} from '../../../../lib/chart-data/types.ts';

const NARROW = 480;

/** Sizes of text and marks at a drawing's width: at least 14 px on a wide drawing, 12 on a narrow one. */
export function typeOf(width: number): Type {
  return width < NARROW
    ? {isNarrow: true, font: 12, mark: 4.5, row: 17, pin: 9}
    : {isNarrow: false, font: 14, mark: 5.5, row: 20, pin: 10.5};
}

/**
 * Where everything of a drawing goes: panels beside each other on a wide sheet, below each other on a
 * narrow one, with a header above and notes below.
 */
export function sheetOf(chart: ChartInput, parts: SheetParts) {
  const {type, width, t} = chart;
  const axes = panelsOf(chart.points).map((panel) => withAxis(chart, panel));
  const header = headerOf(chart, parts.legend ?? [], axes[0].hasOwnAxis);
  const {panels, bottom, centre} = placePanels(chart, parts, {panels: axes, top: header.bottom});
  const xTitle = wrapText(t('x'), type.font, width - 8).map((text, index) => ({
    ...{text, anchor: 'middle' as const},
    x: inside(centre, textWidth(text, type.font) / 2, width),
    y: bottom + type.row * (1.75 + index * 0.9),
  }));
  const below = bottom + type.row * (2.6 + (xTitle.length - 1) * 0.9);
  return {width, type, header, panels, xTitle, ...notesFrom(chart, below)};
}

/** The middle of a line, moved as far as the edges of the drawing ask. */
const inside = (x: number, half: number, width: number) =>
  Math.max(half, Math.min(x, width - half));

function withAxis(chart: ChartInput, panel: PanelInView): PanelWithAxis {
  const {points, scale = 'linear', t, locale, type} = chart;
  const hasOwnAxis = hasOwnAxes(chart);
  const values = hasOwnAxis
    ? valuesIn(points, panel.id)
    : panelsOf(points).flatMap(({id}) => valuesIn(points, id));
  const axis = valueAxis(values, scale, {count: type.isNarrow && points.panels ? 3 : 5});
  const tickTexts = axis.ticks.map((tick) => formatNumber(tick, panel.y.unit, locale));
  const gutter = widest(tickTexts, type.font) + 11;
  const title = panel.isNamed ? t(`panel.${panel.id}`) : null;
  return {...panel, ...axis, tickTexts, gutter, hasOwnAxis, title};
}

export const hasOwnAxes = ({points}: ChartInput) =>
  points.panels?.some(({y}) => y !== undefined) ?? false;

/** Names with their marks, and what the value axis counts, unless each panel says that itself. */
export function headerOf(
  {t, width, scale, type}: ChartInput,
  items: LegendItem[],
  hasOwnAxis: boolean,
): PlannedHeader & {bottom: number} {
  const legend = placeLegend(items, width, type);
  const text = t('y') + (scale === 'log' ? `, ${t('chart.log')}` : '');
  const lines = hasOwnAxis ? [] : wrapText(text, type.font, width - 4);
  const yTitle = lines.map((line, index) => ({
    ...{text: line, x: 0},
    y: legend.bottom + (index + 1) * type.row - 5,
  }));
  return {legend: legend.items, yTitle, bottom: legend.bottom + lines.length * type.row};
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

/** Names of the systems with their marks, for the header. */
export function legendOf({points, styles, visibleSeries, t}: ChartInput): LegendItem[] {
  return seriesIds(points.series)
    .filter((id) => !visibleSeries || visibleSeries.includes(id))
    .map((id) => ({id, text: t(`series.${id}`), ...styles.get(id), isHollow: true}));
}

/** Names of groups of bars with blocks of their colour; none where a single group needs no name. */
export function blockLegend(chart: ChartInput): LegendItem[] {
  const items = legendOf(chart);
  return items.length > 1 ? items.map((item) => ({...item, shape: 'block'})) : [];
}

/**
 * What must be said inside the picture: a comparison that is refused and why, what hollow, dashed and
 * crossed marks mean, and where zeros stand on a logarithmic scale.
 */
function notesIn({points, scale, t}: ChartInput): string[] {
  const measured = points.series.filter(({role}) => role !== 'model');
  const all = measured.flatMap((series) => series.points);
  const isSingle = all.some(({single}) => single === true);
  return [
    ...(points.refusal ? [t('refusal')] : []),
    ...(isSingle ? [t(`chart.single.${points.kind}`)] : []),
    ...sessionsNote(all, t),
    ...(all.some(({unsupported}) => unsupported) ? [t('chart.unsupported')] : []),
    ...(all.some(({failed}) => failed) ? [t('chart.failed-note')] : []),
    ...(scale === 'log' && all.some(({y}) => y === 0) ? [t('chart.zero')] : []),
  ];
}

/** What the intervals speak of, where they rest on sessions. */
function sessionsNote(all: readonly Point[], t: ChartInput['t']): string[] {
  const counts = all.flatMap(({sessions}) => sessions ?? []);
  const note = (kind: string, found: number[]) =>
    found.length === 0 ? [] : [t(`chart.sessions.${kind}`, {number: String(Math.min(...found))})];
  const [few, enough] = [true, false].map((isFew) =>
    counts.filter((count) => count < FEWEST_FOR_T === isFew),
  );
  // A cell that failed in a session leaves fewer to some of the effects.
  return [...note('t', enough), ...note('range', few)];
}

/** Notes from `top` on, px, and the height of the drawing, which they end. */
export function notesFrom(chart: ChartInput, top: number) {
  const {font} = chart.type;
  const lines = notesIn(chart).flatMap((note) => wrapText(note, font, chart.width - 4));
  const step = font * 1.35;
  return {
    notes: lines.map((text, index) => ({text, x: 0, y: top + step * (index + 0.8)})),
    height: Math.ceil(top + step * lines.length + 6),
  };
}
