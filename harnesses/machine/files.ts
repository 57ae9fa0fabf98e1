import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, dirname, join} from 'node:path';
import {HarnessError} from './harness-error.ts';

/**
 * Makes a folder, with those above it that are missing.
 *
 * @param words what the folder is called in an error, and the option that names it
 */
export function makeFolder(folder: string, {where, option}: {where: string; option: string}) {
  try {
    makeEach(folder);
  } catch (error) {
    throw new HarnessError(
      `${where} ${folder}`,
      `cannot be made: ${writeProblem(error)}`,
      `choose another with ${option}, or mend the rights`,
    );
  }
}

// mkdirSync's own recursion never ends where the file system answers ENOENT to a new folder, as /proc does
function makeEach(folder: string) {
  if (!existsSync(folder)) {
    makeEach(dirname(folder));
    mkdirSync(folder);
  }
}

/**
 * @param error of a write
 * @returns why it failed
 */
export function writeProblem(error: unknown): string {
  const {code, message} = error as NodeJS.ErrnoException;
  return PROBLEMS[String(code)] ?? message;
}

const PROBLEMS: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full (EDQUOT)',
  EROFS: 'the disk is read-only (EROFS)',
};

/**
 * Puts a text into a file, whole or not at all: it is written beside the file, to the last byte, and renamed. What
 * `content/write-whole.ts` is to the other rooms; a harness stands alone.
 *
 * @param path in a folder that is there
 * @param options rights of the file
 * @throws {HarnessError} if the system refuses
 */
export function writeWhole(
  path: string,
  content: string | Uint8Array,
  {mode = 0o666}: {mode?: number} = {},
) {
  // One harness writes into a folder; what it leaves when it is killed, it overwrites when it resumes.
  const unfinished = join(dirname(path), `.${basename(path)}.unfinished`);
  try {
    writeThrough(unfinished, content, mode);
    renameSync(unfinished, path);
  } catch (error) {
    removeQuietly(unfinished);
    throw new HarnessError(
      path,
      `not written, and what was there before is unchanged: ${writeProblem(error)}`,
      'make room or mend the rights, then start the same command again: finished runs are kept',
    );
  }
}

function writeThrough(path: string, content: string | Uint8Array, mode: number) {
  const file = openSync(path, 'w', mode);
  try {
    // of a descriptor, it goes on until all bytes are written, which writeSync doesn't
    writeFileSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** What can't be removed is told by the error that led here. */
function removeQuietly(path: string) {
  try {
    rmSync(path, {force: true});
  } catch {
    // a disk that has become read-only keeps it
  }
}

const NEW_LINE = 0x0a;

/**
 * Appends a text to a file and waits until it is on the disk. Where the system refuses half way, such as on a full disk,
 * the file is cut back to what it was.
 *
 * @throws {Error} of the system
 */
export function appendWhole(path: string, text: string) {
  const file = openSync(path, 'a');
  try {
    const {size} = fstatSync(file);
    try {
      // of a descriptor, it goes on until all bytes are written, which writeSync doesn't
      writeFileSync(file, text);
      // A pipe or a device cannot be synced, and needs not.
      ignoring('EINVAL', () => fsyncSync(file));
    } catch (error) {
      cutBack(file, size);
      throw error;
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Drops a last line that was never finished, as a kill leaves it.
 *
 * @param content what the file holds
 * @returns its whole lines, and the bytes that were dropped
 * @throws {Error} of the system
 */
export function dropCutLine(path: string, content: Buffer): {whole: string; cutBytes: number} {
  const end = content.lastIndexOf(NEW_LINE) + 1;
  if (end < content.length) truncateSync(path, end);
  return {whole: content.toString('utf8', 0, end), cutBytes: content.length - end};
}

function cutBack(file: number, size: number) {
  try {
    ftruncateSync(file, size);
  } catch {
    // the cut line is dropped when the journal is opened again
  }
}

function ignoring(code: string, action: () => void) {
  try {
    action();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
  }
}

export const WORK_FOLDER_PREFIX = 'bench-harness-';

/**
 * Lends a temporary folder for sockets, the database and logs to some work; afterwards nothing of it is left. Folders of
 * harnesses that were killed are removed.
 */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${WORK_FOLDER_PREFIX}${process.pid}-`));
  // The database runs under another account when the harness runs as root.
  chmodSync(folder, 0o711);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  }
}

function removeAbandoned() {
  for (const name of readdirSync(tmpdir())) {
    const owner = new RegExp(`^${WORK_FOLDER_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (owner !== undefined && !existsSync(`/proc/${owner}`)) {
      rmSync(join(tmpdir(), name), {recursive: true, force: true});
    }
  }
}

/** What a file holds; null where it can't be read. */
export function readIfThere(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

const HEAD = 2000;
const TAIL = 4000;

/**
 * The beginning and the end of a log: what happened first is the cause, what happened last the state it was left in.
 */
export function excerptOf(path: string) {
  const text = readFileSync(path, 'utf8');
  return text.length <= HEAD + TAIL
    ? text
    : `${text.slice(0, HEAD)}\n… ${text.length - HEAD - TAIL} characters left out …\n${text.slice(-TAIL)}`;
}
