// @ts-check
/** @import {ChartProps, Mark, PanelInView, PlacedText, Point, Series, Spot, Type, Value} from '../types.js' */
import {formatNumber} from '../../../../lib/quantity/format.js';
import {textWidth, wrapText} from '../layout/text-width.js';
import {effectOf, intervalText, valueText} from './effect-texts.js';
import {canStand} from './marks.js';
import {pointKey, seriesIn} from './points-in-view.js';

const MIDDLE = /** @type {const} */ ('middle');

/**
 * @typedef {{x: number, y: number, width: number, height: number}} CellBox px
 * @typedef {PanelInView & Required<Pick<PanelInView, 'rows' | 'columns' | 'across' | 'down' | 'design'>>} CellsPanel
 * @typedef {ReturnType<typeof frameOf>} Frame
 */

/** What the drawing asks of every panel and a grid has none of. */
const NOTHING = {lines: [], labels: [], references: [], xDomain: [0, 1], domain: [0, 1]};

/**
 * One grid of four cells in its place: names of rows and columns, the cells with value, interval and bar, and the
 * effects between neighbours. An empty cell is a dashed frame, and no arrow leads to it.
 *
 * @param {ChartProps} props
 * @param {CellsPanel} panel
 * @param {{type: Type, left: number, top: number, width: number, largest: number, isDense?: boolean}} place `largest`:
 *   value whose bar is as long as a cell is wide; `isDense`: lower cells, where grids stand below each other on a slide
 */
