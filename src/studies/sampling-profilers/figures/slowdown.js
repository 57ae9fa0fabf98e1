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

/** A ratio as the share above 1. */
const asChange = ({y, low, high, ...point}) => ({
  ...point,
  y: y === null ? null : y - 1,
  ...(low !== undefined && {low: low - 1, high: high - 1}),
});

/** How much slower or faster a program runs under a profiler at 999 Hz than in the two seconds before. */
export default {
  runs: [MORE],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: ['known', ...APPLICATIONS]},
    y: {unit: 'share'},
    references: [{id: 'alone', y: 0}],
    series: ['none', ...SAMPLERS].map((profiler) => {
      const series = measuredSeries(run, profiler, {
        ids: idsOf(profiler),
        path: 'throughputRatio',
      });
      return {...series, points: series.points.map(asChange)};
    }),
  }),
  chart: 'dots',
  scales: ['linear'],
  annotations: [{id: 'inside', at: {series: 'excimer', x: 'wordpress'}}],
};
