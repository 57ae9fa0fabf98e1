import {acrossCells, cornerAt, figure} from '../../figure.ts';
import type {Kept} from '../../figure.ts';

const RUNTIMES = ['fiber', 'amphp', 'reactphp'];
const cellsOf = (runtime: string) => (state: Kept) =>
  cornerAt(state, 'coroutine', {runtime, workers: 2});

export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: ['dropped', 'kept']},
      series: RUNTIMES.map((runtime) => ({
        id: runtime,
        runtime,
        at: cellsOf(runtime),
      })),
      paths: [{id: 'rate', path: 'throughputPerS'}],
    }),
  annotations: [{id: 'same-shape', at: {series: 'fiber', x: 'kept'}}],
});
