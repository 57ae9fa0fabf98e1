// @ts-check
import {readdirSync, statSync} from 'node:fs';
import {join, posix} from 'node:path';

/**
 * Files below a folder, sorted, as paths from the root with forward slashes; none if the folder is
 * not there.
 *
 * @param {string} root
 * @param {string} folder
 * @param {RegExp} [wanted] matched against the path
 * @returns {string[]}
 */
export function filesUnder(root, folder, wanted = /./) {
  return entriesOf(join(root, folder))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      if (entry.isDirectory()) return filesUnder(root, path, wanted);
      return wanted.test(path) ? [path] : [];
    })
    .sort();
}

/** @param {string} folder */
function entriesOf(folder) {
  try {
    return readdirSync(folder, {withFileTypes: true});
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
}

/** A string that changes when any of the files is changed, added or removed. @param {string} root @param {readonly string[]} files */
export function stampOf(root, files) {
  return files
    .map((file) => {
      const {mtimeMs, size} = statSync(join(root, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
