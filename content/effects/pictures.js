// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fingerprintIn} from '../figures/fingerprint.js';
import {ORIGINAL} from '../languages.js';
import {FOLDERS} from '../site/folders.js';

/**
 * The picture of a figure as a state of the project holds it.
 *
 * @param {string} root
 * @param {string} id `<study>/<figure>`
 * @param {string} locale
 * @param {'wide' | 'narrow'} [width]
 * @returns {string | undefined} SVG
 */
export function pictureIn(root, id, locale, width = 'wide') {
  try {
    return readFileSync(join(root, FOLDERS.pictures, `${id}.${locale}.${width}.svg`), 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Figures whose pictures were drawn from other points than the data give.
 *
 * @param {string} root
 * @param {readonly string[]} ids
 * @param {import('./state.js').State} state
 * @returns {string[]}
 */
export function stalePictures(root, ids, {figures}) {
  return ids.filter((id) => {
    const figure = figures.get(id);
    return figure && fingerprintIn(pictureIn(root, id, ORIGINAL) ?? '') !== figure.fingerprint;
  });
}
