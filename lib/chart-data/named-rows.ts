import {quantityIfAny} from '../result/read.ts';
import {address} from './measured-point.ts';
import type {Measurement, Point, Run} from './measured-point.ts';
import type {PanelPoints, Points} from './types.ts';

export interface RowSeries {
  id: string;
  /** known runtime whose colour the series has */
  runtime?: string;
  /** colour token where no runtime is meant */
  token?: string;
  panel?: string;
  /** null where the series has nothing in a row */
  at: (row: string) => Point | null;
}

/**
 * Values with names instead of numbers on the other axis, one row each, drawn lying.
 *
 * @param wanted `rows` in the order of drawing; panels may have an order of their own
 * @returns kind `ranked-bars`; rows in which no series has a value are left out
 * @throws {RangeError} when no series has a value
 */
export function namedRows({
  rows,
  unit,
  series,
  panels,
  references = [],
}: {
  rows: readonly string[];
  unit: string;
  series: readonly RowSeries[];
  panels?: PanelPoints[];
  references?: {id: string; y: number; panel?: string}[];
}): Points {
  const found = series
    .map(({at, id, runtime = null, token, panel}) => ({
      id,
      runtime,
      ...(token && {token}),
      ...(panel && {panel}),
      points: rows.map(at).filter((point) => point !== null),
    }))
    .filter(({points}) => points.length > 0);
  if (found.length === 0)
    throw new RangeError(
      `namedRows: none of the series ${series.map(({id}) => `“${id}”`).join(', ')} has a value in any row. Correct where they are read.`,
    );
  const used = new Set(found.flatMap(({points}) => points.map(({x}) => x)));
  return {
    kind: 'ranked-bars',
    x: {unit: 'category', values: rows.filter((row) => used.has(row))},
    y: {unit},
    ...(panels && {panels}),
    series: found,
    references,
  };
}

/**
 * Names of rows, that with the largest value first.
 *
 * @param points one of each row; rows without a value are left out
 */
export function descending(points: readonly (Point | null)[]): string[] {
  return points
    .flatMap((point) =>
      point === null || point.y === null ? [] : [{row: String(point.x), y: point.y}],
    )
    .sort((a, b) => b.y - a.y)
    .map(({row}) => row);
}

/**
 * Quotient of one quantity of two measurements as a point.
 *
 * @returns null where one of them has no such value; a quotient of two runs has no interval of its own
 */
export function quotientPoint(
  run: Run,
  {
    over,
    under,
    path,
    x,
  }: {over: Measurement | undefined; under: Measurement | undefined; path: string; x: string},
): Point | null {
  const above = over && quantityIfAny(over, path);
  const below = under && quantityIfAny(under, path);
  if (!over || !under || !above || !below) return null;
  return {
    x,
    y: above.value / below.value,
    single: true,
    from: `${address(run, over, path)} ${address(run, under, path)}`,
  };
}
