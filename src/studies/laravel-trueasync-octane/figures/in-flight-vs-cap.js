// @ts-check
import {inFlight} from '../../../../lib/chart-data/in-flight.js';

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => inFlight(run),
  chart: 'dots',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'capped', at: {series: 'swoole-nts', x: 4}},
    {id: 'free', at: {series: 'trueasync', x: 4}},
  ],
};
