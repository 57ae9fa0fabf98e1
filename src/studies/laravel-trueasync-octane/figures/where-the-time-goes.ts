import {figure, timeStages} from '../../figure.ts';

export default figure({
  runs: [
    'laravel-trueasync-octane/ta-benchmark-2026-04-03-stated',
    'laravel-trueasync-octane/ta-benchmark-2026-04-03',
  ],
  select: ([stated, measured]) =>
    timeStages(stated, measured, [
      {stated: 'trueasync-4', measured: 'trueasync-4', waiting: 'coroutine'},
      {stated: 'swoole-4', measured: 'swoole-nts-4', waiting: 'blocking'},
    ]),
  annotations: [
    {id: 'php', at: {series: 'php', panel: 'service', x: 'trueasync-4:implied'}},
    {id: 'service', at: {series: 'service', panel: 'service', x: 'swoole-nts-4:implied'}},
    {id: 'queue', at: {series: 'queue', panel: 'queue', x: 'swoole-nts-4:implied'}},
  ],
});
