import {readFileSync, readdirSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';
import {systemCodeOf} from '../../lib/errors.ts';

/**
 * Files below a folder, sorted, as paths from the root with forward slashes; none if the folder is
 * not there.
 *
 * @param wanted matched against the path
 */
export function filesUnder(root: string, folder: string, wanted: RegExp = /./): string[] {
  return entriesOf(join(root, folder))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(root, path, wanted);
      return wanted.test(path) ? [path] : [];
    })
    .sort();
}

const entriesOf = (folder: string) =>
  ifThere(() => readdirSync(folder, {withFileTypes: true})) ?? [];

/** The text of a file; undefined where there is none. */
export const readIfThere = (path: string) => ifThere(() => readFileSync(path, 'utf8'));

function ifThere<Content>(read: () => Content): Content | undefined {
  try {
    return read();
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A string that changes when any of the files is changed, added or removed. */
export function stampOf(root: string, files: readonly string[]) {
  return files
    .map((file) => {
      const {mtimeMs, size} = statSync(join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
