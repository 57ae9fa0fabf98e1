// @ts-check
import {acrossCells} from '../../../../lib/chart-data/across-cells.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {RATE_AND_MEMORY} from '../../across-cells.js';

/** @import {Kept, Setting, Waiting} from '../../../../lib/chart-data/corners.js' */

/** Sixteen requests at once, by processes, by coroutines and by some of both. @type {Record<string, Setting & {waiting: Waiting}>} */
const SLOTS = {
  'blocking-16': {waiting: 'blocking', workers: 16, coroutinesPerWorker: 1},
  'coroutine-2-8': {waiting: 'coroutine', workers: 2, coroutinesPerWorker: 8},
  'coroutine-1-16': {waiting: 'coroutine', workers: 1, coroutinesPerWorker: 16},
};
/** @param {Kept} state @param {string} slots */
const configurationOf = (state, slots) => {
  const {waiting, ...setting} = SLOTS[slots];
  return cornerAt(state, waiting, setting);
};

/** @type {import('../../types.js').FigureDefinition} */
export default {
  runs: ['state-or-coroutines/two-cores'],
  select: ([run]) =>
    acrossCells(run, {
      kind: 'bars',
      x: {unit: 'category', values: Object.keys(SLOTS)},
      series: /** @type {const} */ (['dropped', 'kept']).map((state) => ({
        id: state,
        token: `model-blocking-${state}`,
        at: (/** @type {string} */ slots) => configurationOf(state, slots),
      })),
      paths: RATE_AND_MEMORY,
    }),
  chart: 'bars',
  scales: ['linear'],
  annotations: [
    {id: 'processes', at: {series: 'kept', panel: 'rate', x: 'blocking-16'}},
    {id: 'memory', at: {series: 'kept', panel: 'memory', x: 'blocking-16'}},
  ],
};
