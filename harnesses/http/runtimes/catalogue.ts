import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findCommand} from '../../machine/commands.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {extensionArguments, extensionConflict} from '../../machine/php-extensions.ts';
import {askPostgresHook} from './postgres-hook.ts';
import type {Cell} from '../protocol/cell.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/** one of: a program, one of several programs, an extension of PHP, its hook for PDO, or a file */
export interface Need {
  command?: string;
  anyCommand?: string[];
  extension?: string;
  /** extensions that can't be loaded beside it */
  excludes?: string[];
  postgresHook?: 'swoole' | 'swow';
  /** relative to the folder */
  file?: string;
  /** name of the program that was found, in templates and `start` */
  as?: string;
  /** what to do where it is missing */
  install: string;
}

/** a folder with a runtime.json */
export interface Runtime {
  id: string;
  label: string;
  /** id in result files */
  resultRuntime: string;
  description: string;
  /** applications that it can serve; the small one unless named */
  apps?: string[];
  application: Cell['application'][];
  connection: Cell['connection'][];
  waiting: Cell['waiting'][];
  processModel: string;
  /** what nginx speaks to it */
  front: 'http' | 'fastcgi';
  /** written after its documentation, never run by us */
  declaredOnly?: boolean;
  needs: Need[];
  /** PHP extension that it is named after; {extension} of `start` loads it */
  extension?: string;
  /** how it reaches the database */
  driver: string;
  start: string[];
  /** arguments in place of {whenBlocking} in blocking cells */
  whenBlocking?: string[];
  /** variables of its processes, beside those that name the cell */
  environment?: Record<string, string>;
  templates?: string[];
  script?: string;
  library?: string;
  folder: string;
}

/** @returns every declared runtime, in the order of their ids */
export function readRuntimes(): Runtime[] {
  // A runtime that isn't to be published can live elsewhere: BC_RUNTIMES names its parent folder.
  return [FOLDER, process.env.BC_RUNTIMES]
    .filter((parent) => parent !== undefined)
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(folder, 'runtime.json')))
    .map((folder) => ({
      ...JSON.parse(readFileSync(join(folder, 'runtime.json'), 'utf8')),
      folder,
    }));
}

export function findRuntime(id: string) {
  const all = readRuntimes();
  const runtime = all.find((candidate) => candidate.id === id);
  if (runtime === undefined) {
    const known = all.map((candidate) => candidate.id).join(', ');
    throw new HarnessError(
      `runtime "${id}"`,
      'not declared',
      `choose one of: ${known}; or add a folder to runtimes/`,
    );
  }
  return runtime;
}

/** What a runtime or an application needs and this machine lacks; empty when it can run. */
export async function missingNeeds(runtime: {
  id: string;
  folder: string;
  needs: Need[];
}): Promise<Array<{what: string; install: string}>> {
  const missing: Array<{what: string; install: string}> = [];
  for (const need of runtime.needs) {
    const lack = await lackOf(need, runtime);
    // A PHP that doesn't start is lacking once, however many extensions are asked of it.
    if (lack !== null && !missing.some(({what}) => what === lack.what)) {
      missing.push({install: need.install, ...lack});
    }
  }
  return missing;
}

/** @returns what is missing, and what to do if the need doesn't say it */
async function lackOf(
  need: Need,
  runtime: {id: string; folder: string; needs: Need[]},
): Promise<{what: string; install?: string} | null> {
  if (need.command !== undefined) {
    return findCommand(need.command) === null ? {what: `program ${need.command}`} : null;
  }
  if (need.anyCommand !== undefined) {
    const names = need.anyCommand.join(', ');
    return firstCommand(need.anyCommand) === null ? {what: `one of the programs ${names}`} : null;
  }
  if (need.extension !== undefined) {
    return lackOfExtension(need.extension, need.excludes);
  }
  if (need.postgresHook !== undefined) {
    return lackOfHook(need.postgresHook);
  }
  const file = String(need.file);
  return existsSync(join(runtime.folder, file)) ? null : {what: `${runtime.id}/${file}`};
}

async function lackOfExtension(extension: string, excludes: Need['excludes']) {
  const conflict = await extensionConflict(extension, excludes);
  const present = (await extensionArguments(extension)) !== null;
  return conflict ?? (present ? null : {what: `PHP extension ${extension}`});
}

/** An extension that is absent, or can't be loaded, is told as that already. */
async function lackOfHook(extension: 'swoole' | 'swow') {
  const {hooked, said} = (await askPostgresHook(extension)) ?? {hooked: true, said: ''};
  return hooked
    ? null
    : {
        what: `${extension}'s hook for PDO with PostgreSQL: the extension loads, but each query stops its whole worker (${said})`,
      };
}

export function firstCommand(names: string[]) {
  return names.map(findCommand).find((path) => path !== null) ?? null;
}

/**
 * Versions of libraries of a runtime or an application, from Composer's own record.
 *
 * @param libraries names of packages
 * @returns by the package's name with a space for the slash; none where it isn't installed
 */
export function libraryVersions(folder: string, libraries: string[]): Record<string, string> {
  try {
    const {packages}: {packages: {name: string; version: string}[]} = JSON.parse(
      readFileSync(join(folder, 'vendor/composer/installed.json'), 'utf8'),
    );
    return Object.fromEntries(
      packages
        .filter(({name}) => libraries.includes(name))
        .map(({name, version}) => [name.replace('/', ' '), version]),
    );
  } catch {
    return {};
  }
}
