// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findCommand, runToEnd} from '../../machine/commands.js';
import {HarnessError} from '../../machine/harness-error.js';

const FOLDER = dirname(fileURLToPath(import.meta.url));

/** The application that is meant where none is named; names and ids don't mention it. */
export const SMALL = 'small';

/**
 * @typedef {object} Application a folder with an application.json; a server learns its id from BC_APP
 * @property {string} id
 * @property {string} label
 * @property {string} description what it boots and what it can't drop, for the notes of results
 * @property {string[]} workloads
 * @property {import('../runtimes/catalogue.js').Need[]} needs as those of a runtime; files are relative to the folder
 * @property {string[]} [prepare] command that compiles or generates what a deployment would, once in each run
 * @property {string[]} libraries Composer packages whose versions are told
 * @property {string} folder
 */

/** @returns {Application[]} every declared application, in the order of their ids */
export function readApplications() {
  return readdirSync(FOLDER)
    .map((name) => join(FOLDER, name))
    .filter((folder) => existsSync(join(folder, 'application.json')))
    .map((folder) => ({
      ...JSON.parse(readFileSync(join(folder, 'application.json'), 'utf8')),
      folder,
    }));
}

/** @param {string} id */
export function findApplication(id) {
  const all = readApplications();
  const application = all.find((candidate) => candidate.id === id);
  if (application === undefined) {
    throw new HarnessError(
      `application "${id}"`,
      'not declared',
      `choose one of: ${all.map((candidate) => candidate.id).join(', ')}; or add a folder to applications/`,
    );
  }
  return application;
}

/** @type {Map<string, Promise<void>>} */
const prepared = new Map();

/**
 * Has an application compile its container, routes and settings, or generate its files, once in each run of the harness.
 * @param {string} id
 * @returns {Promise<void>}
 */
export function prepareApplication(id) {
  const preparing = prepared.get(id) ?? prepare(findApplication(id));
  prepared.set(id, preparing);
  return preparing;
}

/** @param {Application} application */
async function prepare({id, folder, prepare: words}) {
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
