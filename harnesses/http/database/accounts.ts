import {chmodSync, mkdirSync, readFileSync} from 'node:fs';
import {identityOf} from '../../machine/children.ts';
import {runToEnd} from '../../machine/commands.ts';
import {writeWhole} from '../../machine/files.ts';

/**
 * Database servers refuse to run as root, so root lends them Debian's account, or "nobody".
 *
 * @param name of the account
 * @returns null where the harness doesn't run as root: they run as whoever runs it
 */
export function serverAccount(name: string): string | null {
  if (process.getuid?.() !== 0) {
    return null;
  }
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .some((line) => line.startsWith(`${name}:`))
    ? name
    : 'nobody';
}

/** Makes a folder that an account alone may enter. */
export async function giveFolder(folder: string, user: string | null) {
  mkdirSync(folder, {mode: 0o700});
  await give(folder, user);
  chmodSync(folder, 0o700);
}

/** Writes a file that an account alone may read. */
export async function giveSecret(path: string, content: string, user: string | null) {
  writeWhole(path, content, {mode: 0o600});
  await give(path, user);
}

async function give(path: string, user: string | null) {
  if (user !== null) {
    await runToEnd('chown', [user, path]);
  }
}

/** Runs a program to its end under an account. */
export function runAs(user: string | null, command: string, args: string[]) {
  const [program, all] =
    user === null ? [command, args] : ['setpriv', [...identityOf(user), '--', command, ...args]];
  return runToEnd(program, all, {cwd: '/'});
}
