import {quantity, valueOf} from '../../../lib/result/read.ts';
import {pairedCells} from '../effects.ts';
import {mb, ms, perS, ratio} from '../quantity.ts';
import type {Holes, Quantities, RunOf} from '../types.ts';

/** Symfony on PHP-FPM, on Swoole by PHP Runtime's runner, and on Swoole with our own loop, at equal slots. */
export const OWN_RUN = 'symfony-7-runtimes/symfony-state';

/** Systems by the names that quantities and categories have, with the processes that their slots are in. */
const SERVERS: Record<string, {system: string; workers?: number}> = {
  bare: {system: 'fpm-nginx-symfony-per-request-blocking'},
  fpm: {system: 'fpm-nginx-symfony-app-per-request-db-kept-blocking'},
  reconnecting: {system: 'symfony-swoole-symfony-app-kept-db-per-request-blocking'},
  runner: {system: 'symfony-swoole-symfony-kept-blocking'},
  idle: {system: 'symfony-swoole-symfony-kept-blocking-idle-dispatch'},
  processes: {system: 'swoole-symfony-kept-blocking'},
  coroutines: {system: 'swoole-symfony-kept-coroutine-c8', workers: 2},
};

interface At {
  slots?: number;
  /** of each query, ms; null for a request without queries */
  waitMs?: number | null;
  point?: string;
}

/** Two slots and no query. */
export const HELLO = {slots: 2, waitMs: null};
const RATE = {point: 'slowest-0.7'};

/** Id of the measurement of a server, with ten queries in sixteen slots unless told. */
export function ownId(server: string, {slots = 16, waitMs = 2, point = 'closed'}: At = {}) {
  const {system, workers = slots} = SERVERS[server];
  const scenario = waitMs === null ? 'hello' : `bench-wait-${waitMs}`;
  return `${system}-n${workers}-${scenario}-${point}`;
}

const value =
  (path: string, at?: At) =>
  (runs: RunOf, {server, wait}: Holes) =>
    valueOf(runs(OWN_RUN), ownId(server, {...at, ...(wait && {waitMs: Number(wait)})}), path);

/** Throughput, or what the path says, of {server} over that of {other} within blocks. */
const times =
  (at?: At, path?: string) =>
  (runs: RunOf, {server, other}: Holes) =>
    pairedCells(runs(OWN_RUN), [ownId(server, at), ownId(other, at)], path);

export const ownQuantities: Quantities = {
  'own-rate-{server}': perS[0](value('throughputPerS')),
  'own-rate-hello-{server}': perS[0](value('throughputPerS', HELLO)),
  'own-rate-wait-{wait}-{server}': perS[0](value('throughputPerS')),
  'own-cpu-hello-{server}': ms[2](value('cpuMs', HELLO)),
  'own-memory-{server}': mb[0](value('memoryMb.loaded')),
  'own-p50-{server}': ms[0](value('latencyMs.p50', RATE)),
  // The median of the blocks, and the least and the most of them.
  'own-p99-{server}': ms[0]((runs, {server}) => {
    const {value: middle, values = []} = quantity(
      runs(OWN_RUN),
      ownId(server, RATE),
      'latencyMs.p99',
    );
    return {value: middle, low: Math.min(...values), high: Math.max(...values)};
  }),
  'own-times-{server}-{other}': ratio[2](times()),
  'own-times-few-{server}-{other}': ratio[2](times({slots: 2})),
  'own-times-hello-{server}-{other}': ratio[2](times(HELLO)),
};
