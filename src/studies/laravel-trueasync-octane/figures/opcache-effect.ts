import {inPanels} from '../../../../lib/chart-data/by-workers.ts';
import type {FigureDefinition} from '../../types.ts';

const SYSTEM = 'swoole-zts';
const SETTINGS = ['without', 'with'];

/** Both settings of one system as joined pairs. */
export default {
  runs: ['laravel-trueasync-octane/ta-benchmark-2026-04-03-opcache'],
  select: ([run]) => {
    const paths = [
      {id: 'throughput', path: 'throughputPerS'},
      {id: 'memory', path: 'memoryMb.idle'},
    ];
    const points = inPanels(run, paths, 'pairs');
    return {
      ...points,
      parts: SETTINGS,
      references: [],
      series: SETTINGS.flatMap((part) =>
        points.series
          .filter(({id}) => id === `${SYSTEM}-${part}`)
          .map((series) => ({...series, id: SYSTEM, runtime: SYSTEM, part})),
      ),
    };
  },
  annotations: [
    {id: 'slower', at: {series: 'swoole-zts', panel: 'throughput', part: 'with', x: 8}},
    {id: 'lighter', at: {series: 'swoole-zts', panel: 'memory', part: 'with', x: 4}},
  ],
} satisfies FigureDefinition;
