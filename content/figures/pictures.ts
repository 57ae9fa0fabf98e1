import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {inTwelveDigits} from '../../lib/quantity/twelve-digits.ts';
import {readIfThere} from '../site/files.ts';
import {FOLDERS} from '../site/folders.ts';

/**
 * Path of a figure's published picture, from the root.
 *
 * @param id `<study>/<figure>`
 */
export const pictureFile = (id: string, locale: string, width: 'wide' | 'narrow' = 'wide') =>
  `${FOLDERS.pictures}/${id}.${locale}.${width}.svg`;

/**
 * Fingerprint of a figure's points, which its published pictures carry: a picture whose fingerprint differs was
 * drawn from other numbers. Twelve digits of a number count.
 *
 * @returns the first twelve hexadecimal digits of SHA-256
 */
export function fingerprintOf(points: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(inTwelveDigits(points)))
    .digest('hex')
    .slice(0, 12);
}

/**
 * The fingerprint that a published picture carries.
 *
 * @param file path from the root
 * @returns `none` if it carries none, null if there is no picture
 */
export function fingerprintIn(root: string, file: string): string | null {
  const svg = readIfThere(join(root, file));
  return svg === undefined ? null : (/data-fingerprint="([^"]*)"/.exec(svg)?.[1] ?? 'none');
}
