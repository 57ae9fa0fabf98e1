import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {WriteError, isOfSystem} from '../../content/write-error.ts';

/** address: below the folder */
export type PublishedFile = [address: string, content: string | Uint8Array];

/**
 * Writes files one after another. With a generator only one of thousands is held at a time: with 200 studies all files of a
 * site at once take gigabytes.
 *
 * @throws {WriteError} at the first that can't be written
 */
export async function writeFiles(
  folder: string,
  files: Iterable<PublishedFile> | AsyncIterable<PublishedFile>,
) {
  for await (const [address, content] of files) writeFile(join(folder, address), content);
}

/**
 * Writes a file of a site that is being built. It needs no second name until it is whole: the site as a whole has one.
 *
 * @throws {WriteError} if the system refuses
 */
export function writeFile(file: string, content: string | Uint8Array) {
  try {
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, content);
  } catch (error) {
    if (!isOfSystem(error)) throw error;
    throw new WriteError(file, error);
  }
}
