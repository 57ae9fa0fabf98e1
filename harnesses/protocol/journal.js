// @ts-check
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import {join} from 'node:path';
import {HarnessError} from '../machine/harness-error.js';
import {makeFolder, writeProblem} from '../machine/make-folder.js';

const FILE = 'journal.ndjson';
const LOGS = 'logs';

/**
 * One line for each thing that has happened; a line, once written, is never changed.
 *
 * @template {import('./entries.js').Entry} [Entry=import('./entries.js').Entry] what the harness writes
 */
export class Journal {
  /** @param {string} folder @param {Entry[]} entries */
  constructor(folder, entries) {
    this.folder = folder;
    this.entries = entries;
    this.path = join(folder, FILE);
  }

  /**
   * Refuses a folder that holds what no harness has written, before anything is made in it.
   * @param {string} folder
   * @throws {HarnessError} naming the folder
   */
  static checkFolder(folder) {
    if (!existsSync(join(folder, FILE))) refuseForeignFolder(folder);
  }

  /**
   * Opens the journal of a folder, or begins one. A last line cut by a kill or a full disk is dropped.
   * @template {import('./entries.js').Entry} Entry of the harness whose folder it is
   * @param {string} folder
   * @returns {Journal<Entry>}
   */
  static open(folder) {
    const path = join(folder, FILE);
    if (!existsSync(path)) {
      refuseForeignFolder(folder);
      makeFolder(join(folder, LOGS), {where: 'result folder', option: '--out'});
      return new Journal(folder, []);
    }
    const text = readFileSync(path, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) {
      truncateSync(path, Buffer.byteLength(whole));
    }
    return new Journal(folder, parseLines(whole, path));
  }

  /** Appends an entry and makes sure that it is on the disk before going on. @param {import('./entries.js').Line} entry */
  append(entry) {
    try {
      const file = openSync(this.path, 'a');
      try {
        writeSync(file, `${JSON.stringify(entry)}\n`);
        // A pipe or a device cannot be synced, and needs not.
        ignoring('EINVAL', () => fsyncSync(file));
      } finally {
        closeSync(file);
      }
    } catch (error) {
      throw new HarnessError(
        `journal ${this.path}`,
        writeProblem(error),
        'make room or mend the rights, then start the same command again: finished runs are kept',
      );
    }
    this.entries.push(/** @type {Entry} */ (/** @type {{kind: string}} */ (entry)));
  }

  /**
   * @template {string} Kind
   * @param {Kind} kind
   * @returns {Extract<Entry, {kind: Kind}>[]}
   */
  ofKind(kind) {
    const isOfKind = (/** @type {Entry} */ entry) => entry.kind === kind;
    return /** @type {Extract<Entry, {kind: Kind}>[]} */ (this.entries.filter(isOfKind));
  }
}

/** @param {string} text @param {string} path */
function parseLines(text, path) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      try {
        return JSON.parse(line);
      } catch {
        throw new HarnessError(
          `${path}:${index + 1}`,
          'is no JSON',
          'remove the damaged line; its run will be made again',
        );
      }
    });
}

/** @param {string} folder */
function refuseForeignFolder(folder) {
  // A harness that could make no run leaves its folder for logs: the next start goes on with it.
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== LOGS)) {
    throw new HarnessError(
      `result folder ${folder}`,
      'exists, holds files and no journal of this harness',
      'choose another with --out, or empty it',
    );
  }
}

/** @param {string} code @param {() => void} action */
function ignoring(code, action) {
  try {
    action();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== code) {
      throw error;
    }
  }
}
