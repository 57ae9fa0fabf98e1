import {figure} from '../../figure.ts';
import {known, missingShares, OWN, SAMPLERS, synthetic} from '../read.ts';
import {computedSeries} from '../points.ts';

const cellsOf = (profiler: string) => ({
  'known-99': known(profiler, 99),
  'known-499': known(profiler, 499),
  'known-999': known(profiler, 999),
  'synthetic-999': synthetic(profiler),
  'synthetic-4-999': synthetic(profiler, 4),
});

/** Part of the samples asked for that is missing. */
export default figure({
  runs: [OWN],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: Object.keys(cellsOf('pfp'))},
    y: {unit: 'share'},
    series: [...SAMPLERS, 'perf'].map((profiler) =>
      computedSeries(run, profiler, {
        ids: cellsOf(profiler),
        path: 'sampleCoverage',
        blocks: missingShares,
      }),
    ),
  }),
  annotations: [{id: 'drift', at: {series: 'phpspy', x: 'known-999'}}],
});
