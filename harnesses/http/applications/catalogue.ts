import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findCommand, runToEnd} from '../../machine/commands.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import type {Need} from '../runtimes/catalogue.ts';

const FOLDER = dirname(fileURLToPath(import.meta.url));

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
  /** command that compiles or generates what a deployment would, once in each run */
  prepare?: string[];
  /** Composer packages whose versions are told */
  libraries: string[];
  folder: string;
}

/** @returns every declared application, in the order of their ids */
export function readApplications(): Application[] {
  return readdirSync(FOLDER)
    .map((name) => join(FOLDER, name))
    .filter((folder) => existsSync(join(folder, 'application.json')))
    .map((folder) => ({
      ...JSON.parse(readFileSync(join(folder, 'application.json'), 'utf8')),
      folder,
    }));
}

export function findApplication(id: string) {
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
