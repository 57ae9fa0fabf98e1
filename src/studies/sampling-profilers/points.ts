import {address, measuredPoint} from '../../../lib/chart-data/measured-point.ts';
import {measurementOf} from '../../../lib/result/read.ts';
import {acrossBlocks, COLOURS} from './read.ts';
import type {Run} from '../types.ts';

/**
 * A series of one value of the run's measurements.
 *
 * @param profiler gives the colour
 * @param wanted measurement at each x; one that the run lacks is a gap
 */
export const measuredSeries = (
  run: Run,
  profiler: string,
  {ids, path, panel}: {ids: Record<string, string>; path: string; panel?: string},
) => ({
  id: profiler,
  runtime: null,
  token: COLOURS[profiler],
  ...(panel && {panel}),
  points: Object.entries(ids).map(([x, id]) =>
    measuredPoint(
      run,
      run.measurements.find((measurement) => measurement.id === id),
      path,
      x,
    ),
  ),
});

/**
 * A series of what was computed in each block of the run's measurements.
 *
 * @param profiler gives the colour
 * @param wanted measurement at each x; one that the run lacks is a gap
 */
export const computedSeries = (
  run: Run,
  profiler: string,
  {
    ids,
    path,
    panel,
    blocks,
  }: {
    ids: Record<string, string>;
    path: string;
    panel?: string;
    blocks: (run: Run, id: string) => number[];
  },
) => ({
  ...measuredSeries(run, profiler, {ids: {}, path, panel}),
  points: Object.entries(ids).map(([x, id]) =>
    run.measurements.some((measurement) => measurement.id === id)
      ? computedPoint(run, {x, id, path, blocks: blocks(run, id)})
      : {x, y: null},
  ),
});

/**
 * A point of what was computed in each block: their median between the least and the greatest.
 *
 * @param wanted `path` is the value it stands on
 */
export function computedPoint(
  run: Run,
  {x, id, path, blocks}: {x: string | number; id: string; path: string; blocks: number[]},
) {
  const {value, low, high} = acrossBlocks(blocks);
  return {x, y: value, low, high, from: address(run, measurementOf(run, id), path)};
}
