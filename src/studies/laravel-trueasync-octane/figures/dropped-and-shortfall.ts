import {byWorkers} from '../../../../lib/chart-data/by-workers.ts';
import {droppedShare} from '../../../../lib/queueing/littles-law.ts';
import {runLoadNumber} from '../../../../lib/result/stated.ts';
import type {FigureDefinition} from '../../types.ts';

/**
 * Share of the offered requests that the tool counted as dropped, beside the share that the throughput misses, 1 − X/λ.
 */
export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03'],
  select: ([run]) => {
    const arrivalRatePerS = runLoadNumber(run, 'arrivalRatePerS');
    const kind = 'pairs' as const;
    const dropped = byWorkers(run, {kind, path: 'droppedShare'});
    const missing = byWorkers(run, {
      ...{kind, unit: 'share'},
      of: (value) => droppedShare({arrivalRatePerS, throughputPerS: value('throughputPerS')}),
    });
    return {
      ...dropped,
      parts: ['dropped', 'shortfall'],
      series: [
        ...dropped.series.map((series) => ({...series, part: 'dropped'})),
        ...missing.series.map((series) => ({...series, part: 'shortfall'})),
      ],
    };
  },
  annotations: [
    {id: 'gap', at: {series: 'swoole-nts', part: 'shortfall', x: 4}},
    {id: 'small', at: {series: 'trueasync', part: 'shortfall', x: 16}},
  ],
} satisfies FigureDefinition;
