import {formatNumber} from '../../../../lib/quantity/format.ts';
import {positioner, valueAxis} from '../layout/axis.ts';
import {textWidth, widest, wrapText} from '../layout/text-width.ts';
import {clearOfEachOther} from './across.ts';
import {interval, level} from '../layout/paths.ts';
import {canStand, crossAt} from './marks.ts';
import {pointKey, seriesIn, valuesIn} from './points-in-view.ts';
import {gridAt, tickAt, uprightReferences} from './references.ts';
import {pointText} from './texts.ts';
import type {
  Bar,
  Box,
  ChartInput,
  HorizontalPanel,
  Mark,
  PanelInView,
  PlacedText,
  Point,
  Series,
  Stroke,
  Value,
} from '../types.ts';
import type {RowNames} from './rows.ts';

const END = 'end' as const;

/** Room between two ticks, so that five-figure numbers don't touch. */
const TICK_ROOM = 76;
/** Height of a line of text, in font sizes. */
const LINE = 1.2;

/** px */
type Sides = {left: number; right: number};

type Place = Sides & {hasNames: boolean; slots: RowSlot[]; top: number; start: number};

type At = (value: number) => number;

/**
 * One panel of horizontal bars in its place.
 *
 * @param place px; `start`: where the first row begins, below titles and captions of the panels beside each other
 */
export function planRowPanel(
  chart: ChartInput,
  panel: PanelInView,
  place: Place,
): HorizontalPanel & {bars: Bar[]; texts: (PlacedText & {box: Box})[]} {
  const {left, right, top, start} = place;
  const {row} = chart.type;
  const {at, ticks} = acrossRows(chart, panel, place);
  const rows = rowsAt(chart, panel, place, at);
  const boxes = rows.texts.map(({box}) => box);
  const captions = {at, left, right, boxes, bottom: start - row * 0.3, end: rows.bottom};
  return {
    ...{...panel, ...rows, left, top: start, lines: [], labels: [], references: []},
    ...{ground: 'horizontal', ticks, grid: gridAt(ticks, {from: start, to: rows.bottom}, boxes)},
    ...{titleRows: titleOf(chart, panel, place), titleX: left, titleY: top + row},
    uprights: uprightReferences(chart, panel, captions),
  };
}

/** Height of the title and of the captions of reference lines above a panel, px. */
export function headRows(chart: ChartInput, panel: PanelInView, sides: Sides): number {
  const {row, font} = chart.type;
  const {at} = acrossRows(chart, panel, sides);
  const captions = uprightReferences(chart, panel, {...sides, at, bottom: 0, end: 0});
  const captionRows = new Set(captions.map(({y}) => y)).size;
  const title = titleOf(chart, panel, sides).length;
  return (title + (title > 0 ? 0.3 : 0)) * row + captionRows * font * 1.3 + row * 0.5;
}

const titleOf = ({t, type}: ChartInput, panel: PanelInView, {left, right}: Sides) =>
  panel.isNamed ? wrapText(t(`panel.${panel.id}`), type.font, right - left) : [];

function acrossRows(chart: ChartInput, panel: PanelInView, {left, right}: Sides) {
  const {scale = 'linear', locale, type} = chart;
  const end = right - valueRoom(chart, panel);
  const count = Math.max(2, Math.floor((end - left) / TICK_ROOM));
  const axis = valueAxis(endsIn(chart, panel), scale, {count});
  const at = positioner(axis.domain, [left, end], scale, axis);
  const all = axis.ticks.map((tick) => ({
    at: at(tick),
    text: formatNumber(tick, panel.y.unit, locale),
  }));
  const clear = clearOfEachOther(all, type.font);
  return {at, ticks: clear.map(({at: x, text}) => ({text, ...tickAt(x, left)}))};
}

/** Ends of bars as well as their values: a timeline's bars don't begin at zero. */
function endsIn({points}: ChartInput, panel: PanelInView) {
  const ends = seriesIn(points, panel.id).flatMap((series) =>
    series.points.flatMap(({y, start = 0}) => (y === null ? [] : [start + y])),
  );
  return [...ends, ...valuesIn(points, panel.id)];
}

/** Right of the longest bar: its value, and a pin where there are pins. */
function valueRoom(chart: ChartInput, panel: PanelInView) {
  const {font, pin} = chart.type;
  const texts = seriesIn(chart.points, panel.id).flatMap(({points}) =>
    points.map((point) => pointText(chart, point, panel.y.unit)),
  );
  return widest(texts, font) + 10 + (chart.annotations?.length ? pin * 2 + 8 : 0);
}

/** a row's name and the room of its bars, px from the first row */
interface RowSlot {
  x: number | string;
  lines: string[];
  top: number;
  /** room of a name that stands above the bars */
  above: number;
  /** room of the bars */
  tall: number;
  bottom: number;
}

