import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {startChild} from '../../machine/children.ts';
import {requireCommand} from '../../machine/commands.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {freePort} from '../../machine/ports.ts';
import {giveFolder, giveSecret, serverAccount} from './accounts.ts';
import {HOST, psql, TRUSTED, untilReady, USER} from './postgres.ts';
import type {Child} from '../../machine/children.ts';
import type {Database} from './postgres.ts';

/** Stated in every result; a pool of so many is more than one process of PHP can use. */
export const POOLER_SETTINGS = {
  pool_mode: 'transaction',
  default_pool_size: '4',
  log_connections: '0',
  log_disconnections: '0',
};

/** Starts PgBouncer in front of a database, with its rules of authentication, on a free loopback port and a socket. */
export async function startPooler(
  work: string,
  cpus: string | null,
  {database, rules}: {database: Database; rules: string},
): Promise<{child: Child; log: string; port: number; folder: string}> {
  const command = requireCommand('pgbouncer', 'apt-get install pgbouncer');
  const user = serverAccount('postgres');
  const folder = join(work, 'pgbouncer');
  await giveFolder(folder, user);
  const port = await freePort(HOST);
  const file = (name: string) => join(folder, name);
  const settings = {
    ...POOLER_SETTINGS,
    listen_addr: HOST,
    listen_port: String(port),
    unix_socket_dir: folder,
    auth_type: 'hba',
    auth_hba_file: file('rules'),
    auth_file: file('users'),
  };
  await giveSecret(file('rules'), rules, user);
  await giveSecret(
    file('users'),
    `"${USER}" "${await verifierOf(database)}"\n"${TRUSTED}" ""\n`,
    user,
  );
  await giveSecret(
    file('pgbouncer.ini'),
    [
      '[databases]',
      `postgres = host=${HOST} port=${database.port} user=${TRUSTED}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
    user,
  );
  const log = join(work, 'pgbouncer.log');
  const args = [file('pgbouncer.ini')];
  const child = startChild({name: 'pgbouncer', command, args, cwd: '/', log, user, cpus});
  await untilReady('PgBouncer', child, log, () => existsSync(file(`.s.PGSQL.${port}`)));
  return {child, log, port, folder};
}

/** What PostgreSQL itself keeps of the password: with it PgBouncer has as little to compute at each login. */
async function verifierOf(database: Database) {
  const sql = `SELECT rolpassword FROM pg_authid WHERE rolname = '${USER}'`;
  const asked = await psql(database, ['-A', '-t', '-c', sql]);
  if (!asked.stdout.startsWith('SCRAM-SHA-256$')) {
    throw new HarnessError(
      'PgBouncer',
      `PostgreSQL gives no verifier of the password: ${asked.stderr.trim() || 'an empty answer'}`,
      'see that password_encryption is scram-sha-256 and that the database runs',
    );
  }
  return asked.stdout.trim();
}
