import {measuredPoint} from '../../../../lib/chart-data/measured-point.ts';
import {measurementOf} from '../../../../lib/result/read.ts';
import type {FigureDefinition} from '../../types.ts';

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
      points: [measuredPoint(run, measurementOf(run, `${id}-p95`), 'latencyMs.p95', id)],
    })),
  }),
  annotations: [{id: 'unknown', at: {series: 'octane', x: 'octane'}}],
} satisfies FigureDefinition;
