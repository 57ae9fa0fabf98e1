// @ts-check
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {pictureIn, stalePictures} from '../../content/effects/pictures.js';
import {linkPackages} from './base-folder.js';

/** Nothing of these is needed to draw. */
const LEFT_OUT = ['.git', 'node_modules', 'build', '.docusaurus', 'test-results'];

/**
 * Pictures of figures as the data of a state give them, drawn where the state's own pictures are of other numbers.
 *
 * @param {string} root folder of the state; nothing in it is changed
 * @param {import('../../content/effects/state.js').State} state
 * @param {readonly string[]} ids of figures
 * @param {Drawing} options
 * @returns {Promise<Map<string, string>>} SVG by id; a figure that can't be drawn is not in it
 *
 * @typedef {{locale: string, packages: string, draw: (root: string, ids: readonly string[]) =>
 *   Promise<{good: boolean}>}} Drawing `packages` is the folder with the installed packages
 */
export async function picturesOfState(root, state, ids, {locale, packages, draw}) {
  const stale = stalePictures(root, ids, state);
  const fresh = ids.filter((id) => state.figures.has(id) && !stale.includes(id));
  const kept = picturesIn(root, fresh, locale);
  const drawn = stale.length > 0 ? await drawCopy(root, stale, {locale, packages, draw}) : [];
  return new Map([...kept, ...drawn]);
}

/**
 * @param {string} root
 * @param {string[]} ids
 * @param {string} locale
 * @returns {[id: string, svg: string][]} of those that there are
 */
function picturesIn(root, ids, locale) {
  return ids.flatMap((id) => {
    const svg = pictureIn(root, id, locale);
    return svg ? [[id, svg]] : [];
  });
}

/**
 * @param {string} root
 * @param {string[]} ids
 * @param {Drawing} options
 */
async function drawCopy(root, ids, {locale, packages, draw}) {
  const copy = mkdtempSync(join(tmpdir(), 'report-drawn-'));
  try {
    cpSync(root, copy, {recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path))});
    linkPackages(packages, copy);
    const {good} = await draw(copy, ids);
    return good ? picturesIn(copy, ids, locale) : [];
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}
