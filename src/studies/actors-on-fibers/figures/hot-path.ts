import {figure, ranking} from '../../figure.ts';
import {OWN, STAGES, STAGES_IN_C} from '../read.ts';

const ALL = [...STAGES, ...STAGES_IN_C];

export default figure({
  runs: [OWN],
  select: ([run]) => {
    const points = ranking(run, {
      path: 'cpuMs',
      times: 1000,
      unit: 'us',
      scenarios: ALL.map((stage) => `stage-${stage}`),
      where: ({parameters}) => parameters?.runtime === 'fiber',
      row: ({scenario}) => scenario.replace('stage-', ''),
      group: 'mode',
      tokens: {opcache: 'group-5', jit: 'group-1'},
      order: 'file',
    });
    return {...points, x: {...points.x, values: ALL}};
  },
  scales: ['log', 'linear'],
  annotations: [
    {id: 'pure-php', at: {series: 'jit', x: 'dispatch'}},
    {id: 'in-c', at: {series: 'jit', x: 'unserialise'}},
    {id: 'kernel', at: {series: 'opcache', x: 'queue'}},
  ],
});
