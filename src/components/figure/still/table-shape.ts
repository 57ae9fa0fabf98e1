import type {Points, Row} from './types.ts';

/** Share of filled cells below which values stand below each other instead. */
const FULL = 0.6;
/** Kinds whose series are groups of rows: most groups have nothing in most rows. */
const NAMED = new Set(['ranked-bars', 'scatter']);

/**
 * Whether a table with a column for each series would be mostly empty.
 *
 * @param rows of one panel
 */
export function isSparse(points: Points, rows: Row[]) {
  const columns = columnsOf(rows).length;
  const cells = columns * valuesOf(points, rows).length;
  return NAMED.has(points.kind) && columns > 1 && rows.filter(isShown).length < cells * FULL;
}

/** @returns in the order of the series */
export function columnsOf(rows: Row[]): {series: string; part: string | null}[] {
  const seen = new Map(rows.map(({series, part}) => [`${series}|${part}`, {series, part}]));
  return [...seen.values()];
}

/** @returns every x at which something is shown, in the figure's order */
export function valuesOf(points: Points, rows: Row[]): (number | string)[] {
  const shown = new Set(rows.filter(isShown).map(({x}) => x));
  return points.x.values.filter((x) => shown.has(x));
}

/** @returns the rows that show something, in the order of x, then of the series */
export function shownRows(points: Points, rows: Row[]): Row[] {
  const columns = columnsOf(rows);
  return valuesOf(points, rows)
    .flatMap((x) => columns.map((column) => rowOf(rows, column, x)))
    .filter((row) => row !== undefined)
    .filter(isShown);
}

export function rowOf(
  rows: Row[],
  {series, part}: {series: string; part: string | null},
  x: number | string,
) {
  return rows.find((row) => row.series === series && row.part === part && row.x === x);
}

const isShown = ({y, failed}: Row) => y !== null || failed === true;
