import {byWorkers} from '../../../../lib/chart-data/by-workers.js';
import {valueOf} from '../../../../lib/result/read.js';

const RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';

export default {
  runs: [RUN],
  select: ([run]) => byWorkers(run, {path: 'throughputPerS'}),
  chart: 'lines',
  scales: ['linear', 'log'],
  annotations: [
    {id: 'ceiling', at: {series: 'trueasync', x: 4}},
    {id: 'workers-count', at: {series: 'swoole-nts', x: 8}},
    {id: 'highest', at: {series: 'trueasync', x: 8}},
  ],
  numbers: (_points, [run]) => ({
    offered: run.load.arrivalRatePerS,
    trueasync4: valueOf(run, 'trueasync-4', 'throughputPerS'),
    trueasync8: valueOf(run, 'trueasync-8', 'throughputPerS'),
    trueasync16: valueOf(run, 'trueasync-16', 'throughputPerS'),
    swooleNts4: valueOf(run, 'swoole-nts-4', 'throughputPerS'),
    swooleNts16: valueOf(run, 'swoole-nts-16', 'throughputPerS'),
    swooleZts16: valueOf(run, 'swoole-zts-16', 'throughputPerS'),
    frankenphp16: valueOf(run, 'frankenphp-octane-16', 'throughputPerS'),
    perWorker4: valueOf(run, 'swoole-nts-4', 'throughputPerS') / 4,
    perWorker16: valueOf(run, 'swoole-nts-16', 'throughputPerS') / 16,
  }),
};
