import {member} from '../parse/shape.ts';
import {Refusal} from '../refusal.ts';
import type {StatedScenario, StatedSystem} from '../types.ts';

/** Connections at which the tests run whose levels are numbers of queries. */
const QUERY_TEST_CONNECTIONS = 512;

/**
 * Levels of a test in the order of its rows: connections, or queries for each request at a fixed number of
 * connections.
 */
export function levelsOf(
  run: unknown,
  test: string,
): {connections: number; queries?: number; label: string}[] {
  const list = (name: string) =>
    member(run, [name], 'array').map((_, index) => member(run, [name, index], 'number'));
  if (test === 'plaintext') return list('pipelineConcurrencyLevels').map(asConnections);
  if (test === 'cached_query') return list('cachedQueryIntervals').map(asQueries);
  if (test === 'query' || test === 'update') return list('queryIntervals').map(asQueries);
  return list('concurrencyLevels').map(asConnections);
}

const asConnections = (connections: number) => ({connections, label: `c${connections}`});
const asQueries = (queries: number) => ({
  connections: QUERY_TEST_CONNECTIONS,
  queries,
  label: `q${queries}`,
});

/** The scenario of a test at a level. */
export function scenarioAt(test: string, {queries}: {queries?: number}): StatedScenario {
  const name = test.replace('_', '-');
  if (queries !== undefined) {
    const workload = queries === 1 ? 'one-query' : 'many-queries';
    return {id: `${name}-${queries}`, workload, queriesPerRequest: queries};
  }
  if (test === 'db' || test === 'fortune') {
    return {id: name, workload: 'one-query', queriesPerRequest: 1};
  }
  return {id: name, workload: 'no-io', queriesPerRequest: 0};
}

export type Known = Omit<StatedSystem, 'id'>;

/** Runtime by TechEmpower's `platform`; whether state is kept follows from it. */
const PLATFORMS: Record<string, Known> = {
  'fpm/fastcgi': {runtime: 'php-fpm', state: 'stateless', waiting: 'blocking'},
  swoole: {runtime: 'swoole', state: 'stateful', waiting: 'coroutine'},
  workerman: {runtime: 'workerman', state: 'stateful', waiting: 'unknown'},
  roadrunner: {runtime: 'roadrunner', state: 'stateful', waiting: 'blocking'},
  ngx_php: {runtime: 'ngx-php', state: 'unknown', waiting: 'unknown'},
  amp: {runtime: 'amphp', state: 'stateful', waiting: 'coroutine'},
  unit: {runtime: 'nginx-unit', state: 'stateless', waiting: 'blocking'},
};

/** Entries that differ from their platform. `swoole-no-async` is Swoole with blocking PDO. */
const ENTRIES: Record<string, Known> = {
  'swoole-no-async': {waiting: 'blocking'},
};

const OTHER: Known = {runtime: 'other', state: 'unknown', waiting: 'unknown'};

export type Framework = Record<
  'name' | 'platform' | 'webserver' | 'database' | 'orm' | 'classification',
  string
>;

/**
 * What a framework entry is, from its metadata.
 *
 * @returns System with its id.
 * @throws {Refusal} framework-unknown.
 */
export function systemOf({
  name,
  platform,
  webserver,
  database,
  orm,
  classification,
}: Framework): StatedSystem {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Refusal('framework-unknown', {value: name});
  const known = Object.hasOwn(PLATFORMS, platform) ? PLATFORMS[platform] : OTHER;
  return {
    id: name,
    label: name,
    ...known,
    ...ENTRIES[name],
    settings: {platform, webserver, database, orm, classification},
  };
}
