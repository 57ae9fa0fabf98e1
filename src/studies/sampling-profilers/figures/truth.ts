import {address} from '../../../../lib/chart-data/measured-point.ts';
import {measurementOf} from '../../../../lib/result/read.ts';
import {allowedMiss, beat, COLOURS, known, OWN, SAMPLERS, typicalMiss} from '../read.ts';
import type {FigureDefinition, Run} from '../../types.ts';

const PATH = 'shareOfSamples.a';
const cellsOf = (profiler: string) => ({
  'known-99': known(profiler, 99),
  'known-999': known(profiler, 999),
  'beat-100': beat(profiler),
});
const pointsOf = (run: Run, profiler: string, missOf: typeof typicalMiss) =>
  Object.entries(cellsOf(profiler)).map(([x, id]) => ({
    x,
    y: missOf(run, id),
    from: address(run, measurementOf(run, id), PATH),
  }));

/** Typical distance of the shares that were seen from those of time, beside what the number of samples allows. */
export default {
  runs: [OWN],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: Object.keys(cellsOf('pfp'))},
    y: {unit: 'share'},
    series: [
      ...SAMPLERS.map((profiler) => ({
        id: profiler,
        runtime: null,
        token: COLOURS[profiler],
        points: pointsOf(run, profiler, typicalMiss),
      })),
      {
        id: 'allowed',
        runtime: null,
        token: 'group-4',
        points: pointsOf(run, 'pfp', allowedMiss),
      },
    ],
  }),
  scales: ['log', 'linear'],
  annotations: [{id: 'in-step', at: {series: 'pfp', x: 'beat-100'}}],
} satisfies FigureDefinition;
