import {cornerEffects} from '../../../../lib/chart-data/corner-effects.ts';
import {cornerAt} from '../../../../lib/chart-data/corners.ts';
import {requireMeasurementWith} from '../../../../lib/chart-data/design-cells.ts';
import {blocksOf, loadNumber, workersOf} from '../../../../lib/result/stated.ts';
import {at, effect} from './read.ts';
import type {Kept, Waiting} from '../../../../lib/chart-data/corners.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

/** The short plan on a machine with another processor. */
export const SECOND = 'state-or-coroutines/quick-second-machine';
/** The only number of workers that the short plan has. */
const WORKERS = 2;

const secondEffects = (runs: RunOf) => cornerEffects(runs(SECOND), {workers: WORKERS});

const rate = (state: Kept, waiting: Waiting): Quantity => ({
  unit: 'perS',
  digits: 0,
  of: (runs) => at(runs(SECOND), cornerAt(state, waiting, {workers: WORKERS}), 'throughputPerS'),
});

/** What the same design gave on a machine with another processor. */
export const secondMachine: Quantities = {
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
