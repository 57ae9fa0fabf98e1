import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {appendWhole, dropCutLine} from '../machine/append-whole.ts';
import {HarnessError} from '../machine/harness-error.ts';
import {makeFolder, writeProblem} from '../machine/make-folder.ts';
import type {Entry as EntriesEntry, Line} from './entries.ts';

const FILE = 'journal.ndjson';
const LOGS = 'logs';
const REMEDY =
  'make room or mend the rights, then start the same command again: finished runs are kept';

/**
 * One line for each thing that has happened; a line, once written, is never changed.
 *
 * @template Entry what the harness writes
 */
export class Journal<Entry extends EntriesEntry = EntriesEntry> {
  folder: string;
  entries: Entry[];
  path;

  constructor(folder: string, entries: Entry[]) {
    this.folder = folder;
    this.entries = entries;
    this.path = join(folder, FILE);
  }

  /**
   * Refuses a folder that holds what no harness has written, before anything is made in it.
   *
   * @throws {HarnessError} naming the folder
   */
  static checkFolder(folder: string) {
    if (!existsSync(join(folder, FILE))) refuseForeignFolder(folder);
  }

  /**
   * Opens the journal of a folder, or begins one. A last line cut by a kill or a full disk is dropped, which is said.
   *
   * @template Entry of the harness whose folder it is
   */
  static open<Entry extends EntriesEntry>(
    folder: string,
    warn: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  ): Journal<Entry> {
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

  /** Appends an entry, whole or not at all, and makes sure that it is on the disk before going on. */
  append(entry: Line) {
    saying(this.path, () => appendWhole(this.path, `${JSON.stringify(entry)}\n`));
    this.entries.push(entry as {kind: string} as Entry);
  }

  ofKind<Kind extends string>(kind: Kind): Extract<Entry, {kind: Kind}>[] {
    const isOfKind = (entry: Entry) => entry.kind === kind;
    return this.entries.filter(isOfKind) as Extract<Entry, {kind: Kind}>[];
  }
}

function saying<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new HarnessError(`journal ${path}`, writeProblem(error), REMEDY);
  }
}

function parseLines(text: string, path: string) {
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

/** A harness that was killed before its first line has left a folder for logs. */
function refuseForeignFolder(folder: string) {
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== LOGS)) {
    throw new HarnessError(
      `result folder ${folder}`,
      'exists, holds files and no journal of this harness',
      'choose another with --out, or empty it',
    );
  }
}
