import {chmodSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {Journal} from '../../engine/journal.ts';
import {makeRuns} from '../../engine/session.ts';
import {measureConnect} from '../connect/measure-connect.ts';
import {findMethod, findServer, METHODS} from '../connect/methods.ts';
import {connectResultOf} from '../connect/result.ts';
import {CONNECT, connectPlan} from '../connect/session.ts';
import {missingNeeds} from '../catalogue.ts';
import {withFolder} from './harness.ts';
import {testWithServers} from './requirements.ts';

afterEach(() => vi.unstubAllEnvs());

/** A plan of few connections by some methods, run twice into one journal. */
const measuredBy = (ids, body) =>
  withFolder((folder) =>
    CONNECT.lend(async (place) => {
      const methods = ids.map((id) => ({...findMethod(id), connections: 60}));
      const plan = {...connectPlan(1, methods), noise: 'record'};
      const journal = Journal.open(join(folder, 'connect'));
      const context = {plan, runs: plan.runs, place, journal, tell: () => {}, commandLine: 'test'};
      await makeRuns({...context, seed: 1}, CONNECT);
      const made = journal.ofKind('run');
      await makeRuns({...context, seed: 1}, CONNECT);
      expect(journal.ofKind('run')).toEqual(made);
      for (const {status, reason, logEnd} of made) {
        expect(status, `${reason}\n${logEnd?.join('\n')}`).toBe('measured');
      }
      await body(Object.fromEntries(made.map(({cell, costs}) => [cell.id, costs])), journal);
    }),
  );

test('each method has an id of its own and stands beside the line of a kept connection', () => {
  expect(new Set(METHODS.map(({id}) => id)).size).toBe(METHODS.length);
  const zero = METHODS.filter(({persistent}) => persistent).map(({server}) => server);
  expect(zero).toEqual(['postgres', 'mariadb']);
});

await testWithServers(
  'PostgreSQL is measured by password, without one, and kept: the password costs PHP the most, and a finished session makes no run again',
  {timeoutMs: 120_000},
  () =>
    measuredBy(
      ['postgres-tcp-scram', 'postgres-tcp-trust', 'postgres-persistent'],
      async (costs, journal) => {
        const php = (id) => costs[`postgres-${id}`].connection.cpuMs.php;
        // 4,096 rounds of HMAC in the client, for each connection.
        expect(php('tcp-scram')).toBeGreaterThan(3 * php('tcp-trust'));
        const {connection, openMs} = costs['postgres-tcp-trust'];
        // A process is forked for it, and its CPU time is counted when it has ended.
        expect(connection.cpuMs.database).toBeGreaterThan(0.3);
        expect(connection.wallMs).toBeGreaterThan(0.3);
        expect(openMs.p99).toBeGreaterThanOrEqual(openMs.p50);
        expect(costs['postgres-persistent'].connection.wallMs).toBeLessThan(connection.wallMs / 5);
        const about = {study: 'own', name: 'connect', published: {}};
        expect(connectResultOf(journal, about).measurements).toHaveLength(6);
      },
    ),
);

await testWithDatabase(
  'behind PgBouncer a connection costs the database nothing that a query does not',
  'pgbouncer',
  () =>
    measuredBy(['pgbouncer-tcp-scram', 'pgbouncer-socket-trust'], async (costs) => {
      const {connection, query} = costs['pgbouncer-socket-trust'];
      expect(connection.cpuMs.database).toBeLessThan(0.3);
      expect(query.cpuMs.pooler).toBeGreaterThan(0);
      const php = (id) => costs[`pgbouncer-${id}`].connection.cpuMs.php;
      expect(php('tcp-scram')).toBeGreaterThan(3 * php('socket-trust'));
    }),
);

await testWithDatabase('MariaDB is measured by TCP and by its socket', 'mariadb', () =>
  measuredBy(['mariadb-tcp', 'mariadb-socket'], async (costs) => {
    expect(Object.keys(costs['mariadb-tcp'].query.cpuMs).sort()).toEqual(['database', 'php']);
    expect(costs['mariadb-tcp'].openMs.p50).toBeGreaterThan(costs['mariadb-socket'].openMs.p50 / 2);
    expect(costs['mariadb-socket'].connection.cpuMs.php).toBeGreaterThan(0);
  }),
);

await testWithServers('a server that does not come up is a result with its log', {}, () =>
  withFolder((folder) =>
    CONNECT.lend(async (place) => {
      // The database's account has to run them.
      chmodSync(folder, 0o755);
      const program = (name, text) =>
        writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, {mode: 0o755});
      program('mariadb-install-db', 'exit 0');
      program('mariadbd', 'echo "[ERROR] InnoDB: no room" >&2; exit 1');
      vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
      for (const id of ['mariadb-tcp', 'mariadb-socket']) {
        const {status, reason, log} = await measureConnect(findMethod(id), place);
        expect(status).toBe('crashed');
        expect(reason).toMatch(/MariaDB: did not start: .*no room/);
        expect(log).toMatch(/no room[^]*What to do:/);
      }
    }),
  ),
);

/** Needs a server that setup.sh installs only when asked: where it is absent, the test is skipped and says so. */
async function testWithDatabase(name, server, body) {
  const missing = (await missingNeeds(findServer(server))).map(({what}) => what);
  if (missing.length > 0) {
    process.stdout.write(
      `SKIPPED "${name}": missing ${missing.join(', ')}; run harnesses/http/setup.sh databases\n`,
    );
    test.skip(name, body);
    return;
  }
  await testWithServers(name, {timeoutMs: 120_000}, body);
}
