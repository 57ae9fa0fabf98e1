// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {differencesOfJson} from './json.js';
import {differencesOfMarkup} from './markup.js';
import {differencesOfPixels} from './pixels.js';
import {differencesOfLines} from './lines.js';
import {filesOf} from './builds.js';
import {withoutHashes} from './hashes.js';

/**
 * Where two builds say something else.
 *
 * @typedef {{file: string, place: string, before: string, after: string}} Difference `place` inside the file: a path of
 *   elements, of keys, a line, or a pixel; empty where a whole file came or went
 */

/** @typedef {(before: Buffer, after: Buffer) => Omit<Difference, 'file'>[]} Comparer */

/** @type {(compare: (before: string, after: string) => Omit<Difference, 'file'>[]) => Comparer} */
const asText = (compare) => (before, after) =>
  compare(withoutHashes(before.toString('utf8')), withoutHashes(after.toString('utf8')));

/** @type {Record<string, Comparer>} */
const BY_ENDING = {
  '.html': asText(differencesOfMarkup),
  '.svg': asText(differencesOfMarkup),
  '.json': asText(differencesOfJson),
  '.png': differencesOfPixels,
};
const TEXTS = ['.csv', '.txt', '.bib', '.xml', '.css', '.js', '.md', '.webmanifest', ''];

/**
 * Compares two built sites: every page, embed, talk, picture, table and feed.
 *
 * @param {string} before folder of a build
 * @param {string} after folder of the other one
 * @returns {{files: number, differences: Difference[]}} `files`: how many stand in both
 * @throws {Error} if a folder isn't a built site, or a file of the same name can't be read as what its ending says
 */
export function compareBuilds(before, after) {
  const [old, now] = [filesOf(before), filesOf(after)];
  /** @type {Difference[]} */
  const differences = [];
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

/** @param {string} file @param {Buffer} before @param {Buffer} after @returns {Difference[]} */
function differencesIn(file, before, after) {
  const ending = path.extname(file);
  const compare =
    BY_ENDING[ending] ?? (TEXTS.includes(ending) ? asText(differencesOfLines) : ofBytes);
  try {
    return compare(before, after).map((difference) => ({file, ...difference}));
  } catch (error) {
    throw new Error(`${file}: ${/** @type {Error} */ (error).message}`, {cause: error});
  }
}

/** @type {Comparer} */
const ofBytes = (before, after) => [
  {place: 'bytes', before: `${before.length} bytes`, after: `${after.length} other bytes`},
];
