import {arranged, chosen, panelsFor} from './arrange.ts';
import type {Choice, Reader, Wanted} from './arrange.ts';
import type {Run} from './measured-point.ts';
import type {ChartKind, Point, Points} from './types.ts';

export interface Across {
  /** a parameter, a member of the load, or a function of the measurement */
  x: Reader;
  /** `count`, `hz`, `category` …; `category` for strings unless it says otherwise */
  xUnit?: string;
  xScale?: 'linear' | 'log';
  /** the order of kinds; that of the files unless it says otherwise */
  xValues?: readonly (number | string)[];
  series?: Reader;
  panels?: Reader;
  /** several quantities, each in a panel of its own */
  paths?: readonly Wanted[];
  tokens?: Record<string, string>;
  /** `lines`, `dots` or `bars` */
  kind?: ChartKind;
  references?: {id: string; y: number; panel?: string}[];
}

/**
 * One quantity over whatever its measurements vary in: sampling rates, connections, releases. Failed runs are
 * marked, values that a run lacks are gaps.
 *
 * @throws {RangeError} when nothing fits, or two measurements have the same place
 */
export function acrossParameter(
  runs: Run | readonly Run[],
  wanted: Choice & Wanted & Across,
): Points {
  const {x, xUnit, xScale, xValues, panels, kind = 'lines', references = []} = wanted;
  const quantities = wanted.paths ?? [wanted];
  const all = arranged(chosen(runs, wanted), {...wanted, x, panels, quantities});
  const series = all.filter(({points}) => points.some(({y, failed}) => y !== null || failed));
  const seen = new Set(series.flatMap(({points}) => points.map((point) => point.x)));
  const isKinds = [...seen].some((each) => typeof each === 'string');
  const values = xValues?.filter((each) => seen.has(each)) ?? (isKinds ? [...seen] : sorted(seen));
  return {
    kind,
    x: {unit: xUnit ?? (isKinds ? 'category' : 'count'), values, ...(xScale && {scale: xScale})},
    ...panelsFor(series, quantities),
    series: series.map((each) => ({...each, points: inOrder(each.points, values)})),
    references,
  };
}

function sorted(numbers: Set<number | string>) {
  return [...numbers].sort((a, b) => Number(a) - Number(b));
}

/** Points at every x, gaps included. */
function inOrder(points: Point[], values: readonly (number | string)[]) {
  return values.map((x) => points.find((point) => point.x === x) ?? {x, y: null});
}
