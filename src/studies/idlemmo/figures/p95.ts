import {quantity} from '../../../../lib/result/read.ts';
import type {FigureDefinition} from '../../types.ts';

const PATH = 'latencyMs.p95';
const STATES = [
  {id: 'before', token: 'group-2'},
  {id: 'octane', token: 'group-1'},
];

export default {
  runs: ['idlemmo/idlemmo-octane'],
  select: ([run]) => ({
    kind: 'ranked-bars',
    x: {unit: 'category', values: STATES.map(({id}) => id)},
    y: {unit: 'ms'},
    series: STATES.map(({id, token}) => ({
      id,
      runtime: null,
      token,
      points: [
        {
          x: id,
          y: quantity(run, `${id}-p95`, PATH).value,
          single: true,
          from: `idlemmo-octane#${id}-p95.${PATH}`,
        },
      ],
    })),
  }),
  chart: 'ranked-bars',
  scales: ['linear'],
  annotations: [{id: 'unknown', at: {series: 'octane', x: 'octane'}}],
} satisfies FigureDefinition;
