// @ts-check
/** @import {Bar, ChartProps, Mark, PanelInView, PlacedText, Series, Styles, Type, Value} from '../types.js' */
import {formatNumber, formatQuantity} from '../../../../lib/quantity/format.js';
import {positioner, valueAxis} from '../layout/axis.js';
import {textWidth} from '../layout/text-width.js';
import {stylesOf} from '../marks/style.js';
import {canStand} from './marks.js';
import {panelsOf, pointKey, referencesIn, seriesIn, valuesIn} from './points-in-view.js';
import {headerOf, typeOf} from './sheet.js';
import {uprightReferences} from './upright-references.js';
import {wholeSheet} from './whole-sheet.js';

/**
 * @typedef {{each: Series, point: Value, from: number, to: number}} Part a series' stretch of a row, px
 * @typedef {{type: Type, styles: Styles, left: number, right: number, top: number}} Place of a panel, px
 * @typedef {{top: number, height: number}} BarRow of a row's bar, px
 */

/**
 * Plan of a figure of stacked bars that run across: a row for each x, a stretch for each series, and panels
 * beside each other where the parts are of other sizes altogether.
 *
 * @param {ChartProps} props
 */
export function planStackedBars(props) {
  const type = typeOf(props.width);
  const styles = stylesOf(props.points.series);
  const header = headerOf(props, {legend: stageLegend(props, styles)}, type, [{hasOwnAxis: true}]);
  const panels = placePanels(props, type, styles, header.bottom);
  const bottom = Math.max(...panels.map((panel) => panel.bottom)) + type.row * 1.1;
  const notesFrom = bottom + type.row * 0.6;
  return {scale: 'linear', ...wholeSheet(props, {type, header, panels, notesFrom})};
}

/** @param {ChartProps} props @param {Styles} styles */
function stageLegend({points, t}, styles) {
  return points.series.map(({id}) => ({
    id,
    text: t(`series.${id}`),
    shape: 'block',
    colour: styles.get(id).colour,
  }));
}

/** @param {ChartProps} props @param {Type} type @param {Styles} styles @param {number} top */
function placePanels(props, type, styles, top) {
  const all = panelsOf(props.points);
  const gap = 28;
  const right = type.font * (props.points.hasTotals ? 4.4 : 3.2);
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

/** @param {number} index @param {number} count */
function shareOfPanel(index, count) {
  if (count === 1) return 1;
  return index === 0 ? 0.63 : 0.37 / (count - 1);
}

/** @param {ChartProps} props @param {PanelInView} panel @param {Place} place */
function panelAt(props, panel, {type, styles, left, right, top}) {
  const rowHeight = type.font * (props.isDense ? 3.25 : 3.6);
  const rows = props.points.x.values;
  const hasCaptions = referencesIn(props.points, panel.id).length > 0;
  const start = top + type.row * (hasCaptions ? 2.3 : 1.4);
  const bottom = start + rowHeight * rows.length + 4;
  const axis = valueAxis(totals(props, panel), 'linear', {count: 3});
  const at = positioner(axis.domain, [left, right]);
  const series = seriesIn(props.points, panel.id, props.visibleSeries);
  const drawn = rows.map((row, index) =>
    rowOf(props, panel, {row, series, at, type, styles, y: start + rowHeight * index}),
  );
  return {
    ...panel,
    left,
    right,
    top: start,
    bottom,
    ground: 'horizontal',
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

/** @param {ChartProps} props @param {PanelInView} panel */
function totals({points}, panel) {
  const series = seriesIn(points, panel.id);
  const sums = points.x.values.map((x) =>
    series.reduce((sum, each) => sum + (each.points.find((point) => point.x === x)?.y ?? 0), 0),
  );
  return [...sums, ...valuesIn(points, panel.id)];
}

/** @param {ChartProps} props @param {PanelInView} panel @param {{row: number | string, series: Series[], at: (value: number) => number, type: Type, styles: Styles, y: number}} row */
function rowOf(props, panel, {row, series, at, type, styles, y}) {
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
  const title = props.t(`category.${row}`);
  return {
    bars: parts.map((part) => barOf(part, {top, height, styles})),
    marks: parts.map((part) => ({
      ...markOf(part, panel, {top, height, styles}),
      pinSpot: {x: at(0) + textWidth(title, type.font) + type.pin + 8, y: y + type.font * 0.55},
    })),
    texts: [
      textAt(title, at(0), y + type.font * 0.95, type),
      ...(parts.length === 0
        ? [textAt('—', at(0) + 4, top + height / 2 + type.font * 0.35, type)]
        : []),
      ...valueTexts(props, panel, parts, {top, height, type}),
      ...totalText(props, panel, {total, at, y: top + height / 2 + type.font * 0.35, type}),
    ],
  };
}

/** @param {Part} part @param {BarRow & {styles: Styles}} place @returns {Bar} */
function barOf({each, point, from, to}, {top, height, styles}) {
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

/** @param {Part} part @param {PanelInView} panel @param {BarRow & {styles: Styles}} place @returns {Mark} */
function markOf({each, point, from, to}, panel, {top, height, styles}) {
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

/**
 * Values inside their stretches where they fit, the last one after the bar where it doesn't.
 *
 * @param {ChartProps} props
 * @param {PanelInView} panel
 * @param {Part[]} parts
 * @param {BarRow & {type: Type}} place
 * @returns {PlacedText[]}
 */
function valueTexts({points, t, locale}, panel, parts, {top, height, type}) {
  const y = top + height / 2 + type.font * 0.35;
  return parts.flatMap(({point, from, to}, index) => {
    const texts = [
      formatQuantity(point.y, panel.y.unit, {locale, t}),
      formatNumber(point.y, panel.y.unit, locale),
    ].map((value) => (point.bound ? t(`chart.${point.bound}`, {value}) : value));
    const fitting = texts.find((text) => textWidth(text, type.font) + 6 <= to - from);
    if (points.hasTotals) return fitting ? [textAt(fitting, from + 4, y, type)] : [];
    if (!fitting && index === parts.length - 1) return textAt(texts[0], to + 5, y, type);
    return textAt(fitting ?? texts[1], from + 4, y, type);
  });
}

/** @param {ChartProps} props @param {PanelInView} panel @param {{total: number, at: (value: number) => number, y: number, type: Type}} place */
function totalText({points, t, locale}, panel, {total, at, y, type}) {
  if (!points.hasTotals) return [];
  return [textAt(formatQuantity(total, panel.y.unit, {locale, t}), at(total) + 6, y, type)];
}

/** @param {string} text @param {number} x @param {number} y @param {Type} type */
function textAt(text, x, y, {font}) {
  return {
    text,
    x,
    y,
    box: {left: x, right: x + textWidth(text, font), top: y - font, bottom: y + 3},
  };
}
