import {readdirSync} from 'node:fs';
import path from 'node:path';
import {withoutHashes} from './hashes.ts';

/** Bundles and the index of the search: their names and contents follow the compiler, and nothing in them is read. */
const MADE_FOR_MACHINES = [
  /(^|\/)assets\//u,
  /(^|\/)pagefind\//u,
  /^embed\/benchmark-figure[^/]*\.js$/u,
];

/** the file's name without a hash → its path in the build */
export type Files = Map<string, string>;

/**
 * @param folder of a build
 * @returns all that a reader or another program reads
 * @throws {Error} if the folder isn't a built site, or two files differ by their hash alone
 */
export function filesOf(folder: string): Files {
  const files: Files = new Map();
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    const name = withoutHashes(file.split(path.sep).join('/'));
    if (MADE_FOR_MACHINES.some((pattern) => pattern.test(name))) continue;
    const twin = files.get(name);
    if (twin)
      throw new Error(
        `${folder}: “${twin}” and “${file}” differ by their hash alone. Build into an empty folder, and compare again.`,
      );
    files.set(name, file);
  }
  if (!files.has('index.html'))
    throw new Error(`${folder}: there is no index.html. Name the folder of a built site.`);
  return files;
}
