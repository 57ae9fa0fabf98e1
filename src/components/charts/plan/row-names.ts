import {textWidth, wrapText} from '../layout/text-width.ts';
import type {ChartProps} from '../types.ts';

export interface RowNames {
  /** px that names take beside the bars; 0 where they stand above them */
  column: number;
  /** those that have something to show */
  rows: {x: number | string; lines: string[]}[];
}

/** Share of a narrow sheet that names beside the bars may take. */
const NARROW_COLUMN = 0.36;

/** Rows that have something to show, in their order. */
export function rowsShown({points, visibleSeries = null}: ChartProps): (number | string)[] {
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
 * @param look whether the figure has many rows, one panel below the other
 */
export function rowsIn(
  props: ChartProps,
  {font, isNarrow}: {font: number; isNarrow: boolean},
  {isLong = false}: {isLong?: boolean} = {},
): RowNames {
  const {width} = props;
  if (!isNarrow) return beside(props, font, Math.min(width * 0.36, font * 17) + 12);
  const above = {rows: namesIn(props, font, width - 30), column: 0};
  const names = beside(props, font, width * NARROW_COLUMN);
  const fit = names.column <= width * NARROW_COLUMN;
  return isLong && fit && areLower(props, names, above) ? names : above;
}

/** @param widest px */
function beside(props: ChartProps, font: number, widest: number): RowNames {
  const rows = namesIn(props, font, widest - 12);
  const taken = rows.flatMap(({lines}) => lines.map((line) => textWidth(line, font)));
  return {rows, column: Math.max(...taken) + 12};
}

/** @param widest px */
function namesIn(props: ChartProps, font: number, widest: number) {
  return rowsShown(props).map((x) => ({
    x,
    lines: wrapText(props.t(`category.${x}`), font, widest),
  }));
}

/**
 * Whether names beside the bars spare a narrow figure at least a quarter of its height, counted in lines.
 *
 * @param above the same names above the bars
 */
function areLower({points}: ChartProps, names: RowNames, above: RowNames) {
  const barsAt = (x: number | string) =>
    new Set(
      points.series.filter((each) => each.points.some((point) => point.x === x)).map(({id}) => id),
    ).size;
  const besides = names.rows.map(({x, lines}) => Math.max(lines.length, barsAt(x)));
  const aboves = above.rows.map(({x, lines}) => lines.length + barsAt(x));
  return sum(besides) <= 0.75 * sum(aboves);
}

function sum(numbers: number[]) {
  return numbers.reduce((total, each) => total + each, 0);
}
