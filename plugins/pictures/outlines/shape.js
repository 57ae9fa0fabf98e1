// @ts-check
import * as harfbuzz from 'harfbuzzjs';
import {typefaces} from './fonts.js';
import {compactPath} from './path.js';

/**
 * @typedef {import('./fonts.js').Typeface} Typeface
 * @typedef {{key: string, path: string, x: number}} Glyph `key` is the same wherever the same outline stands; `x` in
 *   thousandths of the font's size
 * @typedef {{glyphs: Glyph[], width: number}} Shaped thousandths of the font's size
 * @typedef {(text: string, weight?: number) => Shaped} Shaper
 */

/** @type {Map<string, string>} */
const paths = new Map();

/**
 * What sets texts as outlines: kerned by the font's own tables, in the site's type, wherever the picture is opened.
 *
 * @returns {Promise<Shaper>} throws for a character that no font has
 */
export async function shaper() {
  const faces = await typefaces();
  /** @type {Map<string, Shaped>} */
  const known = new Map();
  return (text, weight = 400) => {
    const key = `${weight} ${text}`;
    const shaped = known.get(key) ?? shape(text, nearest(weight), faces);
    known.set(key, shaped);
    return shaped;
  };
}

/**
 * What measures texts as they will be set.
 *
 * @param {Shaper} shape
 * @returns {(text: string, size: number, weight?: number) => number} width in the unit of `size`
 */
export const measureOf =
  (shape) =>
  (text, size, weight = 400) =>
    (shape(text, weight).width * size) / 1000;

/** @param {number} weight */
const nearest = (weight) => (weight >= 700 ? 700 : weight >= 600 ? 600 : 400);

/** @param {string} text @param {number} weight @param {Typeface[]} faces @returns {Shaped} */
function shape(text, weight, faces) {
  /** @type {Glyph[]} */
  const glyphs = [];
  let x = 0;
  for (const {face, part} of partsOf(text, faces)) {
    const font = /** @type {harfbuzz.Font} */ (face.byWeight.get(weight));
    for (const {codepoint, xAdvance = 0, xOffset = 0} of set(part, font)) {
      const key = `${face.index}-${weight}-${codepoint}`;
      glyphs.push({key, path: pathOf(key, font, codepoint), x: Math.round(x + xOffset)});
      x += xAdvance;
    }
  }
  return {glyphs: glyphs.filter(({path}) => path !== ''), width: x};
}

/** @param {string} text @param {harfbuzz.Font} font */
function set(text, font) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** @param {string} key @param {harfbuzz.Font} font @param {number} glyph */
function pathOf(key, font, glyph) {
  const path = paths.get(key) ?? compactPath(font.glyphToPath(glyph));
  paths.set(key, path);
  return path;
}

/**
 * A text in stretches that one font sets each. The site's type goes on as long as it can; the font that stands in for it
 * sets the sign that it is asked for, and nothing after that: “≥ 360” would else be in two types beside “484”.
 *
 * @param {string} text
 * @param {Typeface[]} faces
 */
function partsOf(text, faces) {
  /** @type {{face: Typeface, part: string}[]} */
  const parts = [];
  for (const sign of text.normalize('NFC')) {
    const last = parts.at(-1);
    const goesOn = last && !last.face.isStandIn && hasSign(last.face, sign);
    const face = goesOn ? last.face : faceWith(sign, faces, text);
    if (last?.face === face) last.part += sign;
    else parts.push({face, part: sign});
  }
  return parts;
}

/** @param {Typeface} face @param {string} sign */
function hasSign({byWeight}, sign) {
  const [font] = byWeight.values();
  return (font.nominalGlyph(/** @type {number} */ (sign.codePointAt(0))) ?? 0) !== 0;
}

/** @param {string} sign @param {Typeface[]} faces @param {string} text */
function faceWith(sign, faces, text) {
  const face = faces.find((each) => hasSign(each, sign));
  if (face) return face;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase();
  throw new Error(
    `no font of the pictures has “${sign}” (U+${code}) of “${text}”: write it otherwise, or add a font in plugins/pictures/outlines/fonts.js.`,
  );
}
