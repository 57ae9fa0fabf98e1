import {byWorkers} from '../../../../lib/chart-data/by-workers.ts';
import {requestsInFlight} from '../../../../lib/queueing/littles-law.ts';
import {runLoadNumber} from '../../../../lib/result/stated.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => ({
    ...byWorkers(run, {
      kind: 'dots',
      unit: 'count',
      // The law asks for the mean; the median stands in for it, and is close where all users wait equally long.
      of: (value) =>
        requestsInFlight({
          throughputPerS: value('throughputPerS'),
          latencyS: value('latencyMs.p50') / 1000,
        }),
    }),
    references: [{id: 'cap', y: runLoadNumber(run, 'maxVus')}],
  }),
  scales: ['linear', 'log'],
  annotations: [
    {id: 'capped', at: {series: 'swoole-nts', x: 4}},
    {id: 'free', at: {series: 'trueasync', x: 4}},
  ],
} satisfies FigureDefinition;
