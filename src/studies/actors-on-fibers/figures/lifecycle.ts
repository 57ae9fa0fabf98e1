import {acrossParameter} from '../../../../lib/chart-data/across-parameter.ts';
import {LIFECYCLE} from '../read.ts';
import {COLOURS, OWN} from '../read.ts';
import type {FigureDefinition} from '../../types.ts';

export default {
  runs: [OWN],
  select: ([run]) =>
    acrossParameter(run, {
      kind: 'bars',
      path: 'cpuMs',
      times: 1000,
      unit: 'us',
      scenarios: LIFECYCLE,
      x: 'scenario',
      xValues: LIFECYCLE,
      series: 'runtime',
      tokens: COLOURS,
    }),
  annotations: [{id: 'reused', at: {series: 'fiber', x: 'spawn-kill'}}],
} satisfies FigureDefinition;
