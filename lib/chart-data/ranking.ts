import {arranged, chosen, panelsFor} from './arrange.ts';
import type {Choice, Entry, Reader, Wanted} from './arrange.ts';
import type {Measurement, Run} from './measured-point.ts';
import type {Points, Series} from './types.ts';

export interface Ranked {
  /** what a row is: a system unless it says otherwise */
  row?: Reader;
  /** what has a colour: the system's runtime unless it says otherwise */
  group?: Reader;
  /** colours of groups that are no runtimes, by group */
  tokens?: Record<string, string>;
  order?: 'descending' | 'ascending' | 'file';
  /** only so many rows */
  top?: number;
  /** several quantities, each in a panel; the first one sets the order */
  paths?: readonly Wanted[];
  /** which values were stated, but the data don't carry */
  unsupported?: (measurement: Measurement) => boolean;
  references?: {id: string; y: number; panel?: string}[];
}

/**
 * Measurements as horizontal bars in the order of their values, coloured by group. Rows without a value are left
 * out; failed runs keep theirs, at the end.
 *
 * @returns kind `ranked-bars`
 * @throws {RangeError} when nothing fits, or a group has two bars in one row
 */
export function ranking(runs: Run | readonly Run[], wanted: Choice & Wanted & Ranked): Points {
  const {
    row = 'system',
    group,
    tokens,
    order = 'descending',
    top = Infinity,
    references = [],
  } = wanted;
  const quantities = wanted.paths ?? [wanted];
  const entries = chosen(runs, wanted);
  const series = arranged(entries, {
    ...{x: row, quantities, tokens},
    series: group ?? ((measurement, run) => run.systems[measurement.system].runtime),
  });
  const marked = wanted.unsupported ? markUnsupported(series, entries, wanted.unsupported) : series;
  const values = rowsInOrder(marked, order).slice(0, top);
  return {
    kind: 'ranked-bars',
    x: {unit: 'category', values},
    ...panelsFor(marked, quantities),
    series: marked
      .map((each) => ({
        ...each,
        points: each.points.filter((point) => values.includes(point.x) && isShown(point)),
      }))
      .filter(({points}) => points.length > 0),
    references,
  };
}

function isShown({y, failed}: {y: number | null; failed?: boolean}) {
  return y !== null || failed === true;
}

function rowsInOrder(series: Series[], order: string) {
  const first = series.filter(({panel}) => panel === series[0].panel);
  const shown = first.flatMap(({points}) => points.filter(isShown));
  const rows = [...new Set(shown.map(({x}) => x))];
  if (order === 'file') return rows;
  const sign = order === 'ascending' ? 1 : -1;
  const largest = (row: number | string) =>
    Math.max(...shown.filter(({x, y}) => x === row && y !== null).map(({y}) => Number(y)));
  return rows.sort((a, b) => {
    const [left, right] = [largest(a), largest(b)];
    if (left === right) return 0;
    if (left === -Infinity) return 1;
    return right === -Infinity ? -1 : sign * (left - right);
  });
}

function markUnsupported(
  series: Series[],
  entries: Entry[],
  unsupported: NonNullable<Ranked['unsupported']>,
) {
  const ids = entries
    .filter(({measurement}) => unsupported(measurement))
    .map(({measurement, run}) => `${run.id.split('/')[1]}#${measurement.id}.`);
  return series.map((each) => ({
    ...each,
    points: each.points.map((point) =>
      ids.some((id) => point.from?.includes(id)) ? {...point, unsupported: true} : point,
    ),
  }));
}
