import {figure} from '../../figure.ts';
import {APPLICATIONS, application, known, MORE, SAMPLERS, speedChanges} from '../read.ts';
import {computedSeries} from '../points.ts';

const idsOf = (profiler: string) => ({
  ...(['none', 'excimer'].includes(profiler) && {
    known: profiler === 'none' ? 'none-known' : known(profiler, 999),
  }),
  ...Object.fromEntries(
    APPLICATIONS.map((workload) => [workload, application(profiler, workload)]),
  ),
});

/** How much slower or faster a program runs under a profiler at 999 Hz than in the two seconds before. */
export default figure({
  runs: [MORE],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: ['known', ...APPLICATIONS]},
    y: {unit: 'share'},
    references: [{id: 'alone', y: 0}],
    series: ['none', ...SAMPLERS].map((profiler) =>
      computedSeries(run, profiler, {
        ids: idsOf(profiler),
        path: 'throughputRatio',
        blocks: speedChanges,
      }),
    ),
  }),
  annotations: [{id: 'inside', at: {series: 'excimer', x: 'wordpress'}}],
});
