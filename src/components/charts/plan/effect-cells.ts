import {formatNumber} from '../../../../lib/quantity/format.ts';
import {textWidth, wrapText} from '../layout/text-width.ts';
import {effectOf, intervalText, valueText} from './effect-texts.ts';
import {canStand} from './marks.ts';
import {pointKey, seriesIn} from './points-in-view.ts';
import type {
  ChartProps,
  Mark,
  PanelInView,
  PlacedText,
  Point,
  Series,
  Spot,
  Type,
  Value,
} from '../types.ts';

const MIDDLE = 'middle' as const;

/** px */
export type CellBox = {x: number; y: number; width: number; height: number};

export type CellsPanel = PanelInView &
  Required<Pick<PanelInView, 'rows' | 'columns' | 'across' | 'down' | 'design'>>;

export type Frame = ReturnType<typeof frameOf>;

/** What the drawing asks of every panel and a grid has none of. */
const NOTHING = {lines: [], labels: [], references: [], xDomain: [0, 1], domain: [0, 1]};

/**
 * One grid of four cells in its place: names of rows and columns, the cells with value, interval and bar, and the
 * effects between neighbours. An empty cell is a dashed frame, and no arrow leads to it.
 *
 * @param place `largest`: value whose bar is as long as a cell is wide; `isDense`: lower cells, where grids stand
 * below each other on a slide
 */
export function planEffectCells(
  props: ChartProps,
  panel: CellsPanel,
  place: {type: Type; left: number; top: number; width: number; largest: number; isDense?: boolean},
) {
  const frame = frameOf(props, panel, place);
  const series = seriesIn(props.points, panel.id);
  const arrows = [...arrowsAcross(props, panel, frame), ...arrowsDown(props, panel, frame)];
  const cells = series.flatMap((each, row) =>
    each.points.map((point, column) => cellOf(props, {panel, each, point, row, column}, frame)),
  );
  return {
    ...NOTHING,
    ...panel,
    ground: 'cells' as const,
    left: place.left,
    right: place.left + place.width,
    top: frame.top,
    bottom: frame.bottom,
    titleRows: frame.titleRows,
    titleY: place.top + place.type.font,
    texts: [...columnTitles(props, panel, frame), ...rowTitles(frame)],
    cells,
    arrows,
    marks: [...cells.map(({mark}) => mark), ...arrows.map(({mark}) => mark)].flatMap(
      (mark) => mark ?? [],
    ),
  };
}

function frameOf(
  {t}: ChartProps,
  panel: CellsPanel,
  {
    type,
    left,
    top,
    width,
    largest,
    isDense,
  }: {type: Type; left: number; top: number; width: number; largest: number; isDense?: boolean},
) {
  const titleRows = wrapText(t(`panel.${panel.id}`), type.font, width);
  const names = panel.rows.map((row: string) =>
    wrapText(t(`series.${row}`), type.font, type.font * 6),
  );
  const gutter = Math.max(...names.flat().map((line) => textWidth(line, type.font))) + 10;
  const between = type.font * 4.7;
  const cell = {width: (width - gutter - between) / 2, height: type.font * (isDense ? 4 : 4.4)};
  const start = top + type.row * (titleRows.length + 1.15);
  const gapDown = type.row * (isDense ? 1.3 : 1.5);
  return {
    ...{type, titleRows, names, largest, cell, isDense, left, top: start},
    bottom: start + cell.height * 2 + gapDown,
    xOf: (column: number) => left + gutter + column * (cell.width + between),
    yOf: (row: number) => start + row * (cell.height + gapDown),
  };
}

function columnTitles({t}: ChartProps, panel: CellsPanel, {type, cell, xOf, top}: Frame) {
  return panel.columns.map((column: string, index) => ({
    text: t(`category.${column}`),
    x: xOf(index) + cell.width / 2,
    y: top - type.font * 0.6,
    anchor: MIDDLE,
  }));
}

function rowTitles({names, type, cell, left, yOf}: Frame) {
  return names.flatMap((lines: string[], row: number) =>
    lines.map((text, index) => ({
      text,
      x: left,
      y: yOf(row) + cell.height / 2 + (index - (lines.length - 1) / 2 + 0.35) * type.font * 1.2,
    })),
  );
}

