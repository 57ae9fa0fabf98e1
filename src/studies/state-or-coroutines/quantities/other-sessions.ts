import {CORNER_EFFECTS} from '../../laravel-on-swoole/quantities/effects.ts';
import {
  each,
  FRAMEWORKS,
  SHARED,
  setting,
  WORKERS,
} from '../../laravel-on-swoole/quantities/read.ts';
import {shown} from '../../quantity.ts';
import {
  comparedSessions,
  FRAMEWORKS_RUN,
  OWN,
  ratioOfCells,
  RUNTIMES_RUN,
  sessionsCompared,
} from './read.ts';
import {SECOND} from './second-machine.ts';
import {keptOn} from './cores.ts';
import type {Quantities, RunOf} from '../../types.ts';

/** What is called a difference: rarer than one in twenty if nothing differed. */
const LEVEL_OF_TEST = 0.05;

/** The session of the frameworks, and the one before it, on shared cores both. */
const bothSessions = (app: string) =>
  [
    {run: FRAMEWORKS_RUN, setting: setting(app)},
    {run: SHARED, setting: setting(app)},
  ] as const;

const FIRST_RUN = {run: OWN, setting: {workers: WORKERS}};
/** The server of the first run in the later session. */
const AGAIN = {run: RUNTIMES_RUN, setting: {runtime: 'fiber', app: 'small', workers: WORKERS}};
const SECOND_MACHINE = {run: SECOND, setting: {workers: WORKERS}};

/** All effects that both sessions have of both frameworks. */
const allCompared = (runs: RunOf) =>
  FRAMEWORKS.flatMap((app) =>
    Object.values(CORNER_EFFECTS).map((wanted) =>
      comparedSessions(runs, wanted, bothSessions(app)),
    ),
  );

const count = shown('count');

/**
 * The same effects in two sessions, by the test of `sessionsCompared`: `again-…` this session over the earlier one,
 * `first-again-…` the first run's server in the later session over the first run, `second-over-first-…` the second machine
 * over the first.
 */
export const otherSessions: Quantities = {
  ...each(Object.entries(CORNER_EFFECTS), ([name, wanted]) => ({
    ...each(FRAMEWORKS, (app) =>
      sessionsCompared(`again-${name}-${app}`, wanted, bothSessions(app)),
    ),
    ...sessionsCompared(`first-again-${name}`, wanted, [AGAIN, FIRST_RUN]),
    ...sessionsCompared(`second-over-first-${name}`, wanted, [SECOND_MACHINE, FIRST_RUN]),
  })),
  'again-effects': count((runs) => allCompared(runs).length),
  'again-differ': count((runs) => allCompared(runs).filter(({p}) => p < LEVEL_OF_TEST).length),
  'again-most': {
    ...{unit: 'ratio', digits: 2},
    of: (runs) =>
      Math.exp(Math.max(...allCompared(runs).map(({ratio}) => Math.abs(Math.log(ratio))))),
  },
  'test-level': {unit: 'share', digits: 0, of: () => LEVEL_OF_TEST},
  ...ratioOfCells('runtime-most-over-least', RUNTIMES_RUN, [keptOn('swow'), keptOn('amphp')]),
};
