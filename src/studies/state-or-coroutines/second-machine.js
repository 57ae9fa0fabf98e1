import {cornerEffects, effectNamed} from '../../../lib/chart-data/corner-effects.js';
import {cornerAt} from '../../../lib/chart-data/corners.js';
import {measurementWith} from '../../../lib/chart-data/design-cells.js';
import {valueOf} from '../../../lib/result/read.js';

const SECOND = 'state-or-coroutines/quick-second-machine';
const WORKERS = 2;

/** An effect on the second machine with the ends of its interval: `<name>`, `<name>-low`, `<name>-high`. */
const effect = (name, wanted) =>
  Object.fromEntries(
    Object.entries({[name]: 'y', [`${name}-low`]: 'low', [`${name}-high`]: 'high'}).map(
      ([key, member]) => [
        key,
        {
          unit: 'ratio',
          digits: 1,
          of: (runs) => effectNamed(cornerEffects(runs(SECOND), WORKERS), wanted)[member],
        },
      ],
    ),
  );

const rate = (state, waiting) => ({
  unit: 'perS',
  digits: 0,
  of: (runs) => {
    const run = runs(SECOND);
    const {id} = measurementWith(run, cornerAt(state, waiting, {workers: WORKERS}));
    return valueOf(run, id, 'throughputPerS');
  },
});

/** What the same design gave on a machine with another processor. */
export const secondMachine = {
  ...effect('second-state-2', 'state'),
  ...effect('second-waiting-2', 'waiting'),
  ...effect('second-both-2', 'state:waiting'),
  'second-rate-dropped-blocking-2': rate('dropped', 'blocking'),
  'second-rate-kept-blocking-2': rate('kept', 'blocking'),
  'second-rate-dropped-coroutine-2': rate('dropped', 'coroutine'),
  'second-rate-kept-coroutine-2': rate('kept', 'coroutine'),
  'second-blocks': {unit: 'count', of: (runs) => runs(SECOND).origin.harness.blocks},
  'second-measure-s': {unit: 's', of: (runs) => runs(SECOND).measurements[0].load.durationS},
};
