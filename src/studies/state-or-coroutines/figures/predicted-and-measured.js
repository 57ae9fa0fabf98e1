import {cornerSeries} from '../../../../lib/chart-data/corners.js';
import {
  comparisons,
  predictedAndMeasured,
} from '../../../../lib/chart-data/predicted-and-measured.js';

const WORKERS = [1, 2, 4, 16];
const SERIES = cornerSeries((workers) => ({workers}));

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) => predictedAndMeasured(run, {workers: WORKERS, series: SERIES}),
  chart: 'dots',
  scales: ['linear'],
  annotations: [
    {id: 'far-from-a-corner', at: {series: 'kept-blocking', panel: 'bound', x: 1}},
    {id: 'company', at: {series: 'kept-coroutine', panel: 'bound', x: 4}},
  ],
  numbers: (_points, [run]) => {
    const found = comparisons(
      run,
      WORKERS.flatMap((workers) => SERIES.map(({at}) => at(workers))),
    );
    const byBound = found.map(({measured, bound}) => measured / bound);
    const byNetwork = found.map(({measured, network}) => measured / network);
    return {
      cells: found.length,
      lowestBound: Math.min(...byBound),
      highestBound: Math.max(...byBound),
      lowestNetwork: Math.min(...byNetwork),
      highestNetwork: Math.max(...byNetwork),
    };
  },
};