function cellOf(
  props: ChartProps,
  {
    panel,
    each,
    point,
    row,
    column,
  }: {panel: CellsPanel; each: Series; point: Point; row: number; column: number},
  frame: Frame,
) {
  const {type, cell} = frame;
  const box = {x: frame.xOf(column), y: frame.yOf(row), ...cell};
  const key = pointKey(each, point.x);
  if (!canStand(point)) {
    const lines = wrapText(props.t('chart.empty-cell'), type.font, cell.width - 12);
    return {
      key,
      box,
      isEmpty: true as const,
      mark: undefined,
      texts: centred(lines, box, type),
    };
  }
  const inset = type.font * 0.6;
  const scale = (value: number) =>
    box.x + inset + (value / frame.largest) * (cell.width - 2 * inset);
  const bar = {from: scale(0), to: scale(point.y), y: box.y + cell.height - inset - 3};
  const colour = `var(--${point.token ?? each.token})`;
  return {
    key,
    box,
    colour,
    bar,
    isHollow: point.single === true,
    isBound: point.bound === 'at-least',
    span: spanOf(point, scale),
    texts: valueTexts(props, panel, point, {...frame, box, inset}),
    mark: markOf({key, point, each, panel, colour, bar, box}, type),
  };
}

function spanOf({low, high}: Value, scale: (value: number) => number) {
  return low === undefined || high === undefined ? null : {from: scale(low), to: scale(high)};
}

function markOf(
  {
    key,
    point,
    each,
    panel,
    colour,
    bar,
    box,
  }: Pick<Mark, 'key' | 'point' | 'panel' | 'colour'> & {
    each: Series;
    bar: {to: number; y: number};
    box: CellBox;
  },
  type: Type,
) {
  return {
    ...{key, point, panel, colour, series: each, x: bar.to, y: bar.y},
    shape: 'circle',
    isHollow: point.single === true,
    pinSpot: {x: box.x + box.width - type.pin - 3, y: box.y + type.pin + 3},
  };
}

function valueTexts(
  props: ChartProps,
  panel: PanelInView,
  point: Value,
  {box, inset, type, isDense}: {box: CellBox; inset: number; type: Type; isDense?: boolean},
) {
  const x = box.x + inset;
  const value = valueText(props, point, formatNumber(point.y, panel.y.unit, props.locale));
  const interval = intervalText(props, point, panel.y.unit);
  const [first, second] = isDense ? [1.35, 2.45] : [1.5, 2.75];
  return [
    {text: value, x, y: box.y + type.font * first, isLarge: true},
    ...(interval ? [{text: interval, x, y: box.y + type.font * second}] : []),
  ];
}

function centred(lines: string[], box: CellBox, type: Type) {
  return lines.map((text, index) => ({
    text,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2 + (index - (lines.length - 1) / 2 + 0.35) * type.font * 1.2,
    anchor: MIDDLE,
  }));
}

function arrowsAcross(props: ChartProps, panel: CellsPanel, {type, cell, xOf, yOf}: Frame) {
  return panel.across.flatMap((effect: string, row: number) => {
    const found = effectOf(props, panel.design, effect);
    const [x1, x2] = [xOf(0) + cell.width + 4, xOf(1) - 4];
    const y = yOf(row) + cell.height / 2 + type.font * 0.5;
    const spot = {x: (x1 + x2) / 2, y: y - type.font * 0.55, anchor: MIDDLE};
    return found ? [arrowOf(found, {x1, y1: y, x2, y2: y}, spot, type)] : [];
  });
}

function arrowsDown(props: ChartProps, panel: CellsPanel, {type, cell, xOf, yOf}: Frame) {
  return panel.down.flatMap((effect: string, column: number) => {
    const found = effectOf(props, panel.design, effect);
    const x = xOf(column) + cell.width / 2 - type.font;
    const [y1, y2] = [yOf(0) + cell.height + 4, yOf(1) - 4];
    const spot = {x: x + type.font * 0.7, y: (y1 + y2) / 2 + type.font * 0.35};
    return found ? [arrowOf(found, {x1: x, y1, x2: x, y2}, spot, type)] : [];
  });
}

/** An effect that is listed below as well has its mark there. */
function arrowOf(
  {text, series, point, panel}: NonNullable<ReturnType<typeof effectOf>>,
  line: Record<'x1' | 'y1' | 'x2' | 'y2', number>,
  spot: Spot & Pick<PlacedText, 'anchor'>,
  type: Type,
) {
  const label = {text, ...spot};
  if (panel.shown?.includes(String(point.x))) return {...line, label, mark: null};
  const mark = {
    ...{key: pointKey(series, point.x), point, series, panel, shape: 'none', isHollow: false},
    ...{x: spot.x, y: spot.y - type.font * 0.35, colour: 'var(--figure-ink)'},
    pinSpot: {x: spot.x, y: spot.y + type.font * 1.6},
  };
  return {...line, label, mark};
}
