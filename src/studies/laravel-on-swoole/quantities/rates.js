// @ts-check
import {APPS, at, corner, each, fpm, PLACEMENTS, ratioOfCells, runWith, SHARED} from './read.js';

/** @import {Configuration} from '../../../../lib/chart-data/design-cells.js' */
/** @import {Quantity} from '../../types.js' */

const STATES = /** @type {const} */ (['dropped', 'kept']);
const WAITINGS = /** @type {const} */ (['blocking', 'coroutine']);

/** @param {string} run @param {Configuration} configuration @returns {Quantity} */
const perS = (run, configuration) => ({
  unit: 'perS',
  digits: 0,
  of: (runs) => at(runs(run), configuration, 'throughputPerS'),
});

/** Share of all cores' time that everything on the machine used. @type {typeof perS} */
const busy = (run, configuration) => ({
  unit: 'share',
  digits: 0,
  of: (runs) => at(runs(run), configuration, 'utilisation'),
});

/** @param {string} app @param {import('./read.js').Placement} place */
const ofCorner = (app, place) =>
  each(STATES, (state) =>
    each(WAITINGS, (waiting) => {
      const {prefix, placement} = place;
      const run = runWith(place, app);
      const configuration = corner(app, state, waiting, placement);
      return {
        [`${prefix}rate-${app}-${state}-${waiting}`]: perS(run, configuration),
        [`${prefix}busy-${app}-${state}-${waiting}`]: busy(run, configuration),
      };
    }),
  );

/** @param {string} app */
const ofFpm = (app) => {
  const [opened, persistent] = [fpm(app), fpm(app, 'held')];
  const [none, kept, all] = [
    corner(app, 'dropped', 'blocking'),
    corner(app, 'kept', 'blocking'),
    corner(app, 'kept', 'coroutine'),
  ];
  return {
    [`rate-${app}-fpm`]: perS(SHARED, opened),
    [`rate-${app}-fpm-persistent`]: perS(SHARED, persistent),
    ...ratioOfCells(`persistent-over-fpm-${app}`, SHARED, [persistent, opened]),
    ...ratioOfCells(`server-${app}`, SHARED, [none, opened]),
    ...ratioOfCells(`kept-over-fpm-${app}`, SHARED, [kept, opened]),
    ...ratioOfCells(`kept-over-persistent-${app}`, SHARED, [kept, persistent]),
    ...ratioOfCells(`all-over-fpm-${app}`, SHARED, [all, opened], 1),
    ...ratioOfCells(`all-over-none-${app}`, SHARED, [all, none], 1),
  };
};

/**
 * Throughput at saturation, and what a reader compares: PHP-FPM, kept state, coroutines.
 *
 * @type {import('../../types.js').Quantities}
 */
export const rates = {
  ...each(PLACEMENTS, (place) => each(APPS, (app) => ofCorner(app, place))),
  ...each(APPS, ofFpm),
};
