import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {constants, gzipSync} from 'node:zlib';
import {appendWhole, dropCutLine, makeFolder, writeProblem, writeWhole} from '../machine/files.ts';
import {HarnessError} from '../machine/harness-error.ts';
import type {Entry, Line} from './types.ts';

const FILE = 'journal.ndjson';
const LOGS = 'logs';
const REMEDY =
  'make room or mend the rights, then start the same command again: finished runs are kept';

/**
 * One line for each thing that has happened; a line, once written, is never changed.
 *
 * @template E what the harness writes
 */
export class Journal<E extends Entry = Entry> {
  folder: string;
  entries: E[];
  path;

  constructor(folder: string, entries: E[]) {
    this.folder = folder;
    this.entries = entries;
    this.path = join(folder, FILE);
  }

  /**
   * Opens the journal of a folder, or begins one. A last line cut by a kill or a full disk is dropped, which is said.
   *
   * @template E of the harness whose folder it is
   */
  static open<E extends Entry>(
    folder: string,
    warn: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  ): Journal<E> {
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
    this.entries.push(entry as {kind: string} as E);
  }

  ofKind<Kind extends string>(kind: Kind): Extract<E, {kind: Kind}>[] {
    const isOfKind = (entry: E) => entry.kind === kind;
    return this.entries.filter(isOfKind) as Extract<E, {kind: Kind}>[];
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

/**
 * Writes a run's log into a file of its own, which isn't published.
 *
 * @param journal its folder takes the file
 * @param key of the run
 * @returns what the run's entry says of it: the file, and the log's end where the
 * run failed; nothing where nobody kept a log
 */
export function keepLog(
  journal: {folder: string},
  key: string,
  {status, log}: {status: string; log?: string},
): {logFile?: string; logEnd?: string[]} {
  if (log === undefined) {
    return {};
  }
  const logFile = `logs/${key}.log`;
  writeWhole(join(journal.folder, logFile), log);
  return {logFile, ...logEndOf({status, log})};
}

/** What a journal keeps of a failed run's log, which isn't published: enough to see why, too little to weigh. */
const MOST_LINES = 12;
const LONGEST_LINE = 300;

/** Marks between the parts of a log of several processes, such as `--- server`. */
const HEADING = /^--- \S+$/u;

/**
 * The last lines of a log, printable: empty lines are left out, long ones cut, and whatever could move a cursor, colour a
 * terminal or turn the direction of a text is written as its code.
 *
 * @param log as processes wrote it, which may be anything
 * @returns twelve lines at most, the last one last
 */
export function endOfLog(log: string): string[] {
  return log
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .slice(-MOST_LINES)
    .map((line) => printable(line).slice(0, LONGEST_LINE));
}

/**
 * What the journal's entry of a run has of its log.
 *
 * @returns nothing where the run was measured, or nobody kept a log
 */
export function logEndOf({status, log}: {status: string; log?: string}): {logEnd?: string[]} {
  return log === undefined || status === 'measured' ? {} : {logEnd: endOfLog(log)};
}

/**
 * The last words of the end of a log: its last line that isn't the heading of a part.
 *
 * @param lines what endOfLog gives
 * @returns nothing where no process wrote anything
 */
export function lastWords(lines: readonly string[]): string | undefined {
  return lines.findLast((line) => !HEADING.test(line));
}

/** A text with its control and format characters as codes, `\u001b` for an escape. */
export function printable(text: string) {
  return text
    .slice(0, 10 * LONGEST_LINE)
    .replace(/\t/gu, ' ')
    .replace(
      /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu,
      (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    );
}

/** Ninth byte of a gzip file: the system that packed it. "Unknown", so that all systems pack alike (RFC 1952, 2.3). */
const SYSTEM_AT = 9;
const UNKNOWN_SYSTEM = 255;

/**
 * A journal as it is published beside its result: the same bytes give the same file, without name or time in it.
 *
 * @returns `about`: the lines of the journal, and size and checksum of the packed file
 */
export function packJournal(path: string): {
  bytes: Buffer;
  about: {lines: number; bytes: number; sha256: string};
} {
  const text = readFileSync(path);
  const bytes = gzipSync(text, {level: constants.Z_BEST_COMPRESSION});
  bytes[SYSTEM_AT] = UNKNOWN_SYSTEM;
  return {
    bytes,
    about: {
      lines: text.toString('utf8').split('\n').filter(Boolean).length,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  };
}
