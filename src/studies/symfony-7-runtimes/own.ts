import {valueOf} from '../../../lib/result/read.ts';
import {pairedCells} from '../effects.ts';
import {cellOf, HELLO, RATE, spread} from '../harness-cells.ts';
import {mb, ms, perS, ratio} from '../quantity.ts';
import type {At, Server} from '../harness-cells.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

/** Symfony on PHP-FPM, on Swoole by PHP Runtime's runner, and on Swoole with our own loop, at equal slots. */
export const OWN_RUN = 'symfony-7-runtimes/symfony-state';

/** By the names that quantities and categories have. */
const SERVERS: Record<string, Server> = {
  bare: {system: 'fpm-nginx-symfony-per-request-blocking'},
  fpm: {system: 'fpm-nginx-symfony-app-per-request-db-kept-blocking'},
  reconnecting: {system: 'symfony-swoole-symfony-app-kept-db-per-request-blocking'},
  runner: {system: 'symfony-swoole-symfony-kept-blocking'},
  idle: {system: 'symfony-swoole-symfony-kept-blocking-idle-dispatch'},
  processes: {system: 'swoole-symfony-kept-blocking'},
  coroutines: {system: 'swoole-symfony-kept-coroutine-c8', workers: 2},
};

/** Id of the measurement of a server. */
export const ownId = (server: string, at?: At) => cellOf(SERVERS[server], at);

const AT_RATE = {point: RATE};

const value =
  (path: string, at?: At) =>
  (runs: RunOf, {server, wait}: Holes) =>
    valueOf(runs(OWN_RUN), ownId(server, {...at, ...(wait && {waitMs: Number(wait)})}), path);

/** Throughput of {server} over that of {other} within blocks. */
const times =
  (at?: At) =>
  (runs: RunOf, {server, other}: Holes) =>
    pairedCells(runs(OWN_RUN), [ownId(server, at), ownId(other, at)]);

export const ownQuantities: Quantities = {
  'own-rate-{server}': perS[0](value('throughputPerS')),
  'own-rate-hello-{server}': perS[0](value('throughputPerS', HELLO)),
  'own-rate-wait-{wait}-{server}': perS[0](value('throughputPerS')),
  'own-cpu-hello-{server}': ms[2](value('cpuMs', HELLO)),
  'own-memory-{server}': mb[0](value('memoryMb.loaded')),
  'own-p50-{server}': ms[0](value('latencyMs.p50', AT_RATE)),
  'own-p99-{server}': ms[0]((runs, {server}) =>
    spread(runs(OWN_RUN), ownId(server, AT_RATE), 'latencyMs.p99'),
  ),
  'own-times-{server}-{other}': ratio[2](times()),
  'own-times-few-{server}-{other}': ratio[2](times({slots: 2})),
  'own-times-hello-{server}-{other}': ratio[2](times(HELLO)),
};
