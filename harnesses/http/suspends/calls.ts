import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {extensionArguments, extensionVersion} from '../../machine/php-extensions.ts';
import {VENDORS, versionOf} from './columns.ts';
import type {RuntimeName} from './columns.ts';
import type {Servers} from './servers.ts';

export interface Call {
  id: string;
  extension?: string;
  /** whether the extension has a version of its own */
  separate?: boolean;
  /** of the extension */
  install?: string;
  /** whose autoloader it needs */
  vendor?: string;
  /** Composer package that it is, whose version is told */
  package?: string;
  server?: string;
  /** asks the slow name server */
  dns?: boolean;
  /** kind of lock that it waits for */
  held?: string;
  /** runtimes' own clients, by runtime: a class, or a Composer package whose version is told */
  of?: Partial<Record<RuntimeName, string>>;
}

export const CALLS: Call[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'calls.json'), 'utf8'),
);

/** Those that a runtime has: all of PHP's, and its own clients. */
export const callsOf = (runtime: RuntimeName) =>
  CALLS.filter(({of}) => of === undefined || Object.hasOwn(of, runtime));

/**
 * What is called, with its version where that isn't PHP's: a package, or an extension that comes by itself.
 *
 * @returns nothing where the call's id and PHP's version say it
 */
export async function clientOf(call: Call, runtime: RuntimeName): Promise<string | undefined> {
  const name = call.of?.[runtime] ?? call.package;
  const vendor = call.vendor ?? 'own';
  if (name !== undefined) return [name, versionOf(vendor, name)].filter(Boolean).join(' ');
  const version = call.separate && (await extensionVersion(String(call.extension)));
  return version ? `ext-${call.extension} ${version}` : undefined;
}

/** @returns what this machine lacks for it and how it is installed; null where nothing is lacking */
export async function lackOf(
  call: Call,
  {absent}: Pick<Servers, 'absent'>,
): Promise<string | null> {
  const {extension, install, vendor, server, dns, id} = call;
  if (extension !== undefined && (await extensionArguments(extension)) === null)
    return `PHP extension ${extension}: ${install}`;
  if (vendor !== undefined && !existsSync(VENDORS[vendor]))
    return `Composer packages of ${vendor}: harnesses/http/setup.sh suspends`;
  const needed = [server, dns ? 'names' : undefined, id.endsWith('https') ? 'https' : undefined];
  const lacking = needed.find((name) => name !== undefined && Object.hasOwn(absent, name));
  return lacking === undefined ? null : absent[lacking];
}
