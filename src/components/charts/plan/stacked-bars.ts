import {formatNumber, formatQuantity} from '../../../../lib/quantity/format.ts';
import {positioner, valueAxis} from '../layout/axis.ts';
import {textWidth} from '../layout/text-width.ts';
import {plainPlan} from './finish.ts';
import {canStand} from './marks.ts';
import {panelsOf, pointKey, referencesIn, seriesIn, valuesIn} from './points-in-view.ts';
import {headerOf, legendOf} from './sheet.ts';
import {gridAt, tickAt, uprightReferences} from './references.ts';
import {valueText} from './texts.ts';
import type {
  Bar,
  Box,
  ChartInput,
  HorizontalPanel,
  Mark,
  PanelInView,
  PlacedText,
  Plan,
  Series,
  Value,
} from '../types.ts';

type BoxedText = PlacedText & {box: Box};

/** a series' stretch of a row, px */
type Part = {each: Series; point: Value; from: number; to: number};

/** a row with its bar, px; `limit`: where texts must end, `base` of those on or after the bar */
type Row = {
  x: number | string;
  y: number;
  top: number;
  height: number;
  base: number;
  at: (value: number) => number;
  limit: number;
};

/**
 * Plan of a figure of stacked bars that run across: a row for each x, a stretch for each series, and panels
 * beside each other where the parts are of other sizes altogether.
 */
export function planStackedBars(chart: ChartInput): Plan {
  const {row} = chart.type;
  const legend = legendOf({...chart, visibleSeries: null});
  const header = headerOf(
    chart,
    legend.map((item) => ({...item, shape: 'block'})),
    true,
  );
  const panels = placePanels(chart, header.bottom);
  const below = Math.max(...panels.map(({bottom}) => bottom)) + row * 1.1 + row * 0.6;
  return plainPlan(chart, {header, panels, below});
}

function placePanels(chart: ChartInput, top: number) {
  const {isNarrow, row} = chart.type;
  const all = panelsOf(chart.points);
  const gap = 28;
  const right = roomAfter(chart);
  const free = chart.width - gap * (all.length - 1) - right * all.length;
  let x = 0;
  let y = top;
  return all.map((panel, index) => {
    const width = isNarrow ? chart.width - right : free * shareOfPanel(index, all.length);
    const placed = panelAt(chart, panel, {left: x, right: x + width, top: y});
    if (isNarrow) y = placed.bottom + row * 1.8;
    else x += width + right + gap;
    return placed;
  });
}

/** Room for a value after the longest bar, px. */
const roomAfter = ({points, type}: ChartInput) => type.font * (points.hasTotals ? 4.4 : 3.2);

function shareOfPanel(index: number, count: number) {
  if (count === 1) return 1;
  return index === 0 ? 0.63 : 0.37 / (count - 1);
}

function panelAt(
  chart: ChartInput,
  panel: PanelInView,
  {left, right, top}: Record<'left' | 'right' | 'top', number>,
): HorizontalPanel {
  const {points, type, t, locale} = chart;
  const {font, row} = type;
  const rowHeight = font * (chart.isDense ? 3.25 : 3.6);
  const rows = points.x.values;
  const hasCaptions = referencesIn(points, panel.id).length > 0;
  const start = top + row * (hasCaptions ? 2.3 : 1.4);
  const axis = valueAxis(totals(chart, panel), 'linear', {count: 3});
  const at = positioner(axis.domain, [left, right]);
  const limit = right + roomAfter(chart);
  const bottom = start + rowHeight * rows.length + 4;
  const drawn = rows.map((x, index) => {
    const y = start + rowHeight * index;
    const [barTop, height] = [y + font * 1.35, font * 1.7];
    const base = barTop + height / 2 + font * 0.35;
    return rowOf(chart, panel, {x, y, top: barTop, height, base, at, limit});
  });
  const texts = drawn.flatMap((each) => each.texts);
  const boxes = texts.map(({box}) => box);
  const ticks = axis.ticks.map((tick) => ({
    ...tickAt(at(tick), left),
    text: formatNumber(tick, panel.y.unit, locale),
  }));
  return {
    ...{...panel, left, lines: [], labels: [], references: []},
    ...{ground: 'horizontal', top: start, bottom, ticks},
    grid: gridAt(ticks, {from: start, to: bottom}, boxes),
    titleRows: [t(`panel.${panel.id}`)],
    titleX: left,
    titleY: start - 8 - (hasCaptions ? row * 0.9 : 0),
    uprights: uprightReferences(chart, panel, {
      ...{at, left, right: right + font * 3, bottom: start - 6, end: bottom, boxes},
    }),
    bars: drawn.flatMap(({bars}) => bars),
    marks: drawn.flatMap(({marks}) => marks),
    texts,
  };
}

