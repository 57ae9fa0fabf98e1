// @ts-check
import {address, measuredPoint} from '../../../lib/chart-data/measured-point.js';
import {measurementOf} from '../../../lib/result/read.js';
import {acrossBlocks, COLOURS} from './read.js';

/**
 * A series of one value of the run's measurements.
 * @param {import('../types.js').Run} run
 * @param {string} profiler gives the colour
 * @param {{ids: Record<string, string>, path: string, panel?: string}} wanted measurement at each x; one that the run
 *   lacks is a gap
 */
export const measuredSeries = (run, profiler, {ids, path, panel}) => ({
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
 * @param {import('../types.js').Run} run
 * @param {string} profiler gives the colour
 * @param {{ids: Record<string, string>, path: string, panel?: string, blocks: (run: import('../types.js').Run, id: string) => number[]}} wanted
 *   measurement at each x; one that the run lacks is a gap
 */
export const computedSeries = (run, profiler, {ids, path, panel, blocks}) => ({
  ...measuredSeries(run, profiler, {ids: {}, path, panel}),
  points: Object.entries(ids).map(([x, id]) =>
    run.measurements.some((measurement) => measurement.id === id)
      ? computedPoint(run, {x, id, path, blocks: blocks(run, id)})
      : {x, y: null},
  ),
});

/**
 * A point of what was computed in each block: their median between the least and the greatest.
 * @param {import('../types.js').Run} run
 * @param {{x: string|number, id: string, path: string, blocks: number[]}} wanted `path` is the value it stands on
 */
export function computedPoint(run, {x, id, path, blocks}) {
  const {value, low, high} = acrossBlocks(blocks);
  return {x, y: value, low, high, from: address(run, measurementOf(run, id), path)};
}
