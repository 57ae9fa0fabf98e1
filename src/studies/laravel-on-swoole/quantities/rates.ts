import {APPS, at, corner, each, fpm, PLACEMENTS, ratioOfCells, runWith, SHARED} from './read.ts';
import type {Configuration} from '../../../../lib/chart-data/design-cells.ts';
import type {Quantities, Quantity} from '../../types.ts';
import type {Placement} from './read.ts';

const STATES = ['dropped', 'kept'] as const;
const WAITINGS = ['blocking', 'coroutine'] as const;

const perS = (run: string, configuration: Configuration): Quantity => ({
  unit: 'perS',
  digits: 0,
  of: (runs) => at(runs(run), configuration, 'throughputPerS'),
});

/** Share of all cores' time that everything on the machine used. */
const busy: typeof perS = (run, configuration) => ({
  unit: 'share',
  digits: 0,
  of: (runs) => at(runs(run), configuration, 'utilisation'),
});

const ofCorner = (app: string, place: Placement) =>
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

const ofFpm = (app: string) => {
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

/** Throughput at saturation, and what a reader compares: PHP-FPM, kept state, coroutines. */
export const rates: Quantities = {
  ...each(PLACEMENTS, (place) => each(APPS, (app) => ofCorner(app, place))),
  ...each(APPS, ofFpm),
};
