import {address} from '../../../../lib/chart-data/measured-point.js';
import {measurementOf} from '../../../../lib/result/read.js';
import {PLACEMENTS} from '../quantities/read.js';
import {seriesByPlacement} from '../series.js';
import {AIM, halfWidths} from '../session.js';

const ranked = (run) =>
  halfWidths(run)
    .sort((a, b) => a.share - b.share)
    .map(({id, share}, rank) => ({
      x: rank + 1,
      y: share,
      from: address(run, measurementOf(run, id), 'throughputPerS'),
    }));

/** Half-width of each cell’s interval, from the narrowest to the widest; a series for each placement. */
export default {
  runs: PLACEMENTS.map(({run}) => run),
  select: (runs) => {
    const series = seriesByPlacement(runs, ranked);
    const most = Math.max(...series.map(({points}) => points.length));
    return {
      kind: 'lines',
      x: {unit: 'count', values: Array.from({length: most}, (_, rank) => rank + 1)},
      y: {unit: 'share'},
      series,
      references: [{id: 'aim', y: AIM}],
    };
  },
  chart: 'lines',
  scales: ['linear'],
  annotations: [{id: 'range', at: {series: 'shared', x: 1}}],
};
