import {scalingModels, workersNeeded} from '../../../../lib/chart-data/workers-needed.js';
import {valueOf} from '../../../../lib/result/read.js';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) =>
    workersNeeded(run, {
      systems: ['swoole-nts', 'swoole-zts', 'frankenphp-octane'],
      target: valueOf(run, 'trueasync-12', 'throughputPerS'),
      to: 40,
    }),
  chart: 'models',
  scales: ['linear'],
  annotations: [
    {id: 'falling', at: {series: 'swoole-nts', x: 4}},
    {id: 'fork', at: {series: 'frankenphp-octane', x: 16}},
  ],
  numbers: (points, [run]) => {
    const target = valueOf(run, 'trueasync-12', 'throughputPerS');
    const {linear, contention, decline} = scalingModels(points.series);
    return {
      target,
      linear: Math.ceil(linear.workersFor(target).workers),
      contention: Math.ceil(contention.workersFor(target).workers),
      peak: decline.peak.throughputPerS,
      peakWorkers: decline.peak.workers,
      measuredTo: linear.measuredTo,
      perWorker4: valueOf(run, 'swoole-nts-4', 'throughputPerS') / 4,
      perWorker16: valueOf(run, 'swoole-nts-16', 'throughputPerS') / 16,
      cores: run.environment.cores,
    };
  },
};
