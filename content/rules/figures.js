// @ts-check
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fingerprintIn, fingerprintOf} from '../figures/fingerprint.js';
import {problemAt} from '../problem.js';
import {LOCALES} from '../languages.js';
import {FOLDERS} from '../site/folders.js';
import {problemsOfError, runFinder} from '../site/runs.js';
import {usesOf} from '../site/uses.js';

/** @import {FigureDefinition} from '../../src/studies/types.js' */
/** @import {Page} from '../site/pages.js' */
/** @import {Site} from '../types.js' */

const WIDTHS = ['wide', 'narrow'];

/**
 * Every published picture was drawn from the numbers that the files hold now.
 *
 * @param {Site} site
 * @param {Page[]} pages
 */
export function checkFigures(site, pages) {
  const uses = usesOf(pages, 'Figure');
  return [...site.figures].flatMap(([id, entry]) =>
    flawsOfFigure(id, entry, site, uses.get(id) ?? []),
  );
}

/**
 * @param {string} id
 * @param {{file: string, figure: FigureDefinition}} entry
 * @param {Site} site
 * @param {string[]} usedAt
 */
function flawsOfFigure(id, {file, figure}, site, usedAt) {
  try {
    const find = runFinder(site.runs);
    const now = fingerprintOf(figure.select(figure.runs.map(find)));
    return flawsOfPictures(id, file, now, site.root, usedAt);
  } catch (error) {
    return problemsOfError(/** @type {NodeJS.ErrnoException} */ (error), (reason) =>
      problemAt('figure-not-drawn', {file}, {figure: id, reason, usedAt}),
    );
  }
}

/** @param {string} id @param {string} file @param {string} now @param {string} root @param {string[]} usedAt */
function flawsOfPictures(id, file, now, root, usedAt) {
  const drawn = picturesOf(id).map((picture) => ({picture, was: drawnFrom(root, picture)}));
  const stale = drawn.filter(({was}) => was !== now);
  if (stale.length === 0) return [];
  return [problemAt('figure-stale', {file}, {figure: id, now, stale, usedAt})];
}

/** Paths of the pictures of a figure. @param {string} id */
function picturesOf(id) {
  return LOCALES.flatMap((locale) =>
    WIDTHS.map((width) => `${FOLDERS.pictures}/${id}.${locale}.${width}.svg`),
  );
}

/**
 * @param {string} root
 * @param {string} picture
 * @returns {string | null} what the picture was drawn from; null if there is no picture
 */
function drawnFrom(root, picture) {
  try {
    return fingerprintIn(readFileSync(join(root, picture), 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}
