import {formatNumber} from '../../../../lib/quantity/format.ts';
import {positioner, valueAxis} from '../layout/axis.ts';
import {textWidth, wrapText} from '../layout/text-width.ts';
import {valueText} from './effect-texts.ts';
import {canStand} from './marks.ts';
import {pointKey, seriesIn, valuesIn} from './points-in-view.ts';
import {clearOfEachOther} from './x-ticks.ts';
import {captionRows, uprightReferences} from './upright-references.ts';
import type {
  ChartProps,
  Interval,
  PanelInView,
  Point,
  Scale,
  Series,
  Styles,
  Type,
  Value,
} from '../types.ts';
import type {RowNames} from './row-names.ts';

const END = 'end' as const;

/** Room between two ticks, so that five-figure numbers don't touch. */
const TICK_ROOM = 76;
/** Height of a line of text, in font sizes. */
const LINE = 1.2;

/** px */
export type RoomAcross = {type: Type; left: number; right: number};

export type RowPlace = RoomAcross & {
  styles: Styles;
  hasNames: boolean;
  slots: RowSlot[];
  start: number;
  scale: Scale;
  at: (value: number) => number;
};

export type BarPlace = {each: Series; point: Point; top: number; height: number};

/**
 * One panel of horizontal bars in its place.
 *
 * @param place px; `head`: height of titles and captions of the panels beside each other
 */
export function planRowPanel(
  props: ChartProps,
  panel: PanelInView,
  place: {
    type: Type;
    styles: Styles;
    hasNames: boolean;
    left: number;
    right: number;
    top: number;
    head: number;
    slots: RowSlot[];
  },
) {
  const {type, left, right, top, head} = place;
  const across = acrossRows(props, panel, place);
  const start = top + head;
  const rows = placeRows(props, panel, {...place, ...across, start});
  const captions = {
    ...{at: across.at, left, right, bottom: start - type.row * 0.3},
    font: type.font,
  };
  return {
    ...panel,
    ground: 'horizontal' as const,
    ...{left, right: across.end, top: start, bottom: rows.bottom},
    titleRows: titleOf(props, panel, place),
    titleY: top + type.row,
    ticks: across.ticks,
    uprights: uprightReferences(props, panel, captions),
    ...rows,
    ...{lines: [], labels: [], references: []},
  };
}

/**
 * Height of the title and of the captions of reference lines above a panel.
 *
 * @returns px
 */
export function headRows(props: ChartProps, panel: PanelInView, place: RoomAcross): number {
  const {type, left, right} = place;
  const {at} = acrossRows(props, panel, place);
  const captions = captionRows(props, panel, {...{at, left, right, bottom: 0}, font: type.font});
  const title = titleOf(props, panel, place).length;
  return (title + (title > 0 ? 0.3 : 0)) * type.row + captions * type.font * 1.3 + type.row * 0.5;
}

function titleOf({t}: ChartProps, panel: PanelInView, {type, left, right}: RoomAcross) {
  return panel.isNamed ? wrapText(t(`panel.${panel.id}`), type.font, right - left) : [];
}

function acrossRows(props: ChartProps, panel: PanelInView, {type, left, right}: RoomAcross) {
  const {scale = 'linear', locale} = props;
  const end = right - valueRoom(props, panel, type);
  const count = Math.max(2, Math.floor((end - left) / TICK_ROOM));
  const axis = valueAxis(endsIn(props, panel), scale, {count});
  const at = positioner(axis.domain, [left, end], scale, axis);
  const all = axis.ticks.map((tick) => ({
    at: at(tick),
    text: formatNumber(tick, panel.y.unit, locale),
  }));
  const ticks = clearOfEachOther(all, type.font).map(({at: x, text}) => ({x, text}));
  return {at, end, scale, ticks};
}

/** Ends of bars as well as their values: a timeline's bars don't begin at zero. */
function endsIn({points}: ChartProps, panel: PanelInView) {
  const ends = seriesIn(points, panel.id).flatMap((series) =>
    series.points.flatMap(({y, start = 0}) => (y === null ? [] : [start + y])),
  );
  return [...ends, ...valuesIn(points, panel.id)];
}

/** Right of the longest bar: its value, and a pin where there are pins. */
function valueRoom(props: ChartProps, panel: PanelInView, {font, pin}: Type) {
  const texts = seriesIn(props.points, panel.id).flatMap((series) =>
    series.points.map((point) => barText(props, point, panel)),
  );
  const pins = props.annotations?.length ? pin * 2 + 8 : 0;
  return Math.max(0, ...texts.map((text) => textWidth(text, font))) + 10 + pins;
}

function barText(props: ChartProps, point: Point, panel: PanelInView) {
  const {t, locale} = props;
  if (point.failed) return t('chart.failed');
  if (point.y === null) return '—';
  return valueText(props, point, formatNumber(point.y, panel.y.unit, locale));
}

