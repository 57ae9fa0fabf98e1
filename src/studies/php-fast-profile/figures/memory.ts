import {acrossParameter, figure} from '../../figure.ts';
import {COLOURS, COST} from '../read.ts';

const ONE = ['synthetic', 'multi-pid'];

export default figure({
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
});
