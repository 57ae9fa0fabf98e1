import {cellOf, inCoroutines} from '../harness-cells.ts';
import type {At as AnyAt, Server} from '../harness-cells.ts';

/** Laravel 11 on PHP-FPM, Octane and our own loop on Swoole. */
export const RUN = 'laravel-octane/equal-slots';

/** Servers by the names that quantities and series have, each with what it keeps. */
export const SERVERS: Record<string, Server> = {
  bare: {system: 'fpm-nginx-laravel11-per-request-blocking'},
  fpm: {system: 'fpm-nginx-laravel11-app-per-request-db-kept-blocking'},
  reconnecting: {system: 'octane-swoole-laravel11-app-kept-db-per-request-blocking'},
  octane: {system: 'octane-swoole-laravel11-kept-blocking'},
  staying: {system: 'octane-swoole-laravel11-kept-blocking-workers-stay'},
  idle: {system: 'octane-swoole-laravel11-kept-blocking-idle-dispatch'},
  // In the later session alone: its workers keep OPcache.
  cached: {system: 'octane-swoole-laravel11-kept-blocking-opcache-stays'},
  processes: {system: 'swoole-laravel11-kept-blocking'},
  coroutines: inCoroutines('swoole', 'laravel11'),
};

export interface At extends AnyAt {
  /** the young application unless told */
  age?: string;
}

/** Id of the measurement of a server. */
export function cellId(server: string, {age, ...at}: At = {}): string {
  const {system: young, ...more} = SERVERS[server];
  const system = age === 'grown' ? young.replace('laravel11', 'laravel11-grown') : young;
  return cellOf({system, ...more}, at);
}

/** Octane with OPcache as it leaves it and with OPcache kept, and our own loop, in a later session. */
export const OPCACHE_RUN = 'laravel-octane/opcache-stays';

/** The highest rate at which the objective was met, for the servers of the first run. */
export const OBJECTIVE_RUN = 'laravel-octane/objective';
export const OBJECTIVE = 'objective';

/** Of an objective, ms; the plan asks for it, and the run's notes say so. */
export const OBJECTIVE_P99_MS = 100;

/** The young application and one behind the packages, session and cache of years, in one session. */
export const AGES_RUN = 'laravel-octane/grown';
export const AGES = ['young', 'grown'];
