import {createHash} from 'node:crypto';
import {inTwelveDigits} from '../../lib/quantity/twelve-digits.ts';

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
 * @returns `none` if it carries none
 */
export function fingerprintIn(svg: string): string {
  return /data-fingerprint="([^"]*)"/.exec(svg)?.[1] ?? 'none';
}
