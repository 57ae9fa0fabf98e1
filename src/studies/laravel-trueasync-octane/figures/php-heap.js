import {inPanels} from '../../../../lib/chart-data/in-panels.js';
import {valueOf} from '../../../../lib/result/read.js';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) =>
    inPanels(
      [
        {id: 'heap', run, path: 'phpHeapMb'},
        {id: 'allocated', run, path: 'phpAllocatedMb'},
      ],
      {kind: 'bars'},
    ),
  chart: 'bars',
  scales: ['linear'],
  annotations: [
    {id: 'one-worker', at: {series: 'swoole-zts', panel: 'heap', x: 8}},
    {id: 'blocks', at: {series: 'trueasync', panel: 'allocated', x: 8}},
  ],
  numbers: (_points, [run]) => ({
    swoole: valueOf(run, 'swoole-zts-8', 'phpHeapMb'),
    frankenphp: valueOf(run, 'frankenphp-octane-8', 'phpHeapMb'),
    trueasync4: valueOf(run, 'trueasync-4', 'phpHeapMb'),
    trueasync8: valueOf(run, 'trueasync-8', 'phpHeapMb'),
    trueasyncAllocated: valueOf(run, 'trueasync-8', 'phpAllocatedMb'),
    swooleAllocated: valueOf(run, 'swoole-zts-8', 'phpAllocatedMb'),
  }),
};
