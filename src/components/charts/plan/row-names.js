// @ts-check
/** @import {ChartProps} from '../types.js' */
import {textWidth, wrapText} from '../layout/text-width.js';

/**
 * @typedef {object} RowNames
 * @property {number} column px that names take beside the bars; 0 where they stand above them
 * @property {{x: number | string, lines: string[]}[]} rows those that have something to show
 */

/** Share of a narrow sheet that names beside the bars may take. */
const NARROW_COLUMN = 0.36;

/**
 * Rows that have something to show, in their order.
 *
 * @param {ChartProps} props
 * @returns {(number | string)[]}
 */
export function rowsShown({points, visibleSeries = null}) {
  const shown = points.series.filter(
    ({id}) => visibleSeries === null || visibleSeries.includes(id),
  );
  return points.x.values.filter((x) =>
    shown.some((series) => series.points.some((point) => point.x === x)),
  );
}

/**
 * Names of the rows, broken into lines: beside the bars on a wide sheet, and in a long figure on a narrow one where that
 * makes it clearly lower; above them otherwise.
 *
 * @param {ChartProps} props
 * @param {{font: number, isNarrow: boolean}} type
 * @param {{isLong?: boolean}} [look] whether the figure has many rows, one panel below the other
 * @returns {RowNames}
 */
export function rowsIn(props, {font, isNarrow}, {isLong = false} = {}) {
  const {width} = props;
  if (!isNarrow) return beside(props, font, Math.min(width * 0.36, font * 17) + 12);
  const above = {rows: namesIn(props, font, width - 30), column: 0};
  const names = beside(props, font, width * NARROW_COLUMN);
  const fit = names.column <= width * NARROW_COLUMN;
  return isLong && fit && areLower(props, names, above) ? names : above;
}

/** @param {ChartProps} props @param {number} font @param {number} widest px @returns {RowNames} */
function beside(props, font, widest) {
  const rows = namesIn(props, font, widest - 12);
  const taken = rows.flatMap(({lines}) => lines.map((line) => textWidth(line, font)));
  return {rows, column: Math.max(...taken) + 12};
}

/** @param {ChartProps} props @param {number} font @param {number} widest px */
function namesIn(props, font, widest) {
  return rowsShown(props).map((x) => ({
    x,
    lines: wrapText(props.t(`category.${x}`), font, widest),
  }));
}

/**
 * Whether names beside the bars spare a narrow figure at least a quarter of its height, counted in lines.
 *
 * @param {ChartProps} props
 * @param {RowNames} names
 * @param {RowNames} above the same names above the bars
 */
function areLower({points}, names, above) {
  const barsAt = (/** @type {number | string} */ x) =>
    new Set(
      points.series.filter((each) => each.points.some((point) => point.x === x)).map(({id}) => id),
    ).size;
  const besides = names.rows.map(({x, lines}) => Math.max(lines.length, barsAt(x)));
  const aboves = above.rows.map(({x, lines}) => lines.length + barsAt(x));
  return sum(besides) <= 0.75 * sum(aboves);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}
