import {address} from '../../../../lib/chart-data/measured-point.ts';
import {measurementOf, valueOf} from '../../../../lib/result/read.ts';
import {CEILINGS} from '../quantities.ts';
import {PAGE} from '../runs.ts';
import type {FigureDefinition} from '../../types.ts';

const ROWS = ['measured', 'ceiling-12', 'ceiling-16', 'ceiling-32'];

/** What was measured beside what the stages allow with as many cores as each row says. */
export default {
  runs: [PAGE],
  select: ([run]) => {
    const from = (id: string, path: string) => address(run, measurementOf(run, id), path);
    const stages = ['envelope', 'push', 'pop', 'mailbox', 'dispatch', 'handler']
      .map((name) => from('hot-path', `stageUs.${name}`))
      .join(' ');
    return {
      kind: 'ranked-bars',
      x: {unit: 'category', values: ROWS},
      y: {unit: 'count'},
      series: [
        {
          id: 'rate',
          runtime: 'swoole-zts',
          points: [
            {
              x: 'measured',
              y: valueOf(run, 'world-jit-tracing', 'operationsPerS') / 1e6,
              single: true,
              from: from('world-jit-tracing', 'operationsPerS'),
            },
          ],
        },
        {
          id: 'ceiling',
          runtime: null,
          token: 'model-linear',
          points: ROWS.slice(1).map((x) => ({x, y: CEILINGS[x](run) / 1e6, from: stages})),
        },
      ],
    };
  },
  annotations: [
    {id: 'claimed', at: {series: 'ceiling', x: 'ceiling-32'}},
    {id: 'cores', at: {series: 'ceiling', x: 'ceiling-16'}},
    {id: 'measured', at: {series: 'rate', x: 'measured'}},
  ],
} satisfies FigureDefinition;
