import {randomBytes} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {startChild, stopChild} from '../../machine/children.ts';
import {findCommand, requireCommand, runToEnd} from '../../machine/commands.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {freePort} from '../../machine/ports.ts';
import {giveFolder, giveSecret, runAs, serverAccount} from './accounts.ts';
import type {Child} from '../../machine/children.ts';

const SEED = join(import.meta.dirname, 'seed.sql');
export const USER = 'bench';
/** needs no password where rules of authentication say so */
export const TRUSTED = 'trusted';
export const HOST = '127.0.0.1';
export const MAX_CONNECTIONS = 200;

/** Settings that keep the disk and background work out of the measurement; stated in every result. */
export const SETTINGS = {
  max_connections: String(MAX_CONNECTIONS),
  shared_buffers: '128MB',
  fsync: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
};

export type Database = {child: Child; port: number; password: string; dsn: string};

/** of the cluster in the work folder, which its account alone may enter */
export const clusterFolder = (work: string) => join(work, 'pgdata');

/**
 * Creates a database cluster of our own in the work folder and starts it on a free loopback port.
 *
 * @param more settings beside those of every result, or in their place
 */
export async function startDatabase(
  work: string,
  cpus: string | null,
  more: Record<string, string> = {},
): Promise<Database> {
  const postgres = requireProgram('postgres');
  const initdb = requireProgram('initdb');
  requireProgram('psql');
  const password = randomBytes(24).toString('base64url');
  const user = serverAccount('postgres');
  const folder = clusterFolder(work);
  await initialise(initdb, folder, password, user);
  const port = await freePort(HOST);
  const settings = {
    ...SETTINGS,
    listen_addresses: HOST,
    unix_socket_directories: '',
    port: String(port),
    ...more,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = join(work, 'postgres.log');
  const child = startChild({
    name: 'database',
    command: postgres,
    args: ['-D', folder, ...args],
    cwd: '/',
    log,
    stopSignal: 'SIGINT',
    user,
    cpus,
  });
  const database = {
    child,
    port,
    password,
    dsn: `host=${HOST} port=${port} user=${USER} password=${password} dbname=postgres`,
  };
  await untilReady(
    'PostgreSQL',
    child,
    log,
    async () => (await psql(database, ['-c', 'SELECT 1'])).code === 0,
  );
  return database;
}

function requireProgram(name: string) {
  return requireCommand(name, 'apt-get install postgresql, or run setup.sh');
}

async function initialise(initdb: string, folder: string, password: string, user: string | null) {
  const file = `${folder}.password`;
  await giveFolder(folder, user);
  await giveSecret(file, password, user);
  const made = await runAs(user, initdb, [
    ...['-D', folder, '-U', USER, `--pwfile=${file}`, '-A', 'scram-sha-256'],
    ...['--no-sync', '-E', 'UTF8', '--locale=C'],
  ]);
  if (made.code !== 0) {
    throw new HarnessError(
      'initdb',
      made.stderr.trim(),
      'see that the disk has 100 MB free and that the temporary folder can be entered',
    );
  }
}

/** Waits until a database server answers; one that ends or takes too long is told with the end of its log. */
export async function untilReady(
  name: string,
  child: Child,
  log: string,
  isReady: () => boolean | Promise<boolean>,
) {
  const deadline = performance.now() + 15_000;
  while (performance.now() < deadline && child.outcome() === null) {
    if (await isReady()) {
      return;
    }
    await sleep(100);
  }
  await stopChild(child);
  throw new HarnessError(
    name,
    `did not start: ${tail(log)}`,
    'read the log above; is the machine out of memory or disk?',
  );
}

/** Puts the same rows into the database again, so that every run starts from the same state. */
export async function seedDatabase(database: Database) {
  const done = await psql(database, ['-v', 'ON_ERROR_STOP=1', '-f', SEED]);
  if (done.code !== 0) {
    throw new HarnessError(
      'seeding the database',
      done.stderr.trim(),
      'see that the disk is not full and the database runs',
    );
  }
}

export function psql({port, password}: Pick<Database, 'port' | 'password'>, args: string[]) {
  const env = {...process.env, PGPASSWORD: password, PGOPTIONS: '-c client_min_messages=warning'};
  return runToEnd(
    findCommand('psql') ?? 'psql',
    ['-q', '-X', '-h', HOST, '-p', String(port), '-U', USER, '-d', 'postgres', ...args],
    {env, timeoutMs: 20_000},
  );
}

function tail(log: string) {
  return readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
}
