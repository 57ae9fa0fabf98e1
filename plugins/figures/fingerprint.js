import {createHash} from 'node:crypto';

/**
 * Fingerprint of a figure's points, which its published pictures carry: a picture whose fingerprint differs was
 * drawn from other numbers. Twelve digits of a number count: the last ones of a logarithm depend on who computes it,
 * and on the order of a sum.
 *
 * @param {unknown} points
 * @returns {string} the first twelve hexadecimal digits of SHA-256
 */
export function fingerprintOf(points) {
  return createHash('sha256')
    .update(JSON.stringify(points, inTwelveDigits))
    .digest('hex')
    .slice(0, 12);
}

/** @param {string} _key @param {unknown} value */
function inTwelveDigits(_key, value) {
  return typeof value === 'number' ? Number(value.toPrecision(12)) : value;
}
