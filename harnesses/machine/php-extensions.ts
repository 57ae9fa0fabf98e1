import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {findCommand, runToEnd} from './commands.ts';
import {phpCommand} from './php.ts';

/** What `php` says of itself. */
export interface Php {
  /** extensions of its configuration, in small letters */
  loaded: Set<string>;
  /** where extensions lie */
  folder: string;
  /** why it doesn't start, or what of its configuration it couldn't load */
  complaint: string | null;
  starts: boolean;
}

const asked: Map<string, Promise<Php>> = new Map();

/** What a PHP loads by itself, where its extensions lie and what it complains of; each is asked once. */
function askPhp(command: string | null = findCommand('php')): Promise<Php> {
  if (command === null) {
    return Promise.resolve({loaded: new Set(), folder: '', complaint: null, starts: false});
  }
  const answer = asked.get(command) ?? ask(command);
  asked.set(command, answer);
  return answer;
}

async function ask(command: string): Promise<Php> {
  const modules = await runToEnd(command, ['-m']);
  const lines = modules.stdout.split('\n').map((line) => line.trim());
  const folder = await runToEnd(command, ['-r', 'echo ini_get("extension_dir");']);
  const complaints = `${modules.stdout}\n${modules.stderr}`.match(
    /(?<=Warning: +|Fatal error: +).+/g,
  );
  return {
    loaded: new Set(lines.map((line) => line.toLowerCase())),
    // PHP may have warned on the same stream before it answered.
    folder: folder.stdout.split('\n').at(-1) ?? '',
    complaint:
      complaints
        ?.at(0)
        ?.replace(/ in Unknown on line 0$|\. Please .*/, '')
        .trim() ?? null,
    starts: modules.code === 0,
  };
}

/**
 * Arguments with which `php` has an extension: none where its configuration loads it, `-d extension=…` where its file
 * lies in the extension folder, or in the one that BC_EXTENSIONS names, without being enabled. Swoole and Swow exclude
 * each other, so that no configuration can load both.
 *
 * @param name for example `swoole`
 * @param php name of a PHP that BC_PHPS names
 * @returns null when this machine lacks the extension
 */
export async function extensionArguments(name: string, php?: string): Promise<string[] | null> {
  const {loaded, folder} = await askPhp(phpCommand(php));
  if (loaded.has(name)) {
    return [];
  }
  // One that was built to be tried lies elsewhere, where nothing else loads it by mistake.
  const tried = join(process.env.BC_EXTENSIONS ?? '', `${name}.so`);
  if (php === undefined && process.env.BC_EXTENSIONS && existsSync(tried)) {
    return ['-d', `extension=${tried}`];
  }
  return folder !== '' && existsSync(join(folder, `${name}.so`))
    ? ['-d', `extension=${name}`]
    : null;
}

/**
 * What stands against loading an extension that this machine has, in the words of a missing need.
 *
 * @param excludes extensions that can't be loaded beside it
 * @returns null when nothing does
 */
export async function extensionConflict(
  name: string,
  excludes: string[] = [],
): Promise<{what: string; install: string} | null> {
  if (findCommand('php') === null) {
    return {what: 'program php', install: 'apt-get install php-cli'};
  }
  const {loaded, complaint, starts} = await askPhp();
  if (!starts) {
    return {
      what: `a PHP that starts: ${complaint ?? 'php -m fails'}`,
      install:
        'disable the extension that it names: php --ini lists the files that load extensions',
    };
  }
  const beside = excludes.filter((other) => loaded.has(other));
  return beside.length === 0
    ? null
    : {
        what: `PHP without ${beside.join(', ')}, which its configuration loads and which excludes ${name}`,
        install: `take extension=${beside[0]} out of the files that php --ini lists; the harness loads what each runtime needs by itself`,
      };
}

/** Version that an extension tells, loaded as the harness loads it; null when it isn't here. */
export async function extensionVersion(name: string, php?: string): Promise<string | null> {
  const before = await extensionArguments(name, php);
  if (before === null) {
    return null;
  }
  const {stdout} = await runToEnd(phpCommand(php) ?? 'php', [
    ...before,
    '-r',
    `echo "\\n", phpversion(${JSON.stringify(name)});`,
  ]);
  return stdout.split('\n').at(-1) || null;
}
