// @ts-check
import {readFileSync} from 'node:fs';

/**
 * @typedef {object} Face a font file that `npm run fonts` made
 * @property {string} family
 * @property {string} file in static/fonts
 * @property {number} weight
 * @property {string} range of characters, as CSS writes it; empty for all
 * @property {string} [script] whose pages alone have it
 */

/** @type {readonly Face[]} */
export const faces = JSON.parse(readFileSync(new URL('faces.json', import.meta.url), 'utf8'));

/**
 * A face as CSS declares it.
 *
 * @param {Face} face
 * @param {string} url of its file, or the file itself as data
 * @returns {string}
 */
export function faceRule({family, weight, range}, url) {
  const limit = range ? `;unicode-range:${range}` : '';
  return `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-display:swap${limit}}`;
}
