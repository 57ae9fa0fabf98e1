import {acrossParameter, figure} from '../../figure.ts';
import {PAGE} from '../runs.ts';
import type {Wanted} from '../../figure.ts';

const inMillions: Wanted = {unit: 'count', of: (value) => value('operationsPerS') / 1e6};

export default figure({
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
});
