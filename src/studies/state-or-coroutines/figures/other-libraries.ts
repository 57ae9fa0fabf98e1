import {acrossCells} from '../../../../lib/chart-data/across-cells.ts';
import {cornerAt} from '../../../../lib/chart-data/corners.ts';
import type {Kept} from '../../../../lib/chart-data/corners.ts';
import type {FigureDefinition} from '../../types.ts';

const RUNTIMES = ['fiber', 'amphp', 'reactphp'];
const cellsOf = (runtime: string) => (state: Kept) =>
  cornerAt(state, 'coroutine', {runtime, workers: 2});

export default {
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
} satisfies FigureDefinition;
