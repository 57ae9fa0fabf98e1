// @ts-check
import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {COLOURS, COST} from '../read.js';

const ONE = ['synthetic', 'multi-pid'];

/** @type {import('../../types.js').FigureDefinition} */
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
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'elsewhere', at: {series: 'pfp', x: 'synthetic'}}],
};
