import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {constants, gzipSync} from 'node:zlib';

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
