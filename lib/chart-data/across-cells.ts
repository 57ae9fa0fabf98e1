import {unitOf} from '../result/units.ts';
import {capacityPoint, measurementWith} from './design-cells.ts';
import type {Configuration} from './design-cells.ts';
import type {Run} from './measured-point.ts';
import type {ChartKind, Points} from './types.ts';

/** `unit` where the file's own notes name another than lib/result/units.ts */
export type WantedPath = {id: string; path: string; unit?: string};

/** `at` names the configuration at an x; null where the series has none */
export type WantedSeries<X extends number | string> = {
  id: string;
  runtime?: string;
  token?: string;
  at: (x: X) => Configuration | null;
};

/** @template X what a figure varies */

/**
 * One quantity or several of a harness run over whatever its configurations vary in: workers, slots, waits, states.
 *
 * @param wanted several `paths` become panels with axes of their own, or parts of one series
 * @returns gaps are null; a series without any value is left out
 * @throws {RangeError} on a path that no result file has, or when nothing was measured
 */
export function acrossCells<X extends number | string>(
  run: Run,
  {
    kind,
    x,
    series,
    paths,
    by = 'panel',
    references = [],
  }: {
    kind: ChartKind;
    x: Omit<Points['x'], 'values'> & {values: X[]};
    series: readonly WantedSeries<X>[];
    paths: readonly WantedPath[];
    by?: 'panel' | 'part';
    references?: {id: string; y: number}[];
  },
): Points {
  const isSplit = paths.length > 1;
  const units = paths.map(({path, unit}) => unit ?? unitOf(path)?.unit ?? '');
  const unknown = paths.filter((_, index) => !units[index]);
  if (unknown.length > 0) {
    throw new RangeError(
      `acrossCells: ${unknown.map(({path}) => `“${path}”`).join(', ')}: no quantity of a result file. See lib/result/units.ts.`,
    );
  }
  const all = paths.flatMap(({id, path}) =>
    series.map((wanted) => ({...seriesOf(run, wanted, x, path), ...(isSplit && {[by]: id})})),
  );
  const found = all.filter(({points}) => points.some(({y}) => y !== null));
  if (found.length === 0)
    throw new RangeError(
      `acrossCells: run “${run.id}” has none of the series ${series.map(({id}) => `“${id}”`).join(', ')}. Choose cells that it was measured in.`,
    );
  return {
    kind,
    x,
    y: {unit: units[0]},
    ...(isSplit && by === 'part' && {parts: paths.map(({id}) => id)}),
    ...(isSplit &&
      by === 'panel' && {
        panels: paths.map(({id}, index) => ({
          id,
          ...(new Set(units).size > 1 && {y: {unit: units[index]}}),
        })),
      }),
    series: found,
    references,
  };
}

function seriesOf<X extends number | string>(
  run: Run,
  {id, runtime = undefined, token, at}: WantedSeries<X>,
  {values}: {values: X[]},
  path: string,
) {
  return {
    id,
    runtime: runtime ?? null,
    ...(token && {token}),
    points: values.map((value) => {
      const wanted = at(value);
      const measurement = wanted ? measurementWith(run, wanted) : undefined;
      return capacityPoint(run, measurement, path, value);
    }),
  };
}
