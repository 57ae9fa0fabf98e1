import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {findCommand, runToEnd} from './commands.ts';
import {HarnessError} from './harness-error.ts';

/** Full paths of one PHP's programs; null for one that isn't there. */
export interface PhpPrograms {
  cli: string | null;
  fpm: string | null;
}

/** Where a PHP's programs lie in the folder that it was installed to. */
const FOLDERS = ['.', 'bin', 'sbin'];

/**
 * Programs of a PHP that BC_PHPS names by its folder, such as `BC_PHPS=8.2=/opt/php82,8.4=/opt/php84`, so that one run
 * compares several.
 *
 * @param name of a plan's list "php"
 * @returns null where BC_PHPS has none of this name
 * @throws {HarnessError} when BC_PHPS can't be read
 */
export function namedPhp(name: string): PhpPrograms | null {
  const folder = foldersOfPhps().get(name);
  if (folder === undefined) {
    return null;
  }
  const find = (pattern: RegExp) =>
    FOLDERS.map((part) => join(folder, part))
      .flatMap((part) =>
        filesOf(part)
          .filter((file) => pattern.test(file))
          .map((file) => join(part, file)),
      )
      .at(0) ?? null;
  return {cli: find(/^php(\d+\.\d+)?$/), fpm: find(/^php-fpm(\d+\.\d+)?$/)};
}

/** The command line of a PHP, of the machine's own where none is named. */
export function phpCommand(name?: string): string | null {
  return name === undefined ? findCommand('php') : (namedPhp(name)?.cli ?? null);
}

/** Version of a PHP as results tell it, with its thread safety. */
export async function phpVersion(name?: string): Promise<string> {
  const command = phpCommand(name);
  if (command === null) {
    return 'absent';
  }
  const {stdout} = await runToEnd(command, [
    '-r',
    'echo "\n", PHP_VERSION, PHP_ZTS ? " (ZTS)" : " (NTS)";',
  ]);
  return stdout.split('\n').at(-1) || 'unknown';
}

/** What a plan that names a PHP lacks here, in the words of a missing need; null when it is there. */
export function lackOfPhp(name: string): {what: string; install: string} | null {
  const php = namedPhp(name);
  if (php === null) {
    return {
      what: `a PHP named ${name}`,
      install: `say where it lies: BC_PHPS=${name}=FOLDER, several with commas between them`,
    };
  }
  return php.cli === null
    ? {
        what: `the program php of the PHP named ${name}`,
        install: 'name the folder that it was installed to in BC_PHPS',
      }
    : null;
}

function foldersOfPhps(): Map<string, string> {
  const text = process.env.BC_PHPS ?? '';
  return new Map(
    text
      .split(',')
      .filter((part) => part !== '')
      .map((part) => {
        const [, name, folder] = /^([a-z0-9.]+)=(\/.+)$/.exec(part) ?? [];
        if (name === undefined || folder === undefined) {
          throw new HarnessError(
            'BC_PHPS',
            JSON.stringify(part),
            'write NAME=FOLDER with small letters, digits and dots in the name and the full path of the folder',
          );
        }
        return [name, folder];
      }),
  );
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
