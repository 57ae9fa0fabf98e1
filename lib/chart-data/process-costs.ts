import {measurementWith} from './design-cells.ts';
import {measuredPoint} from './measured-point.ts';
import type {Configuration} from './design-cells.ts';
import type {Run} from './measured-point.ts';
import type {Points} from './types.ts';

/**
 * CPU time of a request by the processes that spend it, one after another in a bar for each configuration.
 *
 * @param wanted configurations, and process groups by the names that result files have
 * @returns kind `stacked-bars`, unit ms; configurations that weren't measured
 * are left out
 * @throws {RangeError} when none was measured
 */
export function processCosts(
  run: Run,
  {rows, groups}: {rows: {id: string; at: Configuration}[]; groups: {id: string; token: string}[]},
): Points {
  const found = rows.flatMap(({id, at}) => {
    const measurement = measurementWith(run, at);
    return measurement ? [{id, measurement}] : [];
  });
  if (found.length === 0)
    throw new RangeError(
      `processCosts: run “${run.id}” has none of the rows ${rows.map(({id}) => `“${id}”`).join(', ')}. Choose cells that it was measured in.`,
    );
  return {
    kind: 'stacked-bars',
    x: {unit: 'category', values: found.map(({id}) => id)},
    y: {unit: 'ms'},
    hasTotals: true,
    series: groups.map(({id, token}) => ({
      id,
      runtime: null,
      token,
      points: found.map(({id: x, measurement}) =>
        measuredPoint(run, measurement, `processGroups.${id}.cpuMsPerRequest`, x),
      ),
    })),
  };
}
