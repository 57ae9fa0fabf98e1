import {APPLICATIONS, application, known, MORE, SAMPLERS} from '../read.js';
import {measuredSeries} from '../points.js';

const idsOf = (profiler) => ({
  ...(['none', 'excimer'].includes(profiler) && {
    known: profiler === 'none' ? 'none-known' : known(profiler, 999),
  }),
  ...Object.fromEntries(
    APPLICATIONS.map((workload) => [workload, application(profiler, workload)]),
  ),
});

/** Speed of a profiled program at 999 Hz against its own speed in the two seconds before. */
export default {
  runs: [MORE],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: ['known', ...APPLICATIONS]},
    y: {unit: 'ratio'},
    references: [{id: 'alone', y: 1}],
    series: ['none', ...SAMPLERS].map((profiler) =>
      measuredSeries(run, profiler, {ids: idsOf(profiler), path: 'throughputRatio'}),
    ),
  }),
  chart: 'dots',
  scales: ['linear'],
  annotations: [{id: 'inside', at: {series: 'excimer', x: 'known'}}],
};
