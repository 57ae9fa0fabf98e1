import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../../lib/chart-data/design-cells.js';
import {valueOf} from '../../../../lib/result/read.js';

/** Sixteen requests at once, by processes, by coroutines and by some of both. */
const SLOTS = {
  'blocking-16': {waiting: 'blocking', workers: 16, coroutinesPerWorker: 1},
  'coroutine-2-8': {waiting: 'coroutine', workers: 2, coroutinesPerWorker: 8},
  'coroutine-1-16': {waiting: 'coroutine', workers: 1, coroutinesPerWorker: 16},
};
const configurationOf = (state, slots) => {
  const {waiting, ...setting} = SLOTS[slots];
  return cornerAt(state, waiting, setting);
};

export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: Object.keys(SLOTS)},
      series: ['dropped', 'kept'].map((state) => ({
        id: state,
        token: `model-blocking-${state}`,
        at: (slots) => configurationOf(state, slots),
      })),
      paths: [
        {id: 'rate', path: 'throughputPerS'},
        {id: 'memory', path: 'memoryMb.loaded'},
      ],
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [
    {id: 'processes', at: {series: 'kept', panel: 'rate', x: 'blocking-16'}},
    {id: 'memory', at: {series: 'kept', panel: 'memory', x: 'blocking-16'}},
  ],
  numbers: (_points, [run]) => {
    const measured = (state, slots) => measurementWith(run, configurationOf(state, slots));
    const value = (state, slots, path) => valueOf(run, measured(state, slots).id, path);
    return {
      processes: measured('kept', 'blocking-16').workers,
      coroutines: run.systems[measured('kept', 'coroutine-1-16').system].coroutinesPerWorker,
      processesRate: value('kept', 'blocking-16', 'throughputPerS'),
      bothRate: value('kept', 'coroutine-2-8', 'throughputPerS'),
      coroutinesRate: value('kept', 'coroutine-1-16', 'throughputPerS'),
      processesMb: value('kept', 'blocking-16', 'memoryMb.loaded'),
      bothMb: value('kept', 'coroutine-2-8', 'memoryMb.loaded'),
      coroutinesMb: value('kept', 'coroutine-1-16', 'memoryMb.loaded'),
    };
  },
};
