import {formatNumber, formatQuantity} from '../../../../lib/quantity/format.ts';
import {positioner, valueAxis} from '../layout/axis.ts';
import {textWidth} from '../layout/text-width.ts';
import {stylesOf} from '../marks/style.ts';
import {canStand} from './marks.ts';
import {panelsOf, pointKey, referencesIn, seriesIn, valuesIn} from './points-in-view.ts';
import {headerOf, typeOf} from './sheet.ts';
import {uprightReferences} from './upright-references.ts';
import {wholeSheet} from './whole-sheet.ts';
import type {
  Bar,
  Box,
  ChartProps,
  Mark,
  PanelInView,
  PlacedText,
  Series,
  Styles,
  Type,
  Value,
} from '../types.ts';

/** a series' stretch of a row, px */
export type Part = {each: Series; point: Value; from: number; to: number};

/** of a panel, px */
export type Place = {type: Type; styles: Styles; left: number; right: number; top: number};

/** of a row's bar, px */
export type BarRow = {top: number; height: number};

/**
 * Plan of a figure of stacked bars that run across: a row for each x, a stretch for each series, and panels
 * beside each other where the parts are of other sizes altogether.
 */
export function planStackedBars(props: ChartProps) {
  const type = typeOf(props.width);
  const styles = stylesOf(props.points.series);
  const header = headerOf(props, {legend: stageLegend(props, styles)}, type, [{hasOwnAxis: true}]);
  const panels = placePanels(props, type, styles, header.bottom);
  const bottom = Math.max(...panels.map((panel) => panel.bottom)) + type.row * 1.1;
  const notesFrom = bottom + type.row * 0.6;
  return {scale: 'linear', ...wholeSheet(props, {type, header, panels, notesFrom})};
}

function stageLegend({points, t}: ChartProps, styles: Styles) {
  return points.series.map(({id}) => ({
    id,
    text: t(`series.${id}`),
    shape: 'block',
    colour: styles.get(id).colour,
  }));
}

function placePanels(props: ChartProps, type: Type, styles: Styles, top: number) {
  const all = panelsOf(props.points);
  const gap = 28;
  const right = roomAfter(props, type);
  const free = props.width - gap * (all.length - 1) - right * all.length;
  let x = 0;
  let y = top;
  return all.map((panel, index) => {
    const width = type.isNarrow ? props.width - right : free * shareOfPanel(index, all.length);
    const placed = panelAt(props, panel, {type, styles, left: x, right: x + width, top: y});
    if (type.isNarrow) y = placed.bottom + type.row * 1.8;
    else x += width + right + gap;
    return placed;
  });
}

/** Room for a value after the longest bar, px. */
function roomAfter({points}: ChartProps, {font}: Type) {
  return font * (points.hasTotals ? 4.4 : 3.2);
}

function shareOfPanel(index: number, count: number) {
  if (count === 1) return 1;
  return index === 0 ? 0.63 : 0.37 / (count - 1);
}

function panelAt(props: ChartProps, panel: PanelInView, {type, styles, left, right, top}: Place) {
  const rowHeight = type.font * (props.isDense ? 3.25 : 3.6);
  const rows = props.points.x.values;
  const hasCaptions = referencesIn(props.points, panel.id).length > 0;
  const start = top + type.row * (hasCaptions ? 2.3 : 1.4);
  const bottom = start + rowHeight * rows.length + 4;
  const axis = valueAxis(totals(props, panel), 'linear', {count: 3});
  const at = positioner(axis.domain, [left, right]);
  const series = seriesIn(props.points, panel.id, props.visibleSeries);
  const limit = right + roomAfter(props, type);
  const drawn = rows.map((row, index) =>
    rowOf(props, panel, {row, series, at, type, styles, limit, y: start + rowHeight * index}),
  );
  return {
    ...panel,
    left,
    right,
    top: start,
    bottom,
    ground: 'horizontal' as const,
    titleRows: [props.t(`panel.${panel.id}`)],
    titleY: start - 8 - (hasCaptions ? type.row * 0.9 : 0),
    uprights: uprightReferences(props, panel, {
      ...{at, left, right: right + type.font * 3, bottom: start - 6},
      font: type.font,
    }),
    ticks: axis.ticks.map((tick) => ({
      x: at(tick),
      text: formatNumber(tick, panel.y.unit, props.locale),
    })),
    domain: axis.domain,
    xDomain: axis.domain,
    bars: drawn.flatMap((row) => row.bars),
    marks: drawn.flatMap((row) => row.marks),
    texts: drawn.flatMap((row) => row.texts),
    lines: [],
    labels: [],
    references: [],
  };
}

function totals({points}: ChartProps, panel: PanelInView) {
  const series = seriesIn(points, panel.id);
  const sums = points.x.values.map((x) =>
    series.reduce((sum, each) => sum + (each.points.find((point) => point.x === x)?.y ?? 0), 0),
  );
  return [...sums, ...valuesIn(points, panel.id)];
}