export function planEffectCells(props, panel, place) {
  const frame = frameOf(props, panel, place);
  const series = seriesIn(props.points, panel.id);
  const arrows = [...arrowsAcross(props, panel, frame), ...arrowsDown(props, panel, frame)];
  const cells = series.flatMap((each, row) =>
    each.points.map((point, column) => cellOf(props, {panel, each, point, row, column}, frame)),
  );
  return {
    ...NOTHING,
    ...panel,
    ground: /** @type {const} */ ('cells'),
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

/** @param {ChartProps} props @param {CellsPanel} panel @param {{type: Type, left: number, top: number, width: number, largest: number, isDense?: boolean}} place */
function frameOf({t}, panel, {type, left, top, width, largest, isDense}) {
  const titleRows = wrapText(t(`panel.${panel.id}`), type.font, width);
  const names = panel.rows.map((/** @type {string} */ row) =>
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
    xOf: (/** @type {number} */ column) => left + gutter + column * (cell.width + between),
    yOf: (/** @type {number} */ row) => start + row * (cell.height + gapDown),
  };
}

/** @param {ChartProps} props @param {CellsPanel} panel @param {Frame} frame */
function columnTitles({t}, panel, {type, cell, xOf, top}) {
  return panel.columns.map((/** @type {string} */ column, index) => ({
    text: t(`category.${column}`),
    x: xOf(index) + cell.width / 2,
    y: top - type.font * 0.6,
    anchor: MIDDLE,
  }));
}

/** @param {Frame} frame */
function rowTitles({names, type, cell, left, yOf}) {
  return names.flatMap((/** @type {string[]} */ lines, /** @type {number} */ row) =>
    lines.map((text, index) => ({
      text,
      x: left,
      y: yOf(row) + cell.height / 2 + (index - (lines.length - 1) / 2 + 0.35) * type.font * 1.2,
    })),
  );
}

/** @param {ChartProps} props @param {{panel: CellsPanel, each: Series, point: Point, row: number, column: number}} what @param {Frame} frame */
function cellOf(props, {panel, each, point, row, column}, frame) {
  const {type, cell} = frame;
  const box = {x: frame.xOf(column), y: frame.yOf(row), ...cell};
  const key = pointKey(each, point.x);
  if (!canStand(point)) {
    const lines = wrapText(props.t('chart.empty-cell'), type.font, cell.width - 12);
    return {
      key,
      box,
      isEmpty: /** @type {const} */ (true),
      mark: undefined,
      texts: centred(lines, box, type),
    };
  }
  const inset = type.font * 0.6;
  const scale = (/** @type {number} */ value) =>
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

/** @param {Value} point @param {(value: number) => number} scale */
function spanOf({low, high}, scale) {
  return low === undefined || high === undefined ? null : {from: scale(low), to: scale(high)};
}

/** @param {Pick<Mark, 'key' | 'point' | 'panel' | 'colour'> & {each: Series, bar: {to: number, y: number}, box: CellBox}} what @param {Type} type */
function markOf({key, point, each, panel, colour, bar, box}, type) {
  return {
    ...{key, point, panel, colour, series: each, x: bar.to, y: bar.y},
    shape: 'circle',
    isHollow: point.single === true,
    pinSpot: {x: box.x + box.width - type.pin - 3, y: box.y + type.pin + 3},
  };
}

/** @param {ChartProps} props @param {PanelInView} panel @param {Value} point @param {{box: CellBox, inset: number, type: Type, isDense?: boolean}} place */
function valueTexts(props, panel, point, {box, inset, type, isDense}) {
  const x = box.x + inset;
  const value = valueText(props, point, formatNumber(point.y, panel.y.unit, props.locale));
  const interval = intervalText(props, point, panel.y.unit);
  const [first, second] = isDense ? [1.35, 2.45] : [1.5, 2.75];
  return [
    {text: value, x, y: box.y + type.font * first, isLarge: true},
    ...(interval ? [{text: interval, x, y: box.y + type.font * second}] : []),
  ];
}

/** @param {string[]} lines @param {CellBox} box @param {Type} type */
function centred(lines, box, type) {
  return lines.map((text, index) => ({
    text,
    x: box.x + box.width / 2,
    y: box.y + box.height / 2 + (index - (lines.length - 1) / 2 + 0.35) * type.font * 1.2,
    anchor: MIDDLE,
  }));
}

/** @param {ChartProps} props @param {CellsPanel} panel @param {Frame} frame */
function arrowsAcross(props, panel, {type, cell, xOf, yOf}) {
  return panel.across.flatMap((/** @type {string} */ effect, /** @type {number} */ row) => {
    const found = effectOf(props, panel.design, effect);
    const [x1, x2] = [xOf(0) + cell.width + 4, xOf(1) - 4];
    const y = yOf(row) + cell.height / 2 + type.font * 0.5;
    const spot = {x: (x1 + x2) / 2, y: y - type.font * 0.55, anchor: MIDDLE};
    return found ? [arrowOf(found, {x1, y1: y, x2, y2: y}, spot, type)] : [];
  });
}

/** @param {ChartProps} props @param {CellsPanel} panel @param {Frame} frame */
function arrowsDown(props, panel, {type, cell, xOf, yOf}) {
  return panel.down.flatMap((/** @type {string} */ effect, /** @type {number} */ column) => {
    const found = effectOf(props, panel.design, effect);
    const x = xOf(column) + cell.width / 2 - type.font;
    const [y1, y2] = [yOf(0) + cell.height + 4, yOf(1) - 4];
    const spot = {x: x + type.font * 0.7, y: (y1 + y2) / 2 + type.font * 0.35};
    return found ? [arrowOf(found, {x1: x, y1, x2: x, y2}, spot, type)] : [];
  });
}

/**
 * An effect that is listed below as well has its mark there.
 *
 * @param {NonNullable<ReturnType<typeof effectOf>>} found
 * @param {Record<'x1' | 'y1' | 'x2' | 'y2', number>} line
 * @param {Spot & Pick<PlacedText, 'anchor'>} spot
 * @param {Type} type
 */
function arrowOf({text, series, point, panel}, line, spot, type) {
  const label = {text, ...spot};
  if (panel.shown?.includes(String(point.x))) return {...line, label, mark: null};
  const mark = {
    ...{key: pointKey(series, point.x), point, series, panel, shape: 'none', isHollow: false},
    ...{x: spot.x, y: spot.y - type.font * 0.35, colour: 'var(--figure-ink)'},
    pinSpot: {x: spot.x, y: spot.y + type.font * 1.6},
  };
  return {...line, label, mark};
}
