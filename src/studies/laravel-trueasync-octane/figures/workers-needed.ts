import {figure, valueOf, workersNeeded} from '../../figure.ts';

export default figure({
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) =>
    workersNeeded(run, {
      systems: ['swoole-nts', 'swoole-zts', 'frankenphp-octane'],
      target: valueOf(run, 'trueasync-12', 'throughputPerS'),
      to: 40,
    }),
  annotations: [
    {id: 'falling', at: {series: 'swoole-nts', x: 4}},
    {id: 'fork', at: {series: 'frankenphp-octane', x: 16}},
  ],
});
