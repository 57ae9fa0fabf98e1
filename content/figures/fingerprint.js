// @ts-check
import {createHash} from 'node:crypto';
import {inTwelveDigits} from '../../lib/quantity/twelve-digits.js';

/**
 * Fingerprint of a figure's points, which its published pictures carry: a picture whose fingerprint differs was
 * drawn from other numbers. Twelve digits of a number count.
 *
 * @param {unknown} points
 * @returns {string} the first twelve hexadecimal digits of SHA-256
 */
export function fingerprintOf(points) {
  return createHash('sha256')
    .update(JSON.stringify(inTwelveDigits(points)))
    .digest('hex')
    .slice(0, 12);
}

/**
 * The fingerprint that a published picture carries.
 *
 * @param {string} svg
 * @returns {string} `none` if it carries none
 */
export function fingerprintIn(svg) {
  return /data-fingerprint="([^"]*)"/.exec(svg)?.[1] ?? 'none';
}
