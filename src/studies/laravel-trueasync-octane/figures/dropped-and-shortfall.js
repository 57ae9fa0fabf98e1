import {droppedAndShortfall} from '../../../../lib/chart-data/dropped-and-shortfall.js';

const at = (points, series, part, x) =>
  points.series
    .find((each) => each.id === series && each.part === part)
    .points.find((point) => point.x === x).y;

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => droppedAndShortfall(run),
  chart: 'pairs',
  scales: ['linear'],
  annotations: [
    {id: 'gap', at: {series: 'swoole-nts', part: 'shortfall', x: 4}},
    {id: 'small', at: {series: 'trueasync', part: 'shortfall', x: 16}},
  ],
  numbers: (points, [run]) => ({
    dropped4: at(points, 'swoole-nts', 'dropped', 4),
    shortfall4: at(points, 'swoole-nts', 'shortfall', 4),
    dropped16: at(points, 'swoole-nts', 'dropped', 16),
    shortfall16: at(points, 'swoole-nts', 'shortfall', 16),
    trueasync16: at(points, 'trueasync', 'shortfall', 16),
    cap: run.load.maxVus,
    offered: run.load.arrivalRatePerS * run.load.durationS,
    inFlight: run.load.maxVus / (run.load.arrivalRatePerS * run.load.durationS),
  }),
};
