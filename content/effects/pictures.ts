import {join} from 'node:path';
import {fingerprintIn} from '../figures/fingerprint.ts';
import {ORIGINAL} from '../languages.ts';
import {readIfThere} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';
import type {State} from './state.ts';

/**
 * The picture of a figure as a state of the project holds it.
 *
 * @param id `<study>/<figure>`
 * @returns SVG
 */
export function pictureIn(
  root: string,
  id: string,
  locale: string,
  width: 'wide' | 'narrow' = 'wide',
): string | undefined {
  return readIfThere(join(root, FOLDERS.pictures, `${id}.${locale}.${width}.svg`));
}

/** Figures whose pictures were drawn from other points than the data give. */
export function stalePictures(root: string, ids: readonly string[], {figures}: State): string[] {
  return ids.filter((id) => {
    const figure = figures.get(id);
    return figure && fingerprintIn(pictureIn(root, id, ORIGINAL) ?? '') !== figure.fingerprint;
  });
}
