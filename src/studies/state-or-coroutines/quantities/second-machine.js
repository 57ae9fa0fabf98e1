// @ts-check
import {cornerEffects} from '../../../../lib/chart-data/corner-effects.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.js';
import {blocksOf, loadNumber, workersOf} from '../../../../lib/result/stated.js';
import {at, effect} from './read.js';

/** @import {Kept, Waiting} from '../../../../lib/chart-data/corners.js' */
/** @import {Quantity, RunOf} from '../../types.js' */

/** The short plan on a machine with another processor. */
export const SECOND = 'state-or-coroutines/quick-second-machine';
/** The only number of workers that the short plan has. */
const WORKERS = 2;

/** @param {RunOf} runs */
const secondEffects = (runs) => cornerEffects(runs(SECOND), {workers: WORKERS});

/** @param {Kept} state @param {Waiting} waiting @returns {Quantity} */
const rate = (state, waiting) => ({
  unit: 'perS',
  digits: 0,
  of: (runs) => at(runs(SECOND), cornerAt(state, waiting, {workers: WORKERS}), 'throughputPerS'),
});

/**
 * What the same design gave on a machine with another processor.
 *
 * @type {import('../../types.js').Quantities}
 */
export const secondMachine = {
  ...effect('second-state-2', secondEffects, 'state'),
  ...effect('second-waiting-2', secondEffects, 'waiting'),
  ...effect('second-both-2', secondEffects, 'state:waiting'),
  'second-rate-dropped-blocking-2': rate('dropped', 'blocking'),
  'second-rate-kept-blocking-2': rate('kept', 'blocking'),
  'second-rate-dropped-coroutine-2': rate('dropped', 'coroutine'),
  'second-rate-kept-coroutine-2': rate('kept', 'coroutine'),
  'second-workers': {
    unit: 'count',
    of: (runs) => {
      const run = runs(SECOND);
      return workersOf(
        run,
        requireMeasurementWith(run, cornerAt('kept', 'blocking', {workers: WORKERS})).id,
      );
    },
  },
  'second-blocks': {unit: 'count', of: (runs) => blocksOf(runs(SECOND))},
  'second-measure-s': {
    unit: 's',
    of: (runs) => loadNumber(runs(SECOND), runs(SECOND).measurements[0].id, 'durationS'),
  },
};
