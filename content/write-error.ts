import {tmpdir} from 'node:os';
import {sayIn} from './messages/catalogues.ts';
import type {Say} from './messages/say.ts';

/** why a file could not be written */
type WriteReason = 'full' | 'read-only' | 'denied' | 'no-folder' | 'other';

const REASONS: Record<string, WriteReason> = {
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
  file: string;
  system;
  reason;

  /** @param error of the system */
  constructor(file: string, error: NodeJS.ErrnoException) {
    const system = String(error.code);
    const reason = REASONS[system] ?? 'other';
    super(sayIn('en')(`write.${reason}`, {file, system}), {cause: error});
    this.name = 'WriteError';
    this.file = file;
    this.system = system;
    this.reason = reason;
  }

  /** @param file as it is shown */
  sentence(say: Say, file: string = this.file) {
    return say(`write.${this.reason}`, {file, system: this.system});
  }
}

/**
 * What went wrong in writing, also where another part of the system wrote, such as a library into the temporary folder.
 */
export function asWriteError(error: unknown): WriteError | undefined {
  if (error instanceof WriteError) return error;
  const isOfDisk = isOfSystem(error) && ['full', 'read-only'].includes(REASONS[String(error.code)]);
  return isOfDisk ? new WriteError(error.path ?? tmpdir(), error) : undefined;
}

/** Whether the system refused something, rather than the program being wrong. */
export function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
