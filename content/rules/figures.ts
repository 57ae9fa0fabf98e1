import {join} from 'node:path';
import {fingerprintIn} from '../figures/fingerprint.ts';
import {figureOf} from '../figures/read-figures.ts';
import {problemAt} from '../problem.ts';
import {LOCALES} from '../languages.ts';
import {readIfThere} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import {problemsOfError} from '../site/runs.ts';
import {usesOf} from '../site/tags.ts';
import type {NamedFigure, Page, Site} from '../types.ts';

const WIDTHS = ['wide', 'narrow'];

/** Every published picture was drawn from the numbers that the files hold now. */
export function checkFigures(site: Site, pages: Page[]) {
  const uses = usesOf(pages, 'Figure');
  return [...site.figures].flatMap(([id, entry]) =>
    flawsOfFigure(id, entry, site, uses.get(id) ?? []),
  );
}

function flawsOfFigure(id: string, {file}: NamedFigure, site: Site, usedAt: string[]) {
  try {
    return flawsOfPictures(id, file, figureOf(site, id).fingerprint, site.root, usedAt);
  } catch (error) {
    return problemsOfError(error, (reason) =>
      problemAt('figure-not-drawn', {file}, {figure: id, reason, usedAt}),
    );
  }
}

function flawsOfPictures(id: string, file: string, now: string, root: string, usedAt: string[]) {
  const drawn = picturesOf(id).map((picture) => ({picture, was: drawnFrom(root, picture)}));
  const stale = drawn.filter(({was}) => was !== now);
  if (stale.length === 0) return [];
  return [problemAt('figure-stale', {file}, {figure: id, now, stale, usedAt})];
}

/** Paths of the pictures of a figure. */
function picturesOf(id: string) {
  return LOCALES.flatMap((locale) =>
    WIDTHS.map((width) => `${FOLDERS.pictures}/${id}.${locale}.${width}.svg`),
  );
}

/** @returns what the picture was drawn from; null if there is no picture */
function drawnFrom(root: string, picture: string): string | null {
  const svg = readIfThere(join(root, picture));
  return svg === undefined ? null : fingerprintIn(svg);
}
