import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findById} from '../engine/plan.ts';
import {findCommand, runToEnd} from '../machine/commands.ts';
import {HarnessError} from '../machine/harness-error.ts';
import {lackOfPhp, namedPhp} from '../machine/php.ts';
import {extensionArguments, extensionConflict} from '../machine/php-extensions.ts';
import {lackOfPair, lackOfSaying} from './runtimes/fitting.ts';
import {askPostgresHook} from './runtimes/postgres-hook.ts';
import type {Cell} from './protocol/cell.ts';
import type {Pair, Question, Saying} from './runtimes/fitting.ts';

const RUNTIMES = join(import.meta.dirname, 'runtimes');
const APPLICATIONS = join(import.meta.dirname, 'applications');

/**
 * one of: a program, one of several programs, what a program has to say of itself, an extension of PHP, its hook for PDO,
 * a file, or a program and a Composer package that understand each other
 */
export interface Need {
  command?: string;
  anyCommand?: string[];
  says?: Saying;
  extension?: string;
  /** extensions that can't be loaded beside it */
  excludes?: string[];
  postgresHook?: 'swoole' | 'swow';
  /** relative to the folder */
  file?: string;
  pair?: Pair;
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
  /** where nginx finds it: at the Unix socket {socket}, or at {port} of the loopback where it has no socket */
  listens?: 'socket' | 'port';
  /** what not every runtime can: let one request wait for several things, share a pool of connections */
  can?: Array<'fan-out' | 'pool'>;
  /** versions that it tells: of its own program, and of the PHP in it where it isn't the one in PATH */
  versions?: {own: Question; php?: Question};
  /** written after its documentation, never measured by us */
  declaredOnly?: boolean;
  needs: Need[];
  /** PHP extension that it is named after; {extension} of `start` loads it */
  extension?: string;
  /** how it reaches the database */
  driver: string;
  start: string[];
  /** arguments in place of {whenBlocking} in blocking cells */
  whenBlocking?: string[];
  /** what {name} stands for in `start`, `environment` and templates, unless a variant says otherwise; results tell it */
  values?: Record<string, string>;
  /** the same, of what its program does by itself: only what a variant puts in their place is told */
  defaults?: Record<string, string>;
  /** how it takes up new code under load: a signal to its first process, or to the one that a file of its work folder names */
  reload?: {signal: NodeJS.Signals; stateFile?: string};
  /** variables of its processes, beside those that name the cell */
  environment?: Record<string, string>;
  templates?: string[];
  script?: string;
  /** Composer packages whose versions are told */
  libraries?: string[];
  folder: string;
}

/** The application that is meant where none is named; names and ids don't mention it. */
export const SMALL = 'small';

/** a folder with an application.json; a server learns its id from BC_APP */
export interface Application {
  id: string;
  label: string;
  /** what it boots and what it can't drop, for the notes of results */
  description: string;
  workloads: string[];
  /** as those of a runtime; files are relative to the folder */
  needs: Need[];
  /** servers that its requests ask beside the database; fresh for each run */
  services?: 'redis'[];
  /** command that compiles or generates what a deployment would, once in each run */
  prepare?: string[];
  /** Composer packages whose versions are told */
  libraries: string[];
  folder: string;
}

/** the folder of a runtime.json or an application.json, and what stands in it */
type Declared = {id: string; folder: string};

/** What is declared in folders of a folder, in the order of their names. */
function readDeclared<T extends Declared>(kind: 'runtime' | 'application', parents: string[]): T[] {
  return parents
    .flatMap((parent) => readdirSync(parent).map((name) => join(parent, name)))
    .filter((folder) => existsSync(join(folder, `${kind}.json`)))
    .map((folder) => ({
      ...JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8')),
      folder,
    }));
}

export function readRuntimes(): Runtime[] {
  // A runtime that isn't to be published can live elsewhere: BC_RUNTIMES names its parent folder.
  const elsewhere = process.env.BC_RUNTIMES;
  return readDeclared('runtime', [RUNTIMES, ...(elsewhere === undefined ? [] : [elsewhere])]);
}

