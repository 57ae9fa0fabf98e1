import {readFileSync} from 'node:fs';
import path from 'node:path';
import {differencesOfMarkup} from './markup.ts';
import {differencesOfPixels} from './pixels.ts';
import {differencesOfJson, differencesOfLines} from './values.ts';
import {filesOf, withoutHashes} from './builds.ts';
import {messageOf} from '../../lib/errors.ts';

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
