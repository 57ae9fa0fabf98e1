import {APPS, at, BELOW, corner, each, fpm} from './read.ts';
import type {Compared} from './read.ts';

const POINT = {point: 'below'};

/** What is compared below saturation, by the names that quantities and series have. */
export const BELOW_CELLS: Compared[] = [
  {id: 'fpm', token: 'group-4', at: (app) => ({...fpm(app), ...POINT})},
  {
    id: 'kept-blocking',
    token: 'group-1',
    at: (app) => ({...corner(app, 'kept', 'blocking'), ...POINT}),
  },
  {
    id: 'kept-coroutine',
    token: 'group-3',
    at: (app) => ({...corner(app, 'kept', 'coroutine'), ...POINT}),
  },
];

const PATHS = {
  rate: {path: 'throughputPerS', unit: 'perS', digits: 0},
  p50: {path: 'latencyMs.p50', unit: 'ms', digits: 1},
  p95: {path: 'latencyMs.p95', unit: 'ms', digits: 1},
};

/** Throughput and latency of each cell at six tenths of what it can do. */
export const below = each(APPS, (app) =>
  each(BELOW_CELLS, ({id, at: configurationOf}) =>
    each(Object.entries(PATHS), ([name, {path, ...shown}]) => ({
      [`below-${name}-${app}-${id}`]: {
        ...shown,
        of: (runs) => at(runs(BELOW), configurationOf(app), path),
      },
    })),
  ),
);
