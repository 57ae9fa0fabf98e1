import {randomBytes} from 'node:crypto';
import {chmodSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {startChild} from '../../machine/children.ts';
import {findCommand, requireCommand, runToEnd} from '../../machine/commands.ts';
import {writeWhole} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {freePort} from '../../machine/ports.ts';
import type {Child} from '../../machine/children.ts';

const SEED = join(import.meta.dirname, 'seed.sql');
const USER = 'bench';
const HOST = '127.0.0.1';
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

/** Creates a database cluster of our own in the work folder and starts it on a free loopback port. */
export async function startDatabase(work: string, cpus: string | null): Promise<Database> {
  const postgres = requireProgram('postgres');
  const initdb = requireProgram('initdb');
  requireProgram('psql');
  const password = randomBytes(24).toString('base64url');
  const user = serverAccount();
  const folder = join(work, 'pgdata');
  await initialise(initdb, folder, password, user);
  const port = await freePort(HOST);
  const settings = {
    ...SETTINGS,
    listen_addresses: HOST,
    unix_socket_directories: '',
    port: String(port),
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
  await untilReady(database, log);
  return database;
}

function requireProgram(name: string) {
  return requireCommand(name, 'apt-get install postgresql, or run setup.sh');
}

/** PostgreSQL refuses to run as root, so root lends it Debian's account, or "nobody". */
function serverAccount() {
  if (process.getuid?.() !== 0) {
    return null;
  }
  return /^postgres:/m.test(readFileSync('/etc/passwd', 'utf8')) ? 'postgres' : 'nobody';
}

async function initialise(initdb: string, folder: string, password: string, user: string | null) {
  const file = `${folder}.password`;
  mkdirSync(folder, {mode: 0o700});
  writeWhole(file, password, {mode: 0o600});
  if (user !== null) {
    await runToEnd('chown', [user, folder, file]);
  }
  chmodSync(folder, 0o700);
  const args = [
    ...['-D', folder, '-U', USER, `--pwfile=${file}`, '-A', 'scram-sha-256'],
    ...['--no-sync', '-E', 'UTF8', '--locale=C'],
  ];
  const [command, full] =
    user === null
      ? [initdb, args]
      : ['setpriv', ['--reuid', user, '--regid', user, '--init-groups', '--', initdb, ...args]];
  const made = await runToEnd(command, full, {cwd: '/'});
  if (made.code !== 0) {
    throw new HarnessError(
      'initdb',
      made.stderr.trim(),
      'see that the disk has 100 MB free and that the temporary folder can be entered',
    );
  }
}

async function untilReady(database: Database, log: string) {
  const deadline = performance.now() + 15_000;
  while (performance.now() < deadline && database.child.outcome() === null) {
    if ((await psql(database, ['-c', 'SELECT 1'])).code === 0) {
      return;
    }
    await sleep(100);
  }
  throw new HarnessError(
    'PostgreSQL',
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

function psql({port, password}: Database, args: string[]) {
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
