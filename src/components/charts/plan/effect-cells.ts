import {formatNumber} from '../../../../lib/quantity/format.ts';
import {widest, wrapText} from '../layout/text-width.ts';
import {canStand} from './marks.ts';
import {panelsOf, pointKey, seriesIn} from './points-in-view.ts';
import {intervalText, timesText, valueText} from './texts.ts';
import type {
  CellsInView,
  ChartInput,
  Mark,
  PanelInView,
  PlacedText,
  Point,
  Series,
  Spot,
  Value,
} from '../types.ts';

const MIDDLE = 'middle' as const;

/** px */
type CellBox = {x: number; y: number; width: number; height: number};

/** `largest`: value whose bar is as long as a cell is wide; `isDense`: lower cells, where grids stand below each other on a slide */
type Place = {left: number; top: number; width: number; largest: number; isDense: boolean};

type Frame = ReturnType<typeof frameOf>;

/**
 * One grid of four cells in its place: names of rows and columns, the cells with value, interval and bar, and the
 * effects between neighbours. An empty cell is a dashed frame, and no arrow leads to it.
 */
export function planEffectCells(chart: ChartInput, panel: CellsInView, place: Place) {
  const frame = frameOf(chart, panel, place);
  const cells = seriesIn(chart.points, panel.id).flatMap((series, row) =>
    series.points.map((point, column) => {
      const box = {x: frame.xOf(column), y: frame.yOf(row), ...frame.cell};
      return cellOf(chart, panel, {series, point, box}, frame);
    }),
  );
  const arrows = arrowsIn(chart, panel, frame);
  return {
    ...{...panel, lines: [], labels: [], references: []},
    ground: 'cells' as const,
    ...{left: place.left, right: place.left + place.width, top: frame.top, bottom: frame.bottom},
    texts: [
      ...titlesAt(chart, frame.titleRows, place),
      ...columnTitles(chart, panel, frame),
      ...rowTitles(chart, frame),
    ],
    cells,
    arrows,
    marks: [...cells, ...arrows].flatMap(({mark}) => mark ?? []),
  };
}

function frameOf(
  {t, type}: ChartInput,
  panel: CellsInView,
  {left, top, width, largest, isDense}: Place,
) {
  const {font, row} = type;
  const titleRows = wrapText(t(`panel.${panel.id}`), font, width);
  const names = panel.rows.map((name) => wrapText(t(`series.${name}`), font, font * 6));
  const gutter = widest(names.flat(), font) + 10;
  const between = font * 4.7;
  const cell = {width: (width - gutter - between) / 2, height: font * (isDense ? 4 : 4.4)};
  const start = top + row * (titleRows.length + 1.15);
  const gapDown = row * (isDense ? 1.3 : 1.5);
  return {
    ...{titleRows, names, largest, cell, isDense, left, top: start},
    bottom: start + cell.height * 2 + gapDown,
    xOf: (column: number) => left + gutter + column * (cell.width + between),
    yOf: (index: number) => start + index * (cell.height + gapDown),
  };
}

const titlesAt = ({type}: ChartInput, rows: string[], {left, top}: Place) =>
  rows.map((text, row) => ({
    ...{text, x: left, isStrong: true},
    y: top + type.font + row * type.row,
  }));

const columnTitles = ({t, type}: ChartInput, panel: CellsInView, {cell, xOf, top}: Frame) =>
  panel.columns.map((column, index) => ({
    text: t(`category.${column}`),
    x: xOf(index) + cell.width / 2,
    y: top - type.font * 0.6,
    anchor: MIDDLE,
  }));

const rowTitles = (chart: ChartInput, {names, cell, left, yOf}: Frame) =>
  names.flatMap((lines, row) => centred(chart, lines, {x: left, y: yOf(row) + cell.height / 2}));

/** Lines above and below the middle of a place. */
const centred = (
  {type: {font}}: ChartInput,
  lines: string[],
  {y, ...at}: Omit<PlacedText, 'text'>,
) =>
  lines.map((text, index) => ({
    ...{text, ...at},
    y: y + (index - (lines.length - 1) / 2 + 0.35) * font * 1.2,
  }));

