import {timeStages} from '../../../../lib/chart-data/time-stages.js';
import {valueOf} from '../../../../lib/result/read.js';

export default {
  runs: [
    'laravel-trueasync-octane/ta-benchmark-2026-04-03-stated',
    'laravel-trueasync-octane/ta-benchmark-2026-04-03',
  ],
  select: ([stated, measured]) =>
    timeStages(stated, measured, [
      {stated: 'trueasync-4', measured: 'trueasync-4', waiting: 'coroutine'},
      {stated: 'swoole-4', measured: 'swoole-nts-4', waiting: 'blocking'},
    ]),
  chart: 'stacked-bars',
  scales: ['linear'],
  annotations: [
    {id: 'php', at: {series: 'php', panel: 'service', x: 'trueasync-4:implied'}},
    {id: 'service', at: {series: 'service', panel: 'service', x: 'swoole-nts-4:implied'}},
    {id: 'queue', at: {series: 'queue', panel: 'queue', x: 'swoole-nts-4:implied'}},
  ],
  numbers: (_points, [stated, run]) => ({
    workers: 4,
    cap: run.load.maxVus,
    rateTrueasync: valueOf(run, 'trueasync-4', 'throughputPerS'),
    rateSwoole: valueOf(run, 'swoole-nts-4', 'throughputPerS'),
    phpStated: valueOf(stated, 'trueasync-4', 'stageMs.php'),
    phpAtMost: (4 / valueOf(run, 'trueasync-4', 'throughputPerS')) * 1000,
    utilisation:
      (valueOf(run, 'trueasync-4', 'throughputPerS') *
        valueOf(stated, 'trueasync-4', 'stageMs.php')) /
      4000,
    serviceStated:
      valueOf(stated, 'swoole-4', 'stageMs.php') + valueOf(stated, 'swoole-4', 'stageMs.ioWait'),
    serviceImplied: (4 / valueOf(run, 'swoole-nts-4', 'throughputPerS')) * 1000,
    rateStated:
      4000 /
      (valueOf(stated, 'swoole-4', 'stageMs.php') + valueOf(stated, 'swoole-4', 'stageMs.ioWait')),
    queueStated: valueOf(stated, 'swoole-4', 'stageMs.queueWait'),
    capped: (run.load.maxVus / valueOf(run, 'swoole-nts-4', 'throughputPerS')) * 1000,
  }),
};
