// @ts-check
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';

/** @typedef {[address: string, content: string | Uint8Array]} PublishedFile address: below the folder */

/**
 * Writes files one after another. With a generator only one of thousands is held at a time: with 200 studies all files of a
 * site at once take gigabytes.
 *
 * @param {string} folder
 * @param {Iterable<PublishedFile> | AsyncIterable<PublishedFile>} files
 */
export async function writeFiles(folder, files) {
  for await (const [address, content] of files) {
    const file = join(folder, address);
    await mkdir(dirname(file), {recursive: true});
    await writeFile(file, content);
  }
}
