import {inPanels} from '../../../../lib/chart-data/in-panels.js';
import {valueOf} from '../../../../lib/result/read.js';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) =>
    inPanels([
      {id: 'idle', run, path: 'memoryMb.idle'},
      {id: 'loaded', run, path: 'memoryMb.loaded'},
      {id: 'container', run, path: 'memoryMb.containerTotal'},
    ]),
  chart: 'lines',
  scales: ['linear'],
  annotations: [
    {id: 'two-tables', at: {series: 'trueasync', panel: 'loaded', x: 4}},
    {id: 'below-idle', at: {series: 'frankenphp-octane', panel: 'loaded', x: 16}},
    {id: 'gap', at: {series: 'trueasync', panel: 'container', x: 8}},
  ],
  numbers: (_points, [run]) => ({
    loaded4: valueOf(run, 'trueasync-4', 'memoryMb.loaded'),
    container4: valueOf(run, 'trueasync-4', 'memoryMb.containerTotal'),
    loaded16: valueOf(run, 'trueasync-16', 'memoryMb.loaded'),
    container16: valueOf(run, 'trueasync-16', 'memoryMb.containerTotal'),
    idle16: valueOf(run, 'trueasync-16', 'memoryMb.idle'),
    swooleLoaded16: valueOf(run, 'swoole-nts-16', 'memoryMb.loaded'),
    frankenphpIdle16: valueOf(run, 'frankenphp-octane-16', 'memoryMb.idle'),
    frankenphpLoaded12: valueOf(run, 'frankenphp-octane-12', 'memoryMb.loaded'),
    frankenphpLoaded16: valueOf(run, 'frankenphp-octane-16', 'memoryMb.loaded'),
  }),
};
