import {mbPerSlot} from '../../../lib/gains/slot-memory.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {madeAgain} from '../../../lib/result/stated.ts';
import {pairedCells} from '../effects.ts';
import {cellOf, HELLO, inCoroutines, SLOTS} from '../harness-cells.ts';
import {repeatsIn} from '../laravel-on-swoole/session.ts';
import {count, mb, perS, ratio} from '../quantity.ts';
import type {At, Server} from '../harness-cells.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

/** Frameworks on PHP-FPM, Octane, Swoole and Swow in one session, at equal slots, with all kept that each server can keep. */
export const SWOW_RUN = 'state-or-coroutines/swow-frameworks';
/** The same where nothing waits: ten queries that answer at once, and requests without one. */
const NO_WAIT_RUN = 'state-or-coroutines/swow-no-wait';
/** Coroutines with the fewest slots and with the most. */
const MEMORY_RUN = 'state-or-coroutines/swow-memory';
/** Applications by the names that quantities have. */
export const SWOW_APPS: Record<string, string> = {laravel: 'laravel11', symfony: 'symfony'};

/** Systems by the names that quantities and categories have. */
const SERVERS: Record<string, (app: string, slots: number) => Server> = {
  fpm: (app) => ({system: `fpm-nginx-${app}-app-per-request-db-kept-blocking`}),
  octane: (app) => ({system: `octane-swoole-${app}-kept-blocking`}),
  ...kindsOf('swoole'),
  ...kindsOf('swow'),
};

function kindsOf(runtime: string): Record<string, (app: string, slots: number) => Server> {
  return {
    [`${runtime}_processes`]: (app) => ({system: `${runtime}-${app}-kept-blocking`}),
    [`${runtime}_coroutines`]: (app, slots) => inCoroutines(runtime, app, slots),
  };
}

/** Id of the measurement of a server with an application. */
export const swowId = ({server, app}: Holes, at?: At) =>
  cellOf(SERVERS[server](SWOW_APPS[app], at?.slots ?? SLOTS), at);

/** Loads by the names that quantities have. */
const LOADS: Record<string, {run: string; at?: At}> = {
  short: {run: SWOW_RUN},
  slow: {run: SWOW_RUN, at: {waitMs: 20}},
  none: {run: NO_WAIT_RUN, at: {waitMs: 0}},
  hello: {run: NO_WAIT_RUN, at: HELLO},
};

const value = (path: string) => (runs: RunOf, holes: Holes) =>
  valueOf(runs(SWOW_RUN), swowId(holes), path);

/** Throughput of {server} over that of {other} within blocks, under a {load}. */
const times = ratio[2]((runs, {load = 'short', app, server, other}) => {
  const {run, at} = LOADS[load];
  return pairedCells(runs(run), [swowId({server, app}, at), swowId({server: other, app}, at)]);
});

/** Wait of each query, ms. */
const waitOf = (scenario: string) =>
  count((runs) => Number(runs(SWOW_RUN).scenarios[scenario].ioWaitPerQueryMs));

export const swowQuantities: Quantities = {
  'swow-runs': count((runs) => repeatsIn(runs(SWOW_RUN))),
  'swow-again': count((runs) => madeAgain(runs(SWOW_RUN))),
  'swow-no-wait-runs': count((runs) => repeatsIn(runs(NO_WAIT_RUN))),
  'swow-no-wait-again': count((runs) => madeAgain(runs(NO_WAIT_RUN))),
  'swow-wait': waitOf('bench-wait-2'),
  'swow-slow-wait': waitOf('bench-wait-20'),
  'swow-rate-{app}-{server}': perS[0](value('throughputPerS')),
  'swow-memory-{app}-{server}': mb[0](value('memoryMb.loaded')),
  'swow-times-{app}-{server}-{other}': times,
  'swow-times-{load}-{app}-{server}-{other}': times,
  'swow-slot-mb-{app}-{runtime}': mb[2]((runs, {runtime, app}) =>
    mbPerSlot(runs(MEMORY_RUN), {runtime, app: SWOW_APPS[app], waiting: 'coroutine'}),
  ),
};
