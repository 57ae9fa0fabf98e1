import {beforeAndAfter} from '../../../../lib/chart-data/before-and-after.js';
import {valueOf} from '../../../../lib/result/read.js';

const change = (run, workers, path) =>
  valueOf(run, `swoole-zts-${workers}-with`, path) /
    valueOf(run, `swoole-zts-${workers}-without`, path) -
  1;

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03-opcache'],
  select: ([run]) =>
    beforeAndAfter(run, {
      system: 'swoole-zts',
      runtime: 'swoole-zts',
      settings: ['without', 'with'],
      panels: [
        {id: 'throughput', path: 'throughputPerS'},
        {id: 'memory', path: 'memoryMb.idle'},
      ],
    }),
  chart: 'pairs',
  scales: ['linear'],
  annotations: [
    {id: 'slower', at: {series: 'swoole-zts', panel: 'throughput', part: 'with', x: 8}},
    {id: 'lighter', at: {series: 'swoole-zts', panel: 'memory', part: 'with', x: 4}},
  ],
  numbers: (_points, [run]) => ({
    change4: change(run, 4, 'throughputPerS'),
    change8: change(run, 8, 'throughputPerS'),
    memory4: change(run, 4, 'memoryMb.idle'),
    memory16: change(run, 16, 'memoryMb.idle'),
  }),
};
