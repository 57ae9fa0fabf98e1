// @ts-check
import {address} from '../../../../lib/chart-data/measured-point.js';
import {measurementOf} from '../../../../lib/result/read.js';
import {allowedMiss, beat, COLOURS, known, OWN, SAMPLERS, typicalMiss} from '../read.js';

const PATH = 'shareOfSamples.a';
/** @param {string} profiler */
const cellsOf = (profiler) => ({
  'known-99': known(profiler, 99),
  'known-999': known(profiler, 999),
  'beat-100': beat(profiler),
});
/** @param {import('../../types.js').Run} run @param {string} profiler @param {typeof typicalMiss} missOf */
const pointsOf = (run, profiler, missOf) =>
  Object.entries(cellsOf(profiler)).map(([x, id]) => ({
    x,
    y: missOf(run, id),
    from: address(run, measurementOf(run, id), PATH),
  }));

/**
 * Typical distance of the shares that were seen from those of time, beside what the number of samples allows.
 *
 * @type {import('../../types.js').FigureDefinition}
 */
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
  chart: 'dots',
  scales: ['log', 'linear'],
  annotations: [{id: 'in-step', at: {series: 'pfp', x: 'beat-100'}}],
};
