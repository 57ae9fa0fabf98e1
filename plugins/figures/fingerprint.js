import {createHash} from 'node:crypto';

/**
 * Fingerprint of a figure's points, which its published pictures carry: a picture whose fingerprint differs was
 * drawn from other numbers.
 *
 * @param {unknown} points
 * @returns {string} the first twelve hexadecimal digits of SHA-256
 */
export function fingerprintOf(points) {
  return createHash('sha256').update(JSON.stringify(points)).digest('hex').slice(0, 12);
}
