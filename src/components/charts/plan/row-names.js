// @ts-check
/** @import {ChartProps} from '../types.js' */
import {textWidth, wrapText} from '../layout/text-width.js';

/**
 * @typedef {object} RowNames
 * @property {number} column px that names take beside the bars; 0 where they stand above them
 * @property {{x: number | string, lines: string[]}[]} rows those that have something to show
 */

/**
 * Names of the rows, broken into lines.
 *
 * @param {ChartProps} props
 * @param {{font: number, isNarrow: boolean}} type
 * @returns {RowNames}
 */
export function rowsIn({points, t, width, visibleSeries = null}, {font, isNarrow}) {
  const shown = points.series.filter(
    ({id}) => visibleSeries === null || visibleSeries.includes(id),
  );
  const texts = points.x.values
    .filter((x) => shown.some((series) => series.points.some((point) => point.x === x)))
    .map((x) => ({x, text: t(`category.${x}`)}));
  const widest = isNarrow ? width - 30 : Math.min(width * 0.36, font * 17);
  const rows = texts.map(({x, text}) => ({x, lines: wrapText(text, font, widest)}));
  const taken = rows.flatMap(({lines}) => lines.map((line) => textWidth(line, font)));
  return {rows, column: isNarrow ? 0 : Math.max(...taken) + 12};
}
