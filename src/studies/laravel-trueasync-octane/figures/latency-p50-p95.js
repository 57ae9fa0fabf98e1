import {latencyByRegime} from '../../../../lib/chart-data/latency-by-regime.js';
import {valueOf} from '../../../../lib/result/read.js';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => latencyByRegime(run),
  chart: 'pairs',
  scales: ['log', 'linear'],
  annotations: [
    {id: 'tail', at: {series: 'trueasync', panel: 'below-saturation', part: 'p95', x: 16}},
    {id: 'cap', at: {series: 'swoole-nts', panel: 'generator-capped', part: 'p50', x: 4}},
    {id: 'falls', at: {series: 'swoole-nts', panel: 'generator-capped', part: 'p50', x: 16}},
  ],
  numbers: (_points, [run]) => ({
    cap: run.load.maxVus,
    trueasyncP50: valueOf(run, 'trueasync-4', 'latencyMs.p50'),
    trueasyncP95at4: valueOf(run, 'trueasync-4', 'latencyMs.p95'),
    trueasyncP95at16: valueOf(run, 'trueasync-16', 'latencyMs.p95'),
    swoole4: valueOf(run, 'swoole-nts-4', 'latencyMs.p50'),
    swoole16: valueOf(run, 'swoole-nts-16', 'latencyMs.p50'),
    rate4: valueOf(run, 'swoole-nts-4', 'throughputPerS'),
    rate16: valueOf(run, 'swoole-nts-16', 'throughputPerS'),
    capped4: (run.load.maxVus / valueOf(run, 'swoole-nts-4', 'throughputPerS')) * 1000,
  }),
};
