import {RATE_AND_MEMORY, acrossCells, cornerAt, figure} from '../../figure.ts';
import type {Kept, Setting, Waiting} from '../../figure.ts';

/** Sixteen requests at once, by processes, by coroutines and by some of both. */
const SLOTS: Record<string, Setting & {waiting: Waiting}> = {
  'blocking-16': {waiting: 'blocking', workers: 16, coroutinesPerWorker: 1},
  'coroutine-2-8': {waiting: 'coroutine', workers: 2, coroutinesPerWorker: 8},
  'coroutine-1-16': {waiting: 'coroutine', workers: 1, coroutinesPerWorker: 16},
};
const configurationOf = (state: Kept, slots: string) => {
  const {waiting, ...setting} = SLOTS[slots];
  return cornerAt(state, waiting, setting);
};

export default figure({
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: Object.keys(SLOTS)},
      series: (['dropped', 'kept'] as const).map((state) => ({
        id: state,
        token: `model-blocking-${state}`,
        at: (slots: string) => configurationOf(state, slots),
      })),
      paths: RATE_AND_MEMORY,
    }),
  annotations: [
    {id: 'processes', at: {series: 'kept', panel: 'rate', x: 'blocking-16'}},
    {id: 'memory', at: {series: 'kept', panel: 'memory', x: 'blocking-16'}},
  ],
});
