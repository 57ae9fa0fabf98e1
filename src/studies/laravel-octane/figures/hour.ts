import {coloured, figure} from '../../figure.ts';
import {batchesOf, HOUR_RUN} from '../hour.ts';
import {median} from '../../../../lib/statistics/quantile.ts';

const SHOWN = ['fpm', 'octane', 'processes'];
const PANELS = {
  p99: {path: 'latencyMs.p99', unit: 'ms'},
  memory: {path: 'memoryMb.loaded', unit: 'mb'},
};
const MINUTES = 60;

/**
 * The 99th percentile and the memory of Laravel's servers in each ten minutes of an hour: the median of its windows, with
 * the least and the most.
 */
export default figure({
  runs: [HOUR_RUN],
  select: ([run]) => {
    const pointsOf = (server: string, path: string) => {
      const batches = batchesOf(run, server, path);
      return batches.map((values, at) => ({
        x: ((at + 1) * MINUTES) / batches.length,
        y: median(values),
        low: Math.min(...values),
        high: Math.max(...values),
      }));
    };
    return {
      kind: 'lines',
      x: {unit: 'count', values: pointsOf(SHOWN[0], PANELS.p99.path).map(({x}) => x)},
      y: {unit: PANELS.p99.unit},
      panels: Object.entries(PANELS).map(([id, {unit}]) => ({id, y: {unit}})),
      series: Object.entries(PANELS).flatMap(([panel, {path}]) =>
        SHOWN.map((server, index) => ({
          ...coloured(server, `group-${index + 1}`, pointsOf(server, path)),
          panel,
        })),
      ),
    };
  },
  annotations: [{id: 'common', at: {series: 'fpm', panel: 'p99', x: 10}}],
});
