// @ts-check
import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {PAGE} from '../quantities/read.js';

/** @type {import('../../../../lib/chart-data/arrange.js').Wanted} */
const inMillions = {unit: 'count', of: (value) => value('operationsPerS') / 1e6};

/** @type {import('../../types.js').FigureDefinition} */
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
  chart: 'bars',
  scales: ['linear'],
  annotations: [{id: 'rounded', at: {series: 'script', x: 'off'}}],
};
