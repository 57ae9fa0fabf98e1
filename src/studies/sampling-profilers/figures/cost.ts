import {figure} from '../../figure.ts';
import {median} from '../../../../lib/statistics/index.ts';
import {computedSeries} from '../points.ts';
import {busyShares, known, OUTSIDE, OWN, RATES, SAMPLERS, speedChanges} from '../read.ts';
import type {Run} from '../../figure.ts';

const PROFILER = 'profiler';
const PROGRAM = 'program';
const atRates = (profiler: string) =>
  Object.fromEntries(RATES.map((rate) => [String(rate), known(profiler, rate)]));

const busySeries = (run: Run, profiler: string) =>
  computedSeries(run, profiler, {
    panel: PROFILER,
    path: 'cpuTotalS',
    ids: atRates(profiler),
    blocks: busyShares,
  });

const changeSeries = (run: Run, profiler: string) =>
  computedSeries(run, profiler, {
    panel: PROGRAM,
    path: 'throughputRatio',
    ids: atRates(profiler),
    blocks: speedChanges,
  });

/** What a profiler takes of its own core, and by how much it slows the program. */
export default figure({
  runs: [OWN],
  select: ([run]) => ({
    kind: 'dots',
    x: {unit: 'category', values: RATES.map(String)},
    y: {unit: 'share'},
    panels: [
      {id: PROFILER, y: {unit: 'share'}},
      {id: PROGRAM, y: {unit: 'share'}},
    ],
    references: [{id: 'alone', panel: PROGRAM, y: median(speedChanges(run, 'none-known'))}],
    series: [
      ...[...OUTSIDE, 'perf'].map((profiler) => busySeries(run, profiler)),
      ...[...SAMPLERS, 'perf'].map((profiler) => changeSeries(run, profiler)),
    ],
  }),
  annotations: [{id: 'inside', at: {series: 'excimer', panel: PROGRAM, x: '999'}}],
});
