import {byWorkers, figure} from '../../figure.ts';

const RUN = 'laravel-trueasync-octane/ta-benchmark-2026-04-03';

export default figure({
  runs: [RUN],
  select: ([run]) => byWorkers(run, {path: 'throughputPerS'}),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'ceiling', at: {series: 'trueasync', x: 4}},
    {id: 'workers-count', at: {series: 'swoole-nts', x: 8}},
    {id: 'highest', at: {series: 'trueasync', x: 8}},
  ],
});
