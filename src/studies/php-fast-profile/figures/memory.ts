import {acrossParameter} from '../../../../lib/chart-data/across-parameter.ts';
import {COLOURS, COST} from '../read.ts';
import type {FigureDefinition} from '../../types.ts';

const ONE = ['synthetic', 'multi-pid'];

export default {
  runs: [COST],
  select: ([run]) =>
    acrossParameter(run, {
      path: 'memoryMb.rss',
      kind: 'bars',
      x: 'scenario',
      xUnit: 'category',
      xValues: ONE,
      tokens: COLOURS,
      where: ({scenario, load}) => ONE.includes(scenario) && load?.samplingRateHz === 99,
    }),
  annotations: [{id: 'elsewhere', at: {series: 'pfp', x: 'synthetic'}}],
} satisfies FigureDefinition;
