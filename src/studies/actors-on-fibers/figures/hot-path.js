import {acrossParameter} from '../../../../lib/chart-data/across-parameter.js';
import {STAGES, STAGES_IN_C} from '../quantities/stages.js';
import {OWN} from '../quantities/read.js';

const ALL = [...STAGES, ...STAGES_IN_C];

export default {
  runs: [OWN],
  select: ([run]) =>
    acrossParameter(run, {
      kind: 'dots',
      path: 'cpuMs',
      times: 1000,
      unit: 'us',
      scenarios: ALL.map((stage) => `stage-${stage}`),
      where: ({parameters}) => parameters.runtime === 'fiber',
      x: ({scenario}) => scenario.replace('stage-', ''),
      xValues: ALL,
      series: 'mode',
      tokens: {opcache: 'group-5', jit: 'group-1'},
    }),
  chart: 'dots',
  scales: ['log', 'linear'],
  annotations: [
    {id: 'pure-php', at: {series: 'jit', x: 'dispatch'}},
    {id: 'in-c', at: {series: 'jit', x: 'unserialise'}},
    {id: 'kernel', at: {series: 'opcache', x: 'queue'}},
  ],
};
