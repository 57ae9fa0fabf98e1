// @ts-check
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {WriteError, isOfSystem} from '../../content/write-error.js';

/** @typedef {[address: string, content: string | Uint8Array]} PublishedFile address: below the folder */

/**
 * Writes files one after another. With a generator only one of thousands is held at a time: with 200 studies all files of a
 * site at once take gigabytes.
 *
 * @param {string} folder
 * @param {Iterable<PublishedFile> | AsyncIterable<PublishedFile>} files
 * @throws {WriteError} at the first that can't be written
 */
export async function writeFiles(folder, files) {
  for await (const [address, content] of files) writeFile(join(folder, address), content);
}

/**
 * Writes a file of a site that is being built. It needs no second name until it is whole: the site as a whole has one.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 * @throws {WriteError} if the system refuses
 */
export function writeFile(file, content) {
  try {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, content);
  } catch (error) {
    if (!isOfSystem(error)) throw error;
    throw new WriteError(file, error);
  }
}