function cellOf(
  chart: ChartInput,
  panel: CellsInView,
  {series, point, box}: {series: Series; point: Point; box: CellBox},
  {largest, isDense}: Frame,
) {
  const {font, pin} = chart.type;
  const key = pointKey(series, point.x);
  if (!canStand(point)) {
    const lines = wrapText(chart.t('chart.empty-cell'), font, box.width - 12);
    const middle = {x: box.x + box.width / 2, y: box.y + box.height / 2, anchor: MIDDLE};
    const texts = centred(chart, lines, middle);
    return {key, box, isEmpty: true as const, colour: undefined, mark: undefined, texts};
  }
  const inset = font * 0.6;
  const at = (value: number) => box.x + inset + (value / largest) * (box.width - 2 * inset);
  const {low, high} = point;
  const bar = {from: at(0), to: at(point.y), y: box.y + box.height - inset - 3};
  const colour = `var(--${point.token ?? series.token})`;
  const isHollow = point.single === true;
  const mark: Mark = {
    ...{key, point, panel, colour, series, x: bar.to, y: bar.y, shape: 'circle', isHollow},
    pinSpot: {x: box.x + box.width - pin - 3, y: box.y + pin + 3},
  };
  return {
    ...{key, box, isEmpty: false as const, colour, bar, isHollow, mark},
    isBound: point.bound === 'at-least',
    span: low === undefined || high === undefined ? null : {from: at(low), to: at(high)},
    texts: valueTexts(chart, panel, point, {x: box.x + inset, y: box.y, isDense}),
  };
}

function valueTexts(
  chart: ChartInput,
  panel: PanelInView,
  point: Value,
  {x, y, isDense}: Spot & {isDense: boolean},
): PlacedText[] {
  const {font} = chart.type;
  const {unit} = panel.y;
  const value = valueText(chart, point, formatNumber(point.y, unit, chart.locale));
  const interval = intervalText(chart, point, unit);
  const [first, second] = isDense ? [1.35, 2.45] : [1.5, 2.75];
  return [
    {text: value, x, y: y + font * first, isLarge: true},
    ...(interval ? [{text: interval, x, y: y + font * second}] : []),
  ];
}

/** Effects between the neighbours of each row, and of each column; none where nothing was computed. */
function arrowsIn(chart: ChartInput, panel: CellsInView, {cell, xOf, yOf}: Frame) {
  const {font} = chart.type;
  const across = panel.across.map((effect, row) => {
    const [x1, x2] = [xOf(0) + cell.width + 4, xOf(1) - 4];
    const y = yOf(row) + cell.height / 2 + font * 0.5;
    const spot = {x: (x1 + x2) / 2, y: y - font * 0.55, anchor: MIDDLE};
    return {effect, line: {x1, y1: y, x2, y2: y}, spot};
  });
  const down = panel.down.map((effect, column) => {
    const x = xOf(column) + cell.width / 2 - font;
    const [y1, y2] = [yOf(0) + cell.height + 4, yOf(1) - 4];
    const spot = {x: x + font * 0.7, y: (y1 + y2) / 2 + font * 0.35, anchor: undefined};
    return {effect, line: {x1: x, y1, x2: x, y2}, spot};
  });
  return [...across, ...down].flatMap(({effect, line, spot}) => {
    const found = effectOf(chart, panel.design, effect);
    return found ? [{...line, ...labelled(chart, found, spot)}] : [];
  });
}

type Effect = {series: Series; point: Value; panel: PanelInView};

function effectOf({points}: ChartInput, design: string, effect: string): Effect | null {
  const panel = panelsOf(points).find(({role}) => role === 'effects');
  const series = seriesIn(points, 'effects').find(({id}) => id === design);
  const point = series?.points.find(({x}) => x === effect);
  return panel && series && point && canStand(point) ? {series, point, panel} : null;
}

/** The factor on an arrow; an effect that is listed below as well has its mark there. */
function labelled(
  chart: ChartInput,
  {series, point, panel}: Effect,
  spot: Spot & Pick<PlacedText, 'anchor'>,
) {
  const {font} = chart.type;
  const label = {text: timesText(chart, point), ...spot};
  if (panel.shown?.includes(String(point.x))) return {label, mark: undefined};
  const mark: Mark = {
    ...{key: pointKey(series, point.x), point, series, panel, shape: 'none', isHollow: false},
    ...{x: spot.x, y: spot.y - font * 0.35, colour: 'var(--figure-ink)'},
    pinSpot: {x: spot.x, y: spot.y + font * 1.6},
  };
  return {label, mark};
}