export const findRuntime = (id: string) =>
  findById('runtime', id, readRuntimes(), '; or add a folder to runtimes/');

export const readApplications = (): Application[] => readDeclared('application', [APPLICATIONS]);

export const findApplication = (id: string) =>
  findById('application', id, readApplications(), '; or add a folder to applications/');

/**
 * What a runtime or an application needs and this machine lacks; empty when it can run.
 *
 * @param php name of the PHP that is to run it; the one in PATH where there is none
 */
export async function missingNeeds(
  runtime: Declared & Pick<Runtime, 'needs' | 'versions'>,
  php?: string,
): Promise<Array<{what: string; install: string}>> {
  if (php !== undefined && runtime.versions?.php !== undefined) {
    return [
      {what: `a PHP of your choice: it brings its own`, install: 'take it out of that group'},
    ];
  }
  const unnamed = php === undefined ? null : lackOfPhp(php);
  if (unnamed !== null) {
    return [unnamed];
  }
  const missing: Array<{what: string; install: string}> = [];
  for (const need of runtime.needs) {
    const lack = await lackOf(need, runtime, php);
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
  runtime: Declared,
  php?: string,
): Promise<{what: string; install?: string} | null> {
  if (php !== undefined && need.as === 'phpFpm') {
    return namedPhp(php)?.fpm ? null : {what: `the program php-fpm of the PHP named ${php}`};
  }
  if (need.command !== undefined) {
    return findCommand(need.command) === null ? {what: `program ${need.command}`} : null;
  }
  if (need.anyCommand !== undefined) {
    const names = need.anyCommand.join(', ');
    return firstCommand(need.anyCommand) === null ? {what: `one of the programs ${names}`} : null;
  }
  if (need.extension !== undefined) {
    return lackOfExtension(need, php);
  }
  if (need.postgresHook !== undefined) {
    return lackOfHook(need.postgresHook);
  }
  if (need.says !== undefined) {
    return lackOfSaying(need.says);
  }
  if (need.pair !== undefined) {
    return lackOfPair(need.pair, librariesOf({...runtime, libraries: [need.pair.library]}));
  }
  const file = String(need.file);
  return existsSync(join(runtime.folder, file)) ? null : {what: `${runtime.id}/${file}`};
}

async function lackOfExtension({extension = '', excludes}: Need, php?: string) {
  const conflict = php === undefined ? await extensionConflict(extension, excludes) : null;
  const present = (await extensionArguments(extension, php)) !== null;
  const whose = php === undefined ? '' : ` for the PHP named ${php}`;
  return conflict ?? (present ? null : {what: `PHP extension ${extension}${whose}`});
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
 * Versions of the packages that are installed for a runtime or an application and that results tell, from Composer's
 * own record; none where nothing is installed.
 */
export function librariesOf({
  folder,
  libraries = [],
}: Pick<Runtime, 'folder' | 'libraries'>): Record<string, string> {
  try {
    const {packages}: {packages: {name: string; version: string}[]} = JSON.parse(
      readFileSync(join(folder, 'vendor/composer/installed.json'), 'utf8'),
    );
    return Object.fromEntries(
      packages
        .filter(({name}) => libraries.includes(name))
        .map(({name, version}) => [name, version]),
    );
  } catch {
    return {};
  }
}

const prepared: Map<string, Promise<void>> = new Map();

/**
 * Has an application compile its container, routes and settings, or generate its files, once in each run of the harness.
 */
export function prepareApplication(id: string): Promise<void> {
  const preparing = prepared.get(id) ?? prepare(findApplication(id));
  prepared.set(id, preparing);
  return preparing;
}

async function prepare({id, folder, prepare: words}: Application) {
  if (words === undefined) {
    return;
  }
  const done = await runToEnd(findCommand(words[0]) ?? words[0], words.slice(1), {
    cwd: folder,
    timeoutMs: 120_000,
  });
  if (done.code !== 0) {
    throw new HarnessError(
      `application "${id}"`,
      done.stderr.trim(),
      'run doctor: it says what is missing and how to install it',
    );
  }
}
