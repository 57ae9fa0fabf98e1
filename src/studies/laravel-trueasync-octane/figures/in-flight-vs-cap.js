import {inFlight} from '../../../../lib/chart-data/in-flight.js';

const blocking = (points) =>
  points.series
    .filter(({id}) => id !== 'trueasync')
    .flatMap((series) => series.points.map(({y}) => y));

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => inFlight(run),
  chart: 'dots',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'capped', at: {series: 'swoole-nts', x: 4}},
    {id: 'free', at: {series: 'trueasync', x: 4}},
  ],
  numbers: (points, [run]) => ({
    cap: run.load.maxVus,
    lowest: Math.min(...blocking(points)),
    highest: Math.max(...blocking(points)),
    cells: blocking(points).length,
    trueasync: Math.max(...points.series.find(({id}) => id === 'trueasync').points.map(({y}) => y)),
  }),
};
