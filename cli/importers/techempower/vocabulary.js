// @ts-check
import {member} from '../parse/shape.js';
import {Refusal} from '../refusal.js';

/** Connections at which the tests run whose levels are numbers of queries. */
const QUERY_TEST_CONNECTIONS = 512;

/**
 * Levels of a test in the order of its rows: connections, or queries for each request at a fixed number of
 * connections.
 *
 * @param {unknown} run
 * @param {string} test
 * @returns {{connections: number, queries?: number, label: string}[]}
 */
export function levelsOf(run, test) {
  /** @param {string} name */
  const list = (name) =>
    member(run, [name], 'array').map((_, index) => member(run, [name, index], 'number'));
  if (test === 'plaintext') return list('pipelineConcurrencyLevels').map(asConnections);
  if (test === 'cached_query') return list('cachedQueryIntervals').map(asQueries);
  if (test === 'query' || test === 'update') return list('queryIntervals').map(asQueries);
  return list('concurrencyLevels').map(asConnections);
}

/** @param {number} connections */
const asConnections = (connections) => ({connections, label: `c${connections}`});
/** @param {number} queries */
const asQueries = (queries) => ({
  connections: QUERY_TEST_CONNECTIONS,
  queries,
  label: `q${queries}`,
});

/**
 * The scenario of a test at a level.
 *
 * @param {string} test
 * @param {{queries?: number}} level
 * @returns {import('../types.js').StatedScenario}
 */
export function scenarioAt(test, {queries}) {
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

/**
 * Runtime by TechEmpower's `platform`; whether state is kept follows from it.
 *
 * @type {Record<string, Known>}
 *
 * @typedef {Omit<import('../types.js').StatedSystem, 'id'>} Known
 */
const PLATFORMS = {
  'fpm/fastcgi': {runtime: 'php-fpm', state: 'stateless', waiting: 'blocking'},
  swoole: {runtime: 'swoole', state: 'stateful', waiting: 'coroutine'},
  workerman: {runtime: 'workerman', state: 'stateful', waiting: 'unknown'},
  roadrunner: {runtime: 'roadrunner', state: 'stateful', waiting: 'blocking'},
  ngx_php: {runtime: 'ngx-php', state: 'unknown', waiting: 'unknown'},
  amp: {runtime: 'amphp', state: 'stateful', waiting: 'coroutine'},
  unit: {runtime: 'nginx-unit', state: 'stateless', waiting: 'blocking'},
};

/**
 * Entries that differ from their platform. `swoole-no-async` is Swoole with blocking PDO.
 *
 * @type {Record<string, Known>}
 */
const ENTRIES = {
  'swoole-no-async': {waiting: 'blocking'},
};

/** @type {Known} */
const OTHER = {runtime: 'other', state: 'unknown', waiting: 'unknown'};

/**
 * What a framework entry is, from its metadata.
 *
 * @param {Framework} framework
 * @returns {import('../types.js').StatedSystem} System with its id.
 * @throws {Refusal} framework-unknown.
 *
 * @typedef {Record<'name' | 'platform' | 'webserver' | 'database' | 'orm' | 'classification', string>} Framework
 */
export function systemOf({name, platform, webserver, database, orm, classification}) {
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
