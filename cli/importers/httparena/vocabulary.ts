import {Refusal} from '../refusal.ts';
import type {System} from '../../../lib/result/types.ts';
import type {StatedScenario} from '../types.ts';

/**
 * HttpArena's PHP entries, and what each is, as their sources at commit 28606ba say: Swoole runs with coroutines
 * off, and like Workerman, Mark and ngx-php it asks the database by a blocking PDO that each worker keeps.
 */
export const HTTPARENA_RUNTIMES: Record<string, Pick<System, 'runtime' | 'state' | 'waiting'>> = {
  'frankenphp-trueasync': {runtime: 'trueasync', state: 'stateful', waiting: 'coroutine'},
  'symfony-spawn-franken': {runtime: 'symfony-spawn', state: 'stateful', waiting: 'coroutine'},
  Swoole: {runtime: 'swoole', state: 'stateful', waiting: 'blocking'},
  hyperf: {runtime: 'hyperf', state: 'stateful', waiting: 'coroutine'},
  mark: {runtime: 'mark', state: 'stateful', waiting: 'blocking'},
  workerman: {runtime: 'workerman', state: 'stateful', waiting: 'blocking'},
  'workerman-websocket': {runtime: 'workerman', state: 'stateful', waiting: 'event-loop'},
  'ngx-php': {runtime: 'ngx-php', state: 'stateful', waiting: 'blocking'},
  'php-fpm': {runtime: 'php-fpm', state: 'stateless', waiting: 'blocking'},
};

/** Profiles by the part of the file name before the connection count, with the kind of work they are. */
const WORKLOADS: Record<string, StatedScenario['workload']> = {
  'async-db': 'one-query',
  crud: 'mixed',
  api: 'mixed',
  baseline: 'no-io',
  json: 'no-io',
  'echo-ws': 'messages',
  gateway: 'mixed',
};

/**
 * The scenario that a leaderboard file is about, from its name: `api-4-256.json` is the profile `api-4` (four CPUs)
 * at 256 connections.
 *
 * @throws {Refusal} file-name-unknown.
 */
export function profileOf(fileName: string): StatedScenario {
  const profile = /^([a-z0-9-]+)-\d+\.json$/.exec(fileName)?.[1] ?? '';
  const kind = Object.keys(WORKLOADS).find(
    (name) => profile === name || profile.startsWith(`${name}-`),
  );
  if (!kind) {
    throw new Refusal('file-name-unknown', {value: fileName, allowed: Object.keys(WORKLOADS)});
  }
  return {id: profile, workload: WORKLOADS[kind]};
}
