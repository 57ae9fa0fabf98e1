import {address, figure, measurementOf, coloured} from '../../figure.ts';
import {allowedMiss, beat, COLOURS, known, OWN, SAMPLERS, typicalMiss} from '../read.ts';
import type {Run} from '../../figure.ts';

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
export default figure({
  runs: [OWN],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: Object.keys(cellsOf('pfp'))},
    y: {unit: 'share'},
    series: [
      ...SAMPLERS.map((profiler) =>
        coloured(profiler, COLOURS[profiler], pointsOf(run, profiler, typicalMiss)),
      ),
      coloured('allowed', 'group-4', pointsOf(run, 'pfp', allowedMiss)),
    ],
  }),
  scales: ['log', 'linear'],
  annotations: [{id: 'in-step', at: {series: 'pfp', x: 'beat-100'}}],
});
