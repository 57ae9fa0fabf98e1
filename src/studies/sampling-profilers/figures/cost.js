import {valueOf} from '../../../../lib/result/read.js';
import {computedPoint, measuredSeries} from '../points.js';
import {busyShares, COLOURS, known, OUTSIDE, OWN, RATES, SAMPLERS} from '../read.js';

const PROFILER = 'profiler';
const PROGRAM = 'program';
const measuredAt = (run, profiler) =>
  RATES.filter((rate) => run.measurements.some(({id}) => id === known(profiler, rate)));

const busySeries = (run, profiler) => ({
  id: profiler,
  runtime: null,
  token: COLOURS[profiler],
  panel: PROFILER,
  points: RATES.map((rate) =>
    measuredAt(run, profiler).includes(rate)
      ? computedPoint(run, {
          x: String(rate),
          id: known(profiler, rate),
          path: 'cpuTotalS',
          blocks: busyShares(run, known(profiler, rate)),
        })
      : {x: String(rate), y: null},
  ),
});

const speedSeries = (run, profiler) =>
  measuredSeries(run, profiler, {
    panel: PROGRAM,
    path: 'throughputRatio',
    ids: Object.fromEntries(RATES.map((rate) => [String(rate), known(profiler, rate)])),
  });

export default {
  runs: [OWN],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: RATES.map(String)},
    y: {unit: 'share'},
    panels: [
      {id: PROFILER, y: {unit: 'share'}},
      {id: PROGRAM, y: {unit: 'ratio'}},
    ],
    references: [{id: 'alone', panel: PROGRAM, y: valueOf(run, 'none-known', 'throughputRatio')}],
    series: [
      ...[...OUTSIDE, 'perf'].map((profiler) => busySeries(run, profiler)),
      ...[...SAMPLERS, 'perf'].map((profiler) => speedSeries(run, profiler)),
    ],
  }),
  chart: 'dots',
  scales: ['linear'],
  annotations: [{id: 'inside', at: {series: 'excimer', panel: PROGRAM, x: '999'}}],
};