/** Heights of the rows, the same in all panels that stand beside each other. */
export function rowSlots(chart: ChartInput, panels: PanelInView[], names: RowNames): RowSlot[] {
  const {font} = chart.type;
  const isBeside = names.column > 0;
  let top = 0;
  return names.rows.flatMap(({x, lines}) => {
    const bars = Math.max(...panels.map((panel) => barsOf(chart, panel, x).length));
    if (bars === 0) return [];
    const high = lines.length * (font * LINE);
    const above = isBeside ? 0 : high + 2;
    const tall = Math.max(bars * stepOf(bars, font), isBeside ? high : 0);
    const slot = {x, lines, top, above, tall, bottom: top + above + tall};
    top = slot.bottom + font * (chart.isDense ? 0.2 : isBeside ? 0.6 : 0.8);
    return [slot];
  });
}

const barsOf = ({points, visibleSeries}: ChartInput, panel: PanelInView, row: number | string) =>
  seriesIn(points, panel.id, visibleSeries).flatMap((series) =>
    series.points.filter(({x}) => x === row).map((point) => ({series, point})),
  );

/** A lone bar is thicker than those of one row. */
const stepOf = (count: number, font: number) => (count > 1 ? font * 0.95 + 3 : font * 1.15);

function rowsAt(chart: ChartInput, panel: PanelInView, place: Place, at: At) {
  const {font} = chart.type;
  const {hasNames, slots, start, left} = place;
  const bars = slots.flatMap((slot) => {
    const inRow = barsOf(chart, panel, slot.x);
    const step = stepOf(inRow.length, font);
    const first = start + slot.top + slot.above + (slot.tall - inRow.length * step) / 2;
    const height = inRow.length > 1 ? step - 3 : step;
    return inRow.map(({series, point}, index) =>
      barAt(chart, panel, {series, point, top: first + index * step, height, left}, at),
    );
  });
  const names = hasNames ? slots : [];
  return {
    bars: bars.flatMap(({bar}) => bar ?? []),
    strokes: [
      ...bars.flatMap(({thread}) => thread ?? []),
      ...bars.flatMap(({span}) => span ?? []),
      ...bars.flatMap(({failure}) => failure ?? []),
    ],
    marks: bars.flatMap(({mark}) => mark ?? []),
    texts: [
      ...names.flatMap((slot) => nameTexts(slot, place, font)),
      ...bars.map(({text}) => text),
    ],
    bottom: start + (slots.at(-1)?.bottom ?? 0) + font * 0.5,
  };
}

function nameTexts({lines, top, above, tall}: RowSlot, {left, start}: Place, font: number) {
  const line = font * LINE;
  const isAbove = above > 0;
  const first = start + top + (isAbove ? 0 : (tall - lines.length * line) / 2);
  return lines.map((text, index) => {
    const y = first + line * index + font * 0.95;
    const width = textWidth(text, font);
    const from = isAbove ? left : left - 10 - width;
    return {
      ...{text, x: isAbove ? left : left - 10, y, anchor: isAbove ? undefined : END},
      box: {left: from, right: from + width, top: y - font * 0.8, bottom: y + 2},
    };
  });
}

/** what stands in a row for one point */
interface RowBar {
  text: PlacedText & {box: Box};
  failure?: Stroke;
  bar?: Bar;
  thread?: Stroke;
  span?: Stroke;
  mark?: Mark;
}

function barAt(
  chart: ChartInput,
  panel: PanelInView,
  place: {series: Series; point: Point; top: number; height: number; left: number},
  at: At,
): RowBar {
  const {scale, type, styles} = chart;
  const {series, point, top, height, left} = place;
  const {colour, shape} = styles.get(series.id);
  const key = pointKey(series, point.x);
  const y = top + height / 2;
  const text = pointText(chart, point, panel.y.unit);
  const width = textWidth(text, type.font);
  const isLog = scale === 'log';
  const isDrawn = canStand(point, scale);
  const begin = point.start ?? 0;
  const from = isLog ? left : at(begin);
  const to = isDrawn ? at(begin + point.y) : left + (point.failed ? 14 : 0);
  const span = isDrawn ? spanOf(key, point, at, y) : undefined;
  const textX = Math.max(to, span ? at(point.high ?? 0) : 0) + (isLog ? type.mark : 0) + 6;
  const half = type.font / 2;
  const base = {
    text: {
      ...{text, x: textX, y: y + type.font * 0.35, isMuted: !isDrawn},
      box: {left: textX, right: textX + width, top: y - half, bottom: y + half},
    },
    failure: point.failed ? crossAt(key, left + 7, y, colour) : undefined,
  };
  if (!isDrawn) return base;
  const isHollow = point.single === true;
  const isUnsupported = point.unsupported === true;
  const thread = {key, colour, width: 2, opacity: 0.6};
  const bar = {key, x: from, y: top, width: Math.max(to - from, 1.5), height, colour, isHollow};
  return {
    ...{...base, span},
    ...(isLog
      ? {thread: {...thread, d: level(y, from, to), dash: isUnsupported ? '3 3' : undefined}}
      : {bar: {...bar, isUnsupported}}),
    mark: {
      ...{key, point, series, panel, x: to, y, colour, isHollow, shape: isLog ? shape : 'none'},
      pinSpot: {x: textX + width + type.pin + 5, y},
    },
  };
}

function spanOf(key: string, {low, high}: Value, at: At, y: number): Stroke | undefined {
  if (low === undefined || high === undefined) return undefined;
  return {key, d: interval(y, at(low), at(high), 4), colour: 'var(--figure-ink)', width: 1.5};
}
