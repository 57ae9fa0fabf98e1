import {randomBytes} from 'node:crypto';
import {join} from 'node:path';
import {startChild} from '../../machine/children.ts';
import {requireCommand} from '../../machine/commands.ts';
import {readIfThere} from '../../machine/files.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {freePort} from '../../machine/ports.ts';
import {giveFolder, giveSecret, runAs, serverAccount} from './accounts.ts';
import {HOST, untilReady, USER} from './postgres.ts';
import type {Child} from '../../machine/children.ts';

const INSTALL = 'apt-get install mariadb-server';

/** Creates a data folder of our own in the work folder and starts MariaDB on it: a free loopback port and a socket. */
export async function startMariadb(
  work: string,
  cpus: string | null,
): Promise<{child: Child; log: string; port: number; socket: string; password: string}> {
  const command = requireCommand('mariadbd', INSTALL);
  const user = serverAccount('mysql');
  const folder = join(work, 'mariadb');
  await giveFolder(folder, user);
  await install(folder, user);
  const password = randomBytes(24).toString('base64url');
  const account = `${folder}.sql`;
  await giveSecret(
    account,
    `CREATE USER ${USER} IDENTIFIED VIA mysql_native_password USING PASSWORD('${password}');\n`,
    user,
  );
  const port = await freePort(HOST);
  const socket = join(folder, 'socket');
  const log = join(work, 'mariadb.log');
  const args = [
    ...optionsOf(folder),
    ...[`--socket=${socket}`, `--port=${port}`, `--bind-address=${HOST}`],
    `--init-file=${account}`,
  ];
  const child = startChild({name: 'mariadb', command, args, cwd: '/', log, user, cpus});
  await untilReady('MariaDB', child, log, () =>
    Boolean(readIfThere(log)?.includes('ready for connections')),
  );
  return {child, log, port, socket, password};
}

/** Of both programs; the machine's temporary folder may be closed to the account. */
const optionsOf = (folder: string) => [
  '--no-defaults',
  `--datadir=${folder}`,
  `--tmpdir=${folder}`,
  '--skip-name-resolve',
];

async function install(folder: string, user: string | null) {
  const made = await runAs(user, requireCommand('mariadb-install-db', INSTALL), [
    ...optionsOf(folder),
    ...['--skip-test-db', '--auth-root-authentication-method=normal'],
  ]);
  if (made.code !== 0) {
    throw new HarnessError(
      'mariadb-install-db',
      (made.stderr.trim() || made.stdout.trim()).slice(-2000),
      'see that the disk has 200 MB free and that the temporary folder can be entered',
    );
  }
}
