import {randomBytes} from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {systemCodeOf} from '../lib/errors.ts';
import {WriteError, isOfSystem} from './write-error.ts';

/** How a file is named while it isn't whole, beside its place; ignored by git. */
const UNFINISHED = /^\.(\d+)-[0-9a-f]+\.unfinished$/u;

/**
 * Puts a text into a file, whole or not at all: it is written beside the file, to the last byte, and renamed. A kill or a
 * full disk leaves the file as it was. Folders that are missing are made; a link is followed; rights and owner stay.
 *
 * @throws {WriteError} if the system refuses
 */
export function writeWhole(path: string, content: string | Uint8Array) {
  try {
    const target = existsSync(path) ? realpathSync(path) : path;
    makeFolder(dirname(target));
    removeAbandoned(dirname(target));
    putInPlace(target, content);
  } catch (error) {
    if (!isOfSystem(error)) throw error;
    throw new WriteError(path, error);
  }
}

/** mkdirSync's own recursion never ends where the file system answers ENOENT to a new folder, as /proc does. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // another process was quicker
    if (!existsSync(folder)) throw error;
  }
}

function putInPlace(path: string, content: string | Uint8Array) {
  const name = `.${process.pid}-${randomBytes(4).toString('hex')}.unfinished`;
  const unfinished = join(dirname(path), name);
  try {
    writeThrough(unfinished, content, path);
    renameSync(unfinished, path);
  } catch (error) {
    removeQuietly(unfinished);
    throw error;
  }
}

/** @param before file whose rights and owner it takes over */
function writeThrough(path: string, content: string | Uint8Array, before: string) {
  const file = openSync(path, 'wx');
  try {
    // of a descriptor, it goes on until all bytes are written, which writeSync doesn't
    writeFileSync(file, content);
    if (existsSync(before)) takeOver(file, before);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function takeOver(file: number, before: string) {
  const {mode, uid, gid} = statSync(before);
  fchmodSync(file, mode & 0o7777);
  try {
    fchownSync(file, uid, gid);
  } catch {
    // only root may give files away
  }
}

const cleared: Set<string> = new Set();

/** Removes what writers that were killed have left in a folder. */
function removeAbandoned(folder: string) {
  if (cleared.has(folder)) return;
  cleared.add(folder);
  for (const name of readdirSync(folder)) {
    const writer = UNFINISHED.exec(name)?.[1];
    if (writer && !isAlive(Number(writer))) removeQuietly(join(folder, name));
  }
}

/** Whether a process still runs. One that was killed and that its parent hasn't noticed yet doesn't. */
export function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemCodeOf(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/** Linux only: elsewhere nothing says so, and the process counts as running. */
function isZombie(pid: number) {
  try {
    // The state stands behind the command's name, which may hold parentheses itself.
    return /\) Z [^)]*$/u.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** What can't be removed is told by the error that led here. */
function removeQuietly(path: string) {
  try {
    rmSync(path, {force: true});
  } catch {
    // a disk that has become read-only keeps it; git ignores it
  }
}
