// @ts-check
import {cornerSeries} from '../../../../lib/chart-data/corners.js';
import {predictedAndMeasured} from '../../../../lib/chart-data/predicted-and-measured.js';

const WORKERS = [1, 2, 4, 16];
const SERIES = cornerSeries((/** @type {number} */ workers) => ({workers}));

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) => predictedAndMeasured(run, {workers: WORKERS, series: SERIES}),
  chart: 'dots',
  scales: ['linear'],
  annotations: [
    {id: 'far-from-a-corner', at: {series: 'kept-blocking', panel: 'bound', x: 1}},
    {id: 'company', at: {series: 'kept-coroutine', panel: 'bound', x: 4}},
  ],
};
