import {cornerEffects} from '../../../../lib/chart-data/corner-effects.ts';
import {cornerAt} from '../../../../lib/chart-data/corners.ts';
import {each, WORKERS} from '../../laravel-on-swoole/quantities/read.ts';
import {at, effect, ratioOfCells, RUNTIMES_RUN} from './read.ts';
import type {Quantities} from '../../types.ts';
import type {Corner, RunOf} from './read.ts';

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

const setting = (runtime: string) => ({runtime, app: 'small', workers: WORKERS});

const rate = (runtime: string, state: Corner[0], waiting: Corner[1]) => ({
  [`runtime-rate-${runtime}-${state}-${waiting}`]: {
    unit: 'perS',
    digits: 0,
    of: (runs: RunOf) =>
      at(runs(RUNTIMES_RUN), cornerAt(state, waiting, setting(runtime)), 'throughputPerS'),
  },
});

const withCorners = (runtime: string) => ({
  ...each(Object.entries(EFFECTS), ([name, wanted]) =>
    effect(
      `runtime-${name}-${runtime}`,
      (runs: RunOf) => cornerEffects(runs(RUNTIMES_RUN), setting(runtime)),
      wanted,
      2,
    ),
  ),
  ...each(['dropped', 'kept'], (state) => rate(runtime, state, 'blocking')),
});

const stateWithCoroutines = (runtime: string) => ({
  ...each(['dropped', 'kept'], (state) => rate(runtime, state, 'coroutine')),
  ...ratioOfCells(`runtime-state-coroutine-${runtime}`, RUNTIMES_RUN, [
    cornerAt('kept', 'coroutine', setting(runtime)),
    cornerAt('dropped', 'coroutine', setting(runtime)),
  ]),
});

/**
 * The small application on each runtime: the four corners where it can block, kept state in coroutines everywhere.
 */
export const runtimes: Quantities = {
  ...each(WITH_CORNERS, withCorners),
  ...each([...WITH_CORNERS, ...LIBRARIES], stateWithCoroutines),
};
