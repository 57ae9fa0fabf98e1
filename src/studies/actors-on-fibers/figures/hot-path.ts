import {ranking} from '../../../../lib/chart-data/ranking.ts';
import {STAGES, STAGES_IN_C} from '../read.ts';
import {OWN} from '../read.ts';
import type {FigureDefinition} from '../../types.ts';

const ALL = [...STAGES, ...STAGES_IN_C];

export default {
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
} satisfies FigureDefinition;
