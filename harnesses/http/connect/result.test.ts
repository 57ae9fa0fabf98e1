import {expect, test} from 'vitest';
import {checkOf} from '../../test/site-check.ts';
import {METHODS} from './methods.ts';
import {connectResultOf, isOfConnect} from './result.ts';

const machine = {
  ...{os: 'Debian', kernel: '6', virtualisation: 'none', cpuModel: 'X', cores: 2, memoryGb: 8},
  versions: {php: '8.2', postgresql: '15', pgbouncer: '1.18', mariadb: 'absent'},
  ...{commit: 'abcdef0123456789', uncommittedChanges: false},
};
const at = '2026-11-22T10:00:00.000Z';
const session = {
  ...{kind: 'session', at, seed: 7, commandLine: 'harnesses/http/run connect', machine},
  ...{measures: 'connect', quietCanaryMs: 10},
  placements: {shared: {php: null, others: null, generator: null}},
};
const methodOf = (id) => METHODS.find((method) => method.id === id);

function runOf(id, block, more = {}) {
  const cell = methodOf(id);
  const pooler = cell.server === 'pgbouncer' ? {pooler: 0.1} : {};
  return {
    ...{kind: 'run', cell, block, attempt: 1, accepted: true, status: 'measured', noise: null},
    startedAt: at,
    canaryMs: {before: 10, after: 11},
    costs: {
      ...{connections: 400, queries: 5000, openMs: {p50: block, p99: 2 * block}},
      connection: {wallMs: block + 1, cpuMs: {php: 4, database: -0.01, ...pooler}},
      query: {wallMs: 0.05, cpuMs: {php: 0.02, database: 0.03, ...pooler}},
    },
    ...more,
  };
}

function exported(runs) {
  const entries = [session, ...runs];
  const journal = {
    path: 'journal',
    entries,
    ofKind: (kind) => entries.filter((one) => one.kind === kind),
  };
  const published = {file: 'connect.journal.ndjson.gz', lines: 7, bytes: 9, sha256: 'a'.repeat(64)};
  expect(isOfConnect(journal)).toBe(true);
  return JSON.parse(
    JSON.stringify(connectResultOf(journal, {study: 'own', name: 'connect', published})),
  );
}

test('a journal becomes a valid result file: a connection and a query for each method, the pooler apart', () => {
  const blocks = [1, 2, 3, 4, 5, 6];
  const ids = ['postgres-tcp-scram', 'pgbouncer-socket-trust'];
  const result = exported(ids.flatMap((id) => blocks.map((block) => runOf(id, block))));
  expect(checkOf(result).problems).toEqual([]);
  expect(result.environment.database).toBe('PostgreSQL 15 on the same machine, without TLS');
  const by = Object.fromEntries(result.measurements.map((one) => [one.id, one]));
  expect(Object.keys(by)).toEqual([
    'pgbouncer-socket-trust.connection',
    'pgbouncer-socket-trust.query',
    'postgres-tcp-scram.connection',
    'postgres-tcp-scram.query',
  ]);
  const {values, processGroups, parameters} = by['postgres-tcp-scram.connection'];
  expect(parameters).toEqual({part: 'connection'});
  expect(values.wallMs.value).toBe(4.5);
  expect(values.connectMs.p99.values).toEqual([2, 4, 6, 8, 10, 12]);
  expect(processGroups.map(({name}) => name)).toEqual(['php', 'database']);
  // Noise around nothing is nothing.
  expect(processGroups[1].cpuMsPerRequest.value).toBe(0);
  const behind = by['pgbouncer-socket-trust.query'];
  expect(behind.values).not.toHaveProperty('connectMs');
  expect(behind.processGroups.map(({name}) => name)).toEqual(['php', 'database', 'other']);
});

test('a server that did not come up is in the result, with the last line of its log', () => {
  const failed = {status: 'crashed', reason: 'MariaDB: did not start', costs: undefined};
  const result = exported([
    runOf('mariadb-tcp', 1, {...failed, logEnd: ['[ERROR] Can’t lock aria control file']}),
    runOf('postgres-tcp-trust', 1),
  ]);
  expect(checkOf(result).problems).toEqual([]);
  expect(result.measurements[0]).toMatchObject({status: 'failed', values: {}});
  expect(result.measurements[0].notes[0]).toMatch(/did not start.*Can’t lock aria control file/);
});
