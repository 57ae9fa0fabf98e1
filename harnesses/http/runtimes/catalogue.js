// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findCommand} from '../../machine/commands.js';
import {HarnessError} from '../../machine/harness-error.js';
import {extensionArguments, extensionConflict} from '../../machine/php-extensions.js';
import {askPostgresHook} from './postgres-hook.js';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/**
 * @typedef {object} Need one of: a program, one of several programs, an extension of PHP, its hook for PDO, or a file
 * @property {string} [command]
 * @property {string[]} [anyCommand]
 * @property {string} [extension]
 * @property {string[]} [excludes] extensions that can't be loaded beside it
 * @property {'swoole' | 'swow'} [postgresHook]
 * @property {string} [file] relative to the folder
 * @property {string} [as] name of the program that was found, in templates and `start`
 * @property {string} install what to do where it is missing
 *
 * @typedef {object} Runtime a folder with a runtime.json
 * @property {string} id
 * @property {string} label
 * @property {string} resultRuntime id in result files
 * @property {string} description
 * @property {string[]} [apps] applications that it can serve; the small one unless named
 * @property {import('../protocol/cell.js').Cell['application'][]} application
 * @property {import('../protocol/cell.js').Cell['connection'][]} connection
 * @property {import('../protocol/cell.js').Cell['waiting'][]} waiting
 * @property {string} processModel
 * @property {'http'|'fastcgi'} front what nginx speaks to it
 * @property {boolean} [declaredOnly] written after its documentation, never run by us
 * @property {Need[]} needs
 * @property {string} [extension] PHP extension that it is named after; {extension} of `start` loads it
 * @property {string} driver how it reaches the database
 * @property {string[]} start
 * @property {string[]} [whenBlocking] arguments in place of {whenBlocking} in blocking cells
 * @property {Record<string, string>} [environment] variables of its processes, beside those that name the cell
 * @property {string[]} [templates]
 * @property {string} [script]
 * @property {string} [library]
 * @property {string} folder
 */

/** @returns {Runtime[]} every declared runtime, in the order of their ids */
export function readRuntimes() {
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

/** @param {string} id */
export function findRuntime(id) {
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

/**
 * What a runtime or an application needs and this machine lacks; empty when it can run.
 * @param {{id: string, folder: string, needs: Need[]}} runtime
 * @returns {Promise<Array<{what: string, install: string}>>}
 */
export async function missingNeeds(runtime) {
  /** @type {Array<{what: string, install: string}>} */
  const missing = [];
  for (const need of runtime.needs) {
    const lack = await lackOf(need, runtime);
    // A PHP that doesn't start is lacking once, however many extensions are asked of it.
    if (lack !== null && !missing.some(({what}) => what === lack.what)) {
      missing.push({install: need.install, ...lack});
    }
  }
  return missing;
}

/**
 * @param {Need} need
 * @param {{id: string, folder: string, needs: Need[]}} runtime
 * @returns {Promise<{what: string, install?: string}|null>} what is missing, and what to do if the need doesn't say it
 */
async function lackOf(need, runtime) {
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

/** @param {string} extension @param {Need['excludes']} excludes */
async function lackOfExtension(extension, excludes) {
  const conflict = await extensionConflict(extension, excludes);
  const present = (await extensionArguments(extension)) !== null;
  return conflict ?? (present ? null : {what: `PHP extension ${extension}`});
}

/** An extension that is absent, or can't be loaded, is told as that already. @param {'swoole' | 'swow'} extension */
async function lackOfHook(extension) {
  const {hooked, said} = (await askPostgresHook(extension)) ?? {hooked: true, said: ''};
  return hooked
    ? null
    : {
        what: `${extension}'s hook for PDO with PostgreSQL: the extension loads, but each query stops its whole worker (${said})`,
      };
}

/** @param {string[]} names */
export function firstCommand(names) {
  return names.map(findCommand).find((path) => path !== null) ?? null;
}

/**
 * Versions of libraries of a runtime or an application, from Composer's own record.
 * @param {string} folder
 * @param {string[]} libraries names of packages
 * @returns {Record<string, string>} by the package's name with a space for the slash; none where it isn't installed
 */
export function libraryVersions(folder, libraries) {
  try {
    /** @type {{packages: {name: string, version: string}[]}} */
    const {packages} = JSON.parse(
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
