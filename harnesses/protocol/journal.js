// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {appendWhole, dropCutLine} from '../machine/append-whole.js';
import {HarnessError} from '../machine/harness-error.js';
import {makeFolder, writeProblem} from '../machine/make-folder.js';

const FILE = 'journal.ndjson';
const LOGS = 'logs';
const REMEDY =
  'make room or mend the rights, then start the same command again: finished runs are kept';

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
   * Opens the journal of a folder, or begins one. A last line cut by a kill or a full disk is dropped, which is said.
   * @template {import('./entries.js').Entry} Entry of the harness whose folder it is
   * @param {string} folder
   * @param {(line: string) => void} [warn]
   * @returns {Journal<Entry>}
   */
  static open(folder, warn = (line) => process.stderr.write(`${line}\n`)) {
    const path = join(folder, FILE);
    if (!existsSync(path)) {
      refuseForeignFolder(folder);
      makeFolder(join(folder, LOGS), {where: 'result folder', option: '--out'});
      return new Journal(folder, []);
    }
    const {whole, cutBytes} = saying(path, () => dropCutLine(path, readFileSync(path)));
    if (cutBytes > 0) {
      warn(
        `${path}: the last line was cut (${cutBytes} bytes) and is dropped; its run is made again.`,
      );
    }
    return new Journal(folder, parseLines(whole, path));
  }

  /** Appends an entry, whole or not at all, and makes sure that it is on the disk before going on. @param {import('./entries.js').Line} entry */
  append(entry) {
    saying(this.path, () => appendWhole(this.path, `${JSON.stringify(entry)}\n`));
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

/**
 * @template T
 * @param {string} path
 * @param {() => T} action
 * @returns {T}
 */
function saying(path, action) {
  try {
    return action();
  } catch (error) {
    throw new HarnessError(`journal ${path}`, writeProblem(error), REMEDY);
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

/** A harness that was killed before its first line has left a folder for logs. @param {string} folder */
function refuseForeignFolder(folder) {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== LOGS)) {
    throw new HarnessError(
      `result folder ${folder}`,
      'exists, holds files and no journal of this harness',
      'choose another with --out, or empty it',
    );
  }
}
