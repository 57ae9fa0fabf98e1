import {address, coloured, figure, measurementOf, valueOf} from '../../figure.ts';
import {CEILINGS} from '../quantities.ts';
import {PAGE} from '../runs.ts';

const STAGES = ['envelope', 'push', 'pop', 'mailbox', 'dispatch', 'handler'];

/** What was measured beside what the stages allow with as many cores as each row says. */
export default figure({
  runs: [PAGE],
  select: ([run]) => {
    const from = (id: string, path: string) => address(run, measurementOf(run, id), path);
    const stages = STAGES.map((name) => from('hot-path', `stageUs.${name}`)).join(' ');
    const measured = {
      ...{x: 'measured', y: valueOf(run, 'world-jit-tracing', 'operationsPerS') / 1e6},
      ...{single: true as const, from: from('world-jit-tracing', 'operationsPerS')},
    };
    const rows = Object.keys(CEILINGS).map((x) => ({x, y: CEILINGS[x](run) / 1e6, from: stages}));
    return {
      kind: 'ranked-bars',
      x: {unit: 'category', values: ['measured', ...Object.keys(CEILINGS)]},
      y: {unit: 'count'},
      series: [
        {id: 'rate', runtime: 'swoole-zts', points: [measured]},
        coloured('ceiling', 'model-linear', rows),
      ],
    };
  },
  annotations: [
    {id: 'claimed', at: {series: 'ceiling', x: 'ceiling-32'}},
    {id: 'cores', at: {series: 'ceiling', x: 'ceiling-16'}},
    {id: 'measured', at: {series: 'rate', x: 'measured'}},
  ],
});
