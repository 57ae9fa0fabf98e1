import {address} from '../../../../lib/chart-data/measured-point.ts';
import {measurementOf, valueOf} from '../../../../lib/result/read.ts';
import {beat, blocksOf, COLOURS, OWN, SAMPLERS} from '../read.ts';
import type {FigureDefinition} from '../../types.ts';

const PATH = 'shareOfSamples.a';

/**
 * Share of samples in the function that has 60 % of the time, of a program in step with the sampler, block by block.
 */
export default {
  runs: [OWN],
  select: ([run]) => ({
    kind: 'dots',
    x: {
      unit: 'category',
      values: blocksOf(run, beat('pfp'), PATH).map((_, index) => String(index + 1)),
    },
    y: {unit: 'share'},
    references: [{id: 'truth', y: valueOf(run, beat('pfp'), 'shareOfTime.a')}],
    series: SAMPLERS.map((profiler) => ({
      id: profiler,
      runtime: null,
      token: COLOURS[profiler],
      points: blocksOf(run, beat(profiler), PATH).map((y, index) => ({
        x: String(index + 1),
        y,
        single: true,
        from: address(run, measurementOf(run, beat(profiler)), PATH),
      })),
    })),
  }),
  annotations: [{id: 'drifts', at: {series: 'phpspy', x: '1'}}],
} satisfies FigureDefinition;
