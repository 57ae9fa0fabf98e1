import {execFile} from 'node:child_process';
import {accessSync, constants, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {HarnessError} from './harness-error.ts';

/** Folders that a service account's PATH often lacks, and where Debian keeps PostgreSQL's programs. */
function searchFolders() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  try {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    folders.push(...versions.map((version) => `/usr/lib/postgresql/${version}/bin`));
  } catch {
    // Not Debian's layout: PATH alone decides.
  }
  return folders.filter((folder) => folder !== '');
}

/** Full path of a program, or null when the machine has none of that name. */
export function findCommand(name: string) {
  for (const folder of searchFolders()) {
    try {
      const path = join(folder, name);
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      continue;
    }
  }
  return null;
}

/**
 * Full path of a program without which nothing goes on.
 *
 * @param remedy how to install it
 * @throws {HarnessError} when the machine has none of that name
 */
export function requireCommand(name: string, remedy: string) {
  const path = findCommand(name);
  if (path === null) {
    throw new HarnessError(name, 'not on this machine', remedy);
  }
  return path;
}

/** Runs a program to its end and gives back what it printed; a failure is a result, not an exception. */
export function runToEnd(
  command: string,
  args: string[],
  options: {cwd?: string; env?: NodeJS.ProcessEnv; timeoutMs?: number} = {},
): Promise<{code: number; stdout: string; stderr: string}> {
  const {timeoutMs = 60_000, ...rest} = options;
  return new Promise((resolve) => {
    execFile(
      command,
      args,
      {...rest, timeout: timeoutMs, maxBuffer: 16 * 1024 * 1024},
      (error, stdout, stderr) => {
        const code = error ? Number((error as NodeJS.ErrnoException).code) || 1 : 0;
        resolve({code, stdout, stderr: stderr || (error?.message ?? '')});
      },
    );
  });
}
