import {valueOf} from '../../../lib/result/read.ts';
import {madeAgain} from '../../../lib/result/stated.ts';
import {pairedCells} from '../effects.ts';
import {cellOf} from '../harness-cells.ts';
import {repeatsIn} from '../laravel-on-swoole/session.ts';
import {count, mb, perS, ratio} from '../quantity.ts';
import type {At, Server} from '../harness-cells.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

/** Frameworks on PHP-FPM, Octane, Swoole and Swow in one session, at equal slots, with all kept that each server can keep. */
export const SWOW_RUN = 'state-or-coroutines/swow-frameworks';
/** Applications by the names that quantities have. */
export const SWOW_APPS: Record<string, string> = {laravel: 'laravel11', symfony: 'symfony'};

/** Systems by the names that quantities and categories have. */
const SERVERS: Record<string, (app: string) => Server> = {
  fpm: (app) => ({system: `fpm-nginx-${app}-app-per-request-db-kept-blocking`}),
  octane: (app) => ({system: `octane-swoole-${app}-kept-blocking`}),
  ...kindsOf('swoole'),
  ...kindsOf('swow'),
};

function kindsOf(runtime: string): Record<string, (app: string) => Server> {
  return {
    [`${runtime}_processes`]: (app) => ({system: `${runtime}-${app}-kept-blocking`}),
    [`${runtime}_coroutines`]: (app) => ({
      system: `${runtime}-${app}-kept-coroutine-c8`,
      workers: 2,
    }),
  };
}

/** Id of the measurement of a server with an application. */
export const swowId = ({server, app}: Holes, at?: At) =>
  cellOf(SERVERS[server](SWOW_APPS[app]), at);

const SLOW = {waitMs: 20};

const value = (path: string) => (runs: RunOf, holes: Holes) =>
  valueOf(runs(SWOW_RUN), swowId(holes), path);

/** Throughput of {server} over that of {other} within blocks. */
const times = (at?: At) => (runs: RunOf, holes: Holes) =>
  pairedCells(runs(SWOW_RUN), [swowId(holes, at), swowId({...holes, server: holes.other}, at)]);

export const swowQuantities: Quantities = {
  'swow-runs': count((runs) => repeatsIn(runs(SWOW_RUN))),
  'swow-again': count((runs) => madeAgain(runs(SWOW_RUN))),
  'swow-slow-wait': count((runs) =>
    Number(runs(SWOW_RUN).scenarios['bench-wait-20'].ioWaitPerQueryMs),
  ),
  'swow-rate-{app}-{server}': perS[0](value('throughputPerS')),
  'swow-memory-{app}-{server}': mb[0](value('memoryMb.loaded')),
  'swow-times-{app}-{server}-{other}': ratio[2](times()),
  'swow-times-slow-{app}-{server}-{other}': ratio[2](times(SLOW)),
};
