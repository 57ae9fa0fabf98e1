import {join} from 'node:path';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {extensionArguments, extensionVersion} from '../../machine/php-extensions.ts';
import {librariesOf} from '../catalogue.ts';

/** This folder, as Composer's packages of it are told. */
const OWN = {folder: import.meta.dirname};

/** Whose autoloader a call needs. */
export const VENDORS: Record<string, string> = {
  own: join(OWN.folder, 'vendor/autoload.php'),
  laravel: join(OWN.folder, '../applications/laravel/vendor/autoload.php'),
  symfony: join(OWN.folder, '../applications/symfony/vendor/autoload.php'),
};

export const versionOf = (vendor: string, name: string): string | undefined =>
  librariesOf({folder: join(VENDORS[vendor], '../..'), libraries: [name]})[name]?.replace(/^v/, '');

export type RuntimeName = 'swoole' | 'swow' | 'amphp' | 'reactphp';

/** An extension to be loaded, or the package of a library whose version is the runtime's. */
export const RUNTIMES: Record<
  RuntimeName,
  {extension?: string; package?: string; install: string}
> = {
  swoole: {extension: 'swoole', install: 'see harnesses/http/README.md, “Swoole and Swow”'},
  swow: {extension: 'swow', install: 'see harnesses/http/README.md, “Swoole and Swow”'},
  amphp: {package: 'amphp/amp', install: 'harnesses/http/setup.sh suspends'},
  reactphp: {package: 'react/event-loop', install: 'harnesses/http/setup.sh suspends'},
};

/** @returns null where the runtime is absent */
export async function runtimeVersion(runtime: RuntimeName): Promise<string | null> {
  const {extension, package: library} = RUNTIMES[runtime];
  return extension === undefined
    ? (versionOf('own', String(library)) ?? null)
    : extensionVersion(extension);
}

/** What PHP is started with. */
export async function argumentsOf(runtime: RuntimeName): Promise<string[]> {
  const {extension} = RUNTIMES[runtime];
  return extension === undefined ? [] : ((await extensionArguments(extension)) ?? []);
}

/**
 * Swoole's hooks by name as this build has them, with their bits; “all” is what SWOOLE_HOOK_ALL holds.
 *
 * @returns one without hooks for other runtimes
 */
export async function hooksOf(runtime: RuntimeName): Promise<Record<string, number>> {
  if (runtime !== 'swoole') return {all: 0};
  const asked = await runToEnd(findCommand('php') ?? 'php', [
    ...(await argumentsOf(runtime)),
    '-r',
    'echo "\\n", json_encode(array_filter(get_defined_constants(), fn($name) => str_starts_with($name, "SWOOLE_HOOK_"), ARRAY_FILTER_USE_KEY));',
  ]);
  const constants: Record<string, number> = JSON.parse(asked.stdout.split('\n').at(-1) ?? '{}');
  const named = Object.entries(constants).map(([name, bits]): [string, number] => [
    name.replace('SWOOLE_HOOK_', ''),
    bits,
  ]);
  // An older name of the same bit is left out.
  const single = named.filter(
    ([name, bits], at) => name !== 'ALL' && named.findIndex((other) => other[1] === bits) === at,
  );
  return {all: constants.SWOOLE_HOOK_ALL, none: 0, ...Object.fromEntries(single)};
}
