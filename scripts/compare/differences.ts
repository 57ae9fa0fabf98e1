import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PNG} from 'pngjs';
import {messageOf} from '../../lib/errors.ts';
import {differencesOfMarkup} from './markup.ts';
import {differencesOfJson, differencesOfLines} from './values.ts';

/**
 * Where two builds say something else.
 *
 * `place` inside the file: a path of elements, of keys, a line, or a pixel; empty where a whole file came or went
 */
export type Difference = Found & {file: string};

export type Found = {place: string; before: string; after: string};

export type Comparer = (before: Buffer, after: Buffer) => Found[];

const asText: (compare: (before: string, after: string) => Found[]) => Comparer =
  (compare) => (before, after) =>
    compare(withoutHashes(before.toString('utf8')), withoutHashes(after.toString('utf8')));

const BY_ENDING: Record<string, Comparer> = {
  '.html': asText(differencesOfMarkup),
  '.svg': asText(differencesOfMarkup),
  '.json': asText(differencesOfJson),
  '.png': differencesOfPixels,
};
const TEXTS = ['.csv', '.txt', '.bib', '.xml', '.css', '.js', '.md', '.webmanifest', ''];

/**
 * Compares two built sites: every page, embed, talk, picture, table and feed.
 *
 * @param before folder of a build
 * @param after folder of the other one
 * @returns `files`: how many stand in both
 * @throws {Error} if a folder isn't a built site, or a file of the same name can't be read as what its ending says
 */
export function compareBuilds(
  before: string,
  after: string,
): {files: number; differences: Difference[]} {
  const [old, now] = [filesOf(before), filesOf(after)];
  const differences: Difference[] = [];
  let files = 0;
  for (const [name, file] of old) {
    const other = now.get(name);
    if (other === undefined) {
      differences.push({file: name, place: '', before: 'is there', after: 'is missing'});
      continue;
    }
    files += 1;
    const [a, b] = [readFileSync(path.join(before, file)), readFileSync(path.join(after, other))];
    if (a.equals(b)) continue;
    differences.push(...differencesIn(name, a, b));
  }
  for (const name of now.keys())
    if (!old.has(name))
      differences.push({file: name, place: '', before: 'is missing', after: 'is there'});
  return {files, differences};
}

function differencesIn(file: string, before: Buffer, after: Buffer): Difference[] {
  const ending = path.extname(file);
  const compare =
    BY_ENDING[ending] ?? (TEXTS.includes(ending) ? asText(differencesOfLines) : ofBytes);
  try {
    return compare(before, after).map((difference) => ({file, ...difference}));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, {cause: error});
  }
}

const ofBytes: Comparer = (before, after) => [
  {place: 'bytes', before: `${before.length} bytes`, after: `${after.length} other bytes`},
];

/**
 * Whether two PNG files show the same: how their colours are stored makes no difference.
 *
 * @returns at most one: the size, or the first pixel that differs
 * @throws {Error} if one of them isn't a PNG file
 */
function differencesOfPixels(before: Buffer, after: Buffer): Found[] {
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const sizes = [old, now].map(({width, height}) => `${width} × ${height}`);
  if (sizes[0] !== sizes[1]) return [{place: 'size', before: sizes[0], after: sizes[1]}];
  if (old.data.equals(now.data)) return [];
  const at = old.data.findIndex((value, index) => value !== now.data[index]);
  const pixel = Math.floor(at / 4);
  const colour = (data: Buffer) => `#${data.subarray(pixel * 4, pixel * 4 + 4).toString('hex')}`;
  return [
    {
      place: `pixel ${pixel % old.width}, ${Math.floor(pixel / old.width)}`,
      before: colour(old.data),
      after: colour(now.data),
    },
  ];
}

/** Folders whose files carry a hash of their contents, before the ending. */
const HASHED =
  /((?:assets\/[\w./~-]*?|fonts\/[\w-]+|css\/[\w-]+|embed\/benchmark-figure))\.(?:[0-9a-f]{8}|[0-9A-Z]{8})\.(js|css|woff2)\b/gu;
const DIGEST = /\bsha(256|384|512)-[A-Za-z0-9+/]+={0,2}/gu;

/** A text in which hashes of assets, which change with every line of code, are one word. */
const withoutHashes = (text: string): string =>
  text.replace(HASHED, '$1.$2').replace(DIGEST, 'sha$1-…');

/** Bundles and the index of the search: their names and contents follow the compiler, and nothing in them is read. */
const MADE_FOR_MACHINES = [
  /(^|\/)assets\//u,
  /(^|\/)pagefind\//u,
  /^embed\/benchmark-figure[^/]*\.js$/u,
];

/** the file's name without a hash → its path in the build */
type Files = Map<string, string>;

/**
 * @param folder of a build
 * @returns all that a reader or another program reads
 * @throws {Error} if the folder isn't a built site, or two files differ by their hash alone
 */
function filesOf(folder: string): Files {
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