/** a row's name and the room of its bars, px from the first row */
export interface RowSlot {
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
export function rowSlots(
  props: ChartProps,
  panels: PanelInView[],
  {type, names}: {type: Type; names: RowNames},
): RowSlot[] {
  let top = 0;
  const most = (x: number | string) =>
    Math.max(...panels.map((panel) => barsOf(props, panel, x).length));
  const isBeside = names.column > 0;
  const rows = names.rows.filter(({x}) => most(x) > 0);
  return rows.map(({x, lines}) => {
    const bars = most(x);
    const line = type.font * LINE;
    const above = isBeside ? 0 : lines.length * line + 2;
    const tall = Math.max(bars * stepOf(bars, type), isBeside ? lines.length * line : 0);
    const slot = {x, lines, top, above, tall, bottom: top + above + tall};
    top = slot.bottom + type.font * (props.isDense ? 0.2 : isBeside ? 0.6 : 0.8);
    return slot;
  });
}

function barsOf(props: ChartProps, panel: PanelInView, row: number | string) {
  return seriesIn(props.points, panel.id, props.visibleSeries).flatMap((each) =>
    each.points.filter(({x}) => x === row).map((point) => ({each, point})),
  );
}

/** A lone bar is thicker than those of one row. */
function stepOf(count: number, {font}: Type) {
  return count > 1 ? font * 0.95 + 3 : font * 1.15;
}

function placeRows(props: ChartProps, panel: PanelInView, place: RowPlace) {
  const {type, hasNames, slots, start} = place;
  const bars = slots.flatMap((slot: RowSlot) => {
    const inRow = barsOf(props, panel, slot.x);
    const step = stepOf(inRow.length, type);
    const first = start + slot.top + slot.above + (slot.tall - inRow.length * step) / 2;
    const height = inRow.length > 1 ? step - 3 : step;
    return inRow.map((bar, index) =>
      barAt(props, panel, {...bar, top: first + index * step, height}, place),
    );
  });
  const names = hasNames ? slots : [];
  return {
    bars: bars.flatMap(({bar}) => bar ?? []),
    threads: bars.flatMap(({thread}) => thread ?? []),
    intervals: bars.flatMap(({span}) => span ?? []),
    crosses: bars.flatMap(({cross}) => cross ?? []),
    marks: bars.flatMap(({mark}) => mark ?? []),
    texts: [
      ...names.flatMap((slot: RowSlot) => nameTexts(slot, place)),
      ...bars.map(({text}) => text),
    ],
    bottom: start + (slots.at(-1)?.bottom ?? 0) + type.font * 0.5,
  };
}

function nameTexts({lines, top, above, tall}: RowSlot, {type, left, start}: RowPlace) {
  const line = type.font * LINE;
  const first = start + top + (above > 0 ? 0 : (tall - lines.length * line) / 2);
  return lines.map((text, index) => {
    const y = first + line * index + type.font * 0.95;
    const width = textWidth(text, type.font);
    const x = above > 0 ? left : left - 10;
    const from = above > 0 ? x : x - width;
    return {
      ...{text, x, y, anchor: above > 0 ? undefined : END},
      box: {left: from, right: from + width, top: y - type.font * 0.8, bottom: y + 2},
    };
  });
}

function barAt(
  props: ChartProps,
  panel: PanelInView,
  {each, point, top, height}: BarPlace,
  {at, scale, type, styles, left}: RowPlace,
) {
  const {colour, shape} = styles.get(each.id);
  const key = pointKey(each, point.x);
  const y = top + height / 2;
  const text = barText(props, point, panel);
  const width = textWidth(text, type.font);
  const isDrawn = canStand(point, scale);
  const from = scale === 'log' ? left : at(point.start ?? 0);
  const to = isDrawn ? at((point.start ?? 0) + point.y) : left + (point.failed ? 14 : 0);
  const span = isDrawn ? intervalOf(point, {key, at, y}) : null;
  const textX = Math.max(to, span ? span.to : 0) + (scale === 'log' ? type.mark : 0) + 6;
  const base = {
    ...{key, colour},
    text: {
      ...{text, x: textX, y: y + type.font * 0.35, isMuted: !isDrawn},
      box: {left: textX, right: textX + width, top: y - type.font / 2, bottom: y + type.font / 2},
    },
    cross: point.failed ? {key, x: left + 7, y, colour} : null,
  };
  if (!isDrawn) return {...base, bar: null, thread: null, span: null, mark: null};
  const look = {isHollow: point.single === true, isUnsupported: point.unsupported === true};
  const isLog = scale === 'log';
  return {
    ...base,
    bar: isLog
      ? null
      : {...{key, x: from, y: top, width: Math.max(to - from, 1.5), height, colour}, ...look},
    thread: isLog ? {key, from, to, y, colour, isUnsupported: look.isUnsupported} : null,
    span,
    mark: {
      ...{key, point, series: each, panel, x: to, y, colour, isHollow: look.isHollow},
      shape: isLog ? shape : 'none',
      pinSpot: {x: textX + width + type.pin + 5, y},
    },
  };
}

function intervalOf(
  {low, high}: Value,
  {key, at, y}: {key: string; at: (value: number) => number; y: number},
): Interval | null {
  return low === undefined || high === undefined ? null : {key, from: at(low), to: at(high), y};
}
