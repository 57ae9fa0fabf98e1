import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders whose files carry a hash of their contents, before the ending. */
const HASHED =
  /((?:assets\/[\w./~-]*?|fonts\/[\w-]+|css\/[\w-]+|embed\/benchmark-figure))\.(?:[0-9a-f]{8}|[0-9A-Z]{8})\.(js|css|woff2)\b/gu;
const DIGEST = /\bsha(256|384|512)-[A-Za-z0-9+/]+={0,2}/gu;

/** A text in which hashes of assets, which change with every line of code, are one word. */
export const withoutHashes = (text: string): string =>
  text.replace(HASHED, '$1.$2').replace(DIGEST, 'sha$1-…');

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
