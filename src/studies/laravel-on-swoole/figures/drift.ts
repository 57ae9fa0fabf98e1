import {figure} from '../../figure.ts';
import {PLACEMENTS} from '../cells.ts';
import {seriesByPlacement} from '../series.ts';
import {driftOfBlocks} from '../session.ts';

/** How far the cells’ throughput lay from their own medians in each block; a series for each placement. */
export default figure({
  runs: PLACEMENTS.map(({run}) => run),
  select: (runs) => {
    const series = seriesByPlacement(runs, driftOfBlocks);
    return {
      kind: 'lines',
      x: {unit: 'count', values: series[0].points.map(({x}) => x)},
      y: {unit: 'share'},
      series,
      references: [{id: 'median', y: 0}],
    };
  },
  annotations: [{id: 'within', at: {series: 'shared', x: 1}}],
});
