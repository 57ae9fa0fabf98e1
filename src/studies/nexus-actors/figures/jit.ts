import {acrossParameter} from '../../../../lib/chart-data/across-parameter.ts';
import {PAGE} from '../runs.ts';
import type {Wanted} from '../../../../lib/chart-data/arrange.ts';
import type {FigureDefinition} from '../../types.ts';

const inMillions: Wanted = {unit: 'count', of: (value) => value('operationsPerS') / 1e6};

export default {
  runs: [PAGE],
  select: ([run]) =>
    acrossParameter(run, {
      ...inMillions,
      kind: 'bars',
      x: 'jit',
      xValues: ['off', 'tracing'],
      scenario: 'world',
      series: ({id}) => (id.endsWith('-script') ? 'script' : 'page'),
      tokens: {page: 'stage-php', script: 'stage-io'},
    }),
  annotations: [{id: 'rounded', at: {series: 'script', x: 'off'}}],
} satisfies FigureDefinition;
