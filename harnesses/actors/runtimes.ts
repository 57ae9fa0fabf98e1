import {findCommand, runToEnd} from '../machine/commands.ts';
import {extensionArguments} from '../machine/php-extensions.ts';

/** What the actors can run on: plain Fibers, and the coroutines of an extension. */
export const RUNTIMES = ['fiber', 'swoole', 'swow'];

/** How PHP compiles: anew at each start, from OPcache, or from OPcache with the tracing JIT. */
export const MODES = ['no-opcache', 'opcache', 'jit'];

const INSTALL: Record<string, string> = {
  swoole: 'pecl install swoole, or build it with phpize',
  swow: 'composer require swow/swow && vendor/bin/swow-builder, or build it with phpize',
};

const COMMON = [
  'memory_limit=4G',
  'display_errors=stderr',
  'log_errors=0',
  'html_errors=0',
  'zend.assertions=-1',
  'opcache.validate_timestamps=0',
];

const OPCACHE = ['opcache.enable=1', 'opcache.enable_cli=1'];

const OF_MODE: Record<string, string[]> = {
  'no-opcache': ['opcache.enable_cli=0', 'opcache.jit=disable'],
  opcache: [...OPCACHE, 'opcache.jit=disable'],
  jit: [...OPCACHE, 'opcache.jit=tracing', 'opcache.jit_buffer_size=64M'],
};

/** PHP settings of a mode, as `name=value`. */
export function settingsOf(mode: string) {
  return [...COMMON, ...OF_MODE[mode]];
}

/**
 * What this machine lacks for a runtime, with what to install.
 *
 * @returns null when nothing is missing
 */
export async function missingForRuntime(runtime: string): Promise<string | null> {
  if (findCommand('php') === null) {
    return 'PHP is missing; apt-get install php-cli';
  }
  if (runtime === 'fiber') {
    const {stdout} = await runToEnd('php', ['-r', 'echo class_exists("Fiber") ? 1 : 0;']);
    return stdout.trim() === '1' ? null : 'this PHP has no Fibers; install PHP 8.2 or later';
  }
  return (await extensionArguments(runtime)) === null
    ? `PHP lacks the extension ${runtime}; ${INSTALL[runtime]}`
    : null;
}

/** Likewise for a mode. */
export async function missingForMode(mode: string) {
  if (mode === 'no-opcache' || findCommand('php') === null) {
    return null;
  }
  return (await extensionArguments('zend opcache')) !== null
    ? null
    : 'PHP lacks OPcache; apt-get install php-opcache, and enable it in php.ini';
}

/** Arguments with which PHP is this runtime in this mode. */
export async function phpArguments(runtime: string, mode: string): Promise<string[]> {
  const extension = runtime === 'fiber' ? [] : ((await extensionArguments(runtime)) ?? []);
  return [...extension, ...settingsOf(mode).flatMap((setting) => ['-d', setting])];
}