function rowOf(
  props: ChartProps,
  panel: PanelInView,
  {
    row,
    series,
    at,
    type,
    styles,
    y,
    limit,
  }: {
    row: number | string;
    series: Series[];
    at: (value: number) => number;
    type: Type;
    styles: Styles;
    y: number;
    limit: number;
  },
) {
  const top = y + type.font * 1.35;
  const height = type.font * 1.7;
  let total = 0;
  const parts = series.flatMap((each) => {
    const point = each.points.find(({x}) => x === row);
    if (!point || !canStand(point)) return [];
    const from = at(total);
    total += point.y;
    return [{each, point, from, to: at(total)}];
  });
  const title = textAt(props.t(`category.${row}`), at(0), y + type.font * 0.95, type);
  const values = valueTexts(props, panel, parts, {top, height, type, title, limit});
  const pinFrom = Math.max(
    ...[title, ...values].filter((text) => text.y === title.y).map(({box}) => box.right),
  );
  return {
    bars: parts.map((part) => barOf(part, {top, height, styles})),
    marks: parts.map((part) => ({
      ...markOf(part, panel, {top, height, styles}),
      pinSpot: {x: pinFrom + type.pin + 8, y: y + type.font * 0.55},
    })),
    texts: [
      title,
      ...(parts.length === 0
        ? [textAt('—', at(0) + 4, top + height / 2 + type.font * 0.35, type)]
        : []),
      ...values,
      ...totalText(props, panel, {total, at, y: top + height / 2 + type.font * 0.35, type}),
    ],
  };
}

function barOf(
  {each, point, from, to}: Part,
  {top, height, styles}: BarRow & {styles: Styles},
): Bar {
  return {
    key: pointKey(each, point.x),
    x: from,
    y: top,
    width: Math.max(to - from, 1),
    height,
    colour: styles.get(each.id).colour,
    isHollow: true,
    opacity: point.single === true ? 0.14 : 0.45,
    box: {left: from, right: to, top, bottom: top + height},
  };
}

function markOf(
  {each, point, from, to}: Part,
  panel: PanelInView,
  {top, height, styles}: BarRow & {styles: Styles},
): Mark {
  return {
    key: pointKey(each, point.x),
    point,
    series: each,
    panel,
    x: (from + to) / 2,
    y: top + height / 2,
    colour: styles.get(each.id).colour,
    shape: 'none',
    isHollow: true,
  };
}

/** How far a value may reach into the next stretch, px, where no total would be left to tell it. */
const OVERHANG = 12;

/**
 * Values inside their stretches where they fit, the last one after the bar where it alone doesn't. Where more don't
 * fit, all of a row are written as a sum, after its bar or after its name: values that cover each other say nothing,
 * and one after the bar would be taken for the whole.
 *
 * @param place `limit`: where texts must end, px
 */
function valueTexts(
  props: ChartProps,
  panel: PanelInView,
  parts: Part[],
  {
    top,
    height,
    type,
    title,
    limit,
  }: BarRow & {type: Type; title: PlacedText & {box: Box}; limit: number},
): (PlacedText & {box: Box})[] {
  const y = top + height / 2 + type.font * 0.35;
  const words = parts.map((part) => wordsOf(props, panel, part));
  const placed = textsInside(props, parts, words, {y, type});
  const inside = placed.flatMap((text) => text ?? []);
  if (props.points.hasTotals || inside.length === parts.length) return inside;
  const last = parts.length - 1;
  const {to} = parts[last];
  if (placed.findIndex((text) => text === null) === last) {
    return [...inside, textAt(words[last][0], to + 5, y, type)];
  }
  const sum = [...words.slice(0, -1).map(([, short]) => short), words[last][0]].join(' + ');
  const places = [textAt(sum, to + 6, y, type), textAt(sum, title.box.right + 10, title.y, type)];
  const whole = places.find(({box}) => box.right <= limit);
  return whole ? [whole] : inside;
}

function textsInside(
  {points}: ChartProps,
  parts: Part[],
  words: string[][],
  {y, type}: {y: number; type: Type},
): ((PlacedText & {box: Box}) | null)[] {
  const overhang = points.hasTotals ? 0 : OVERHANG;
  let end = -Infinity;
  return parts.map(({from, to}, index) => {
    const x = Math.max(from + 4, end + 5);
    const room = to - x - 2 + (index < parts.length - 1 ? overhang : 0);
    const text = words[index].find((each) => textWidth(each, type.font) <= room);
    if (!text) return null;
    end = x + textWidth(text, type.font);
    return textAt(text, x, y, type);
  });
}

/** A value with its unit and without. */
function wordsOf({t, locale}: ChartProps, panel: PanelInView, {point}: Part) {
  return [
    formatQuantity(point.y, panel.y.unit, {locale, t}),
    formatNumber(point.y, panel.y.unit, locale),
  ].map((value) => (point.bound ? t(`chart.${point.bound}`, {value}) : value));
}

function totalText(
  {points, t, locale}: ChartProps,
  panel: PanelInView,
  {total, at, y, type}: {total: number; at: (value: number) => number; y: number; type: Type},
) {
  if (!points.hasTotals) return [];
  return [textAt(formatQuantity(total, panel.y.unit, {locale, t}), at(total) + 6, y, type)];
}

function textAt(text: string, x: number, y: number, {font}: Type): PlacedText & {box: Box} {
  return {
    text,
    x,
    y,
    box: {left: x, right: x + textWidth(text, font), top: y - font, bottom: y + 3},
  };
}
