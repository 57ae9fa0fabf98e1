// @ts-check
import {droppedAndShortfall} from '../../../../lib/chart-data/dropped-and-shortfall.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => droppedAndShortfall(run),
  chart: 'pairs',
  scales: ['linear'],
  annotations: [
    {id: 'gap', at: {series: 'swoole-nts', part: 'shortfall', x: 4}},
    {id: 'small', at: {series: 'trueasync', part: 'shortfall', x: 16}},
  ],
};
