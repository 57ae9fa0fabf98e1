// @ts-check
import {cornerEffects} from '../../../../lib/chart-data/corner-effects.js';
import {cornerAt} from '../../../../lib/chart-data/corners.js';
import {each, WORKERS} from '../../laravel-on-swoole/quantities/read.js';
import {at, effect, ratioOfCells, RUNTIMES_RUN} from './read.js';

/** Runtimes that can also block: all four corners exist. */
const WITH_CORNERS = ['fiber', 'swow'];
/** Libraries of coroutines on PHP’s own Fibers. */
const LIBRARIES = ['amphp', 'reactphp'];

const EFFECTS = {
  state: 'state',
  waiting: 'waiting',
  both: 'state:waiting',
  'waiting-dropped': 'waiting-when-dropped',
  'waiting-kept': 'waiting-when-kept',
};

/** @param {string} runtime */
const setting = (runtime) => ({runtime, app: 'small', workers: WORKERS});

/** @param {string} runtime @param {import('./read.js').Corner[0]} state @param {import('./read.js').Corner[1]} waiting */
const rate = (runtime, state, waiting) => ({
  [`runtime-rate-${runtime}-${state}-${waiting}`]: {
    unit: 'perS',
    digits: 0,
    of: (/** @type {import('./read.js').RunOf} */ runs) =>
      at(runs(RUNTIMES_RUN), cornerAt(state, waiting, setting(runtime)), 'throughputPerS'),
  },
});

/** @param {string} runtime */
const withCorners = (runtime) => ({
  ...each(Object.entries(EFFECTS), ([name, wanted]) =>
    effect(
      `runtime-${name}-${runtime}`,
      (/** @type {import('./read.js').RunOf} */ runs) =>
        cornerEffects(runs(RUNTIMES_RUN), setting(runtime)),
      wanted,
      2,
    ),
  ),
  ...each(['dropped', 'kept'], (state) => rate(runtime, state, 'blocking')),
});

/** @param {string} runtime */
const stateWithCoroutines = (runtime) => ({
  ...each(['dropped', 'kept'], (state) => rate(runtime, state, 'coroutine')),
  ...ratioOfCells(`runtime-state-coroutine-${runtime}`, RUNTIMES_RUN, [
    cornerAt('kept', 'coroutine', setting(runtime)),
    cornerAt('dropped', 'coroutine', setting(runtime)),
  ]),
});

/**
 * The small application on each runtime: the four corners where it can block, kept state in coroutines everywhere.
 *
 * @type {import('../../types.js').Quantities}
 */
export const runtimes = {
  ...each(WITH_CORNERS, withCorners),
  ...each([...WITH_CORNERS, ...LIBRARIES], stateWithCoroutines),
};
