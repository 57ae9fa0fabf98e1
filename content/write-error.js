// @ts-check
import {tmpdir} from 'node:os';
import {sayIn} from './messages/catalogues.js';

/** @typedef {'full' | 'read-only' | 'denied' | 'no-folder' | 'other'} WriteReason why a file could not be written */

/** @type {Record<string, WriteReason>} */
const REASONS = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'denied',
  EPERM: 'denied',
  ENOTDIR: 'no-folder',
  EEXIST: 'no-folder',
  ENOENT: 'no-folder',
  EISDIR: 'no-folder',
};

/** A file that could not be written: it is as it was. `sentence` says which, why and what to do, in any language. */
export class WriteError extends Error {
  /** @param {string} file @param {NodeJS.ErrnoException} error of the system */
  constructor(file, error) {
    const system = String(error.code);
    const reason = REASONS[system] ?? 'other';
    super(sayIn('en')(`write.${reason}`, {file, system}), {cause: error});
    this.name = 'WriteError';
    this.file = file;
    this.system = system;
    this.reason = reason;
  }

  /** @param {import('./messages/say.js').Say} say @param {string} [file] as it is shown */
  sentence(say, file = this.file) {
    return say(`write.${this.reason}`, {file, system: this.system});
  }
}

/**
 * What went wrong in writing, also where another part of the system wrote, such as a library into the temporary folder.
 *
 * @param {unknown} error
 * @returns {WriteError | undefined}
 */
export function asWriteError(error) {
  if (error instanceof WriteError) return error;
  const isOfDisk = isOfSystem(error) && ['full', 'read-only'].includes(REASONS[String(error.code)]);
  return isOfDisk ? new WriteError(error.path ?? tmpdir(), error) : undefined;
}

/** Whether the system refused something, rather than the program being wrong. @param {unknown} error @returns {error is NodeJS.ErrnoException} */
export function isOfSystem(error) {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
