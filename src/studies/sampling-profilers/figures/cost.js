// @ts-check
import {median} from '../../../../lib/statistics/index.js';
import {computedSeries} from '../points.js';
import {busyShares, known, OUTSIDE, OWN, RATES, SAMPLERS, speedChanges} from '../read.js';

/** @import {Run} from '../../types.js' */

const PROFILER = 'profiler';
const PROGRAM = 'program';
/** @param {string} profiler */
const atRates = (profiler) =>
  Object.fromEntries(RATES.map((rate) => [String(rate), known(profiler, rate)]));

/** @param {Run} run @param {string} profiler */
const busySeries = (run, profiler) =>
  computedSeries(run, profiler, {
    panel: PROFILER,
    path: 'cpuTotalS',
    ids: atRates(profiler),
    blocks: busyShares,
  });

/** @param {Run} run @param {string} profiler */
const changeSeries = (run, profiler) =>
  computedSeries(run, profiler, {
    panel: PROGRAM,
    path: 'throughputRatio',
    ids: atRates(profiler),
    blocks: speedChanges,
  });

/**
 * What a profiler takes of its own core, and by how much it slows the program.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
export default {
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
  chart: 'dots',
  scales: ['linear'],
  annotations: [{id: 'inside', at: {series: 'excimer', panel: PROGRAM, x: '999'}}],
};
