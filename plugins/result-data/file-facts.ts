import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Size and checksum of a published file.
 *
 * @param file path from the root of the repository, below `static/`
 * @returns path as the site serves it, without a leading slash
 */
export function describeFile(
  siteDir: string,
  file: string,
): {path: string; bytes: number; sha256: string} {
  const bytes = readFileSync(join(siteDir, file));
  return {
    path: file.replace(/^static\//, ''),
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