function totals({points}: ChartInput, panel: PanelInView) {
  const series = seriesIn(points, panel.id);
  const sums = points.x.values.map((x) =>
    series.reduce((sum, each) => sum + (each.points.find((point) => point.x === x)?.y ?? 0), 0),
  );
  return [...sums, ...valuesIn(points, panel.id)];
}

function rowOf(chart: ChartInput, panel: PanelInView, row: Row) {
  const {points, type, t, locale, visibleSeries} = chart;
  const {font, pin} = type;
  const {x, y, at, base} = row;
  let total = 0;
  const parts = seriesIn(points, panel.id, visibleSeries).flatMap((each) => {
    const point = each.points.find((one) => one.x === x);
    if (!point || !canStand(point)) return [];
    const from = at(total);
    total += point.y;
    return [{each, point, from, to: at(total)}];
  });
  const title = textAt(t(`category.${x}`), at(0), y + font * 0.95, font);
  const none = parts.length === 0 ? [textAt('—', at(0) + 4, base, font)] : [];
  const values = valueTexts(chart, panel, parts, row, title);
  const sum = formatQuantity(total, panel.y.unit, {locale, t});
  const beside = [title, ...values].filter((text) => text.y === title.y);
  const pinFrom = Math.max(...beside.map(({box}) => box.right));
  const pinSpot = {x: pinFrom + pin + 8, y: y + font * 0.55};
  const drawn = parts.map((part) => partOf(chart, panel, part, row));
  return {
    bars: drawn.map(({bar}) => bar),
    marks: drawn.map(({mark}) => ({...mark, pinSpot})),
    texts: [
      ...[title, ...none, ...values],
      ...(points.hasTotals ? [textAt(sum, at(total) + 6, base, font)] : []),
    ],
  };
}

function partOf(
  {styles}: ChartInput,
  panel: PanelInView,
  {each, point, from, to}: Part,
  {top, height}: Row,
): {bar: Bar; mark: Mark} {
  const key = pointKey(each, point.x);
  const {colour} = styles.get(each.id);
  const [x, y] = [(from + to) / 2, top + height / 2];
  return {
    bar: {
      ...{key, colour, x: from, y: top, width: Math.max(to - from, 1), height, isHollow: true},
      opacity: point.single === true ? 0.14 : 0.45,
      box: {left: from, right: to, top, bottom: top + height},
    },
    mark: {key, colour, point, series: each, panel, x, y, shape: 'none', isHollow: true},
  };
}

/** How far a value may reach into the next stretch, px, where no total would be left to tell it. */
const OVERHANG = 12;

/**
 * Values inside their stretches where they fit, the last one after the bar where it alone doesn't. Where more don't
 * fit, all of a row are written as a sum, after its bar or after its name: values that cover each other say nothing,
 * and one after the bar would be taken for the whole.
 */
function valueTexts(
  chart: ChartInput,
  panel: PanelInView,
  parts: Part[],
  {base, limit}: Row,
  title: BoxedText,
): BoxedText[] {
  const {font} = chart.type;
  const words = parts.map((part) => wordsOf(chart, panel, part));
  const placed = textsInside(chart, parts, words, base);
  const inside = placed.flatMap((text) => text ?? []);
  if (chart.points.hasTotals || inside.length === parts.length) return inside;
  const last = parts.length - 1;
  const {to} = parts[last];
  if (placed.findIndex((text) => text === null) === last) {
    return [...inside, textAt(words[last][0], to + 5, base, font)];
  }
  const sum = [...words.slice(0, -1).map(([, short]) => short), words[last][0]].join(' + ');
  const places = [
    textAt(sum, to + 6, base, font),
    textAt(sum, title.box.right + 10, title.y, font),
  ];
  const whole = places.find(({box}) => box.right <= limit);
  return whole ? [whole] : inside;
}

function textsInside(
  {points, type: {font}}: ChartInput,
  parts: Part[],
  words: string[][],
  y: number,
): (BoxedText | null)[] {
  const overhang = points.hasTotals ? 0 : OVERHANG;
  let end = -Infinity;
  return parts.map(({from, to}, index) => {
    const x = Math.max(from + 4, end + 5);
    const room = to - x - 2 + (index < parts.length - 1 ? overhang : 0);
    const text = words[index].find((each) => textWidth(each, font) <= room);
    if (!text) return null;
    end = x + textWidth(text, font);
    return textAt(text, x, y, font);
  });
}

/** A value with its unit and without. */
const wordsOf = ({t, locale}: ChartInput, {y: {unit}}: PanelInView, {point}: Part) =>
  [formatQuantity(point.y, unit, {locale, t}), formatNumber(point.y, unit, locale)].map((value) =>
    valueText({t}, point, value),
  );

function textAt(text: string, x: number, y: number, font: number): BoxedText {
  const box = {left: x, right: x + textWidth(text, font), top: y - font, bottom: y + 3};
  return {text, x, y, box};
}
