import * as harfbuzz from 'harfbuzzjs';
import {typefaces} from './fonts.ts';
import {compactPath} from './path.ts';
import {present} from '../../../lib/typed.ts';
import type {Typeface} from './fonts.ts';

/** `key` is the same wherever the same outline stands; `x` in thousandths of the font's size */
export type Glyph = {key: string; path: string; x: number};

/** thousandths of the font's size */
export type Shaped = {glyphs: Glyph[]; width: number};

export type Shaper = (text: string, weight?: number) => Shaped;

const paths: Map<string, string> = new Map();

/**
 * What sets texts as outlines: kerned by the font's own tables, in the site's type, wherever the picture is opened.
 *
 * @returns throws for a character that no font has
 */
export async function shaper(): Promise<Shaper> {
  const faces = await typefaces();
  const known: Map<string, Shaped> = new Map();
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
 * @returns width in the unit of `size`
 */
export const measureOf =
  (shape: Shaper): ((text: string, size: number, weight?: number) => number) =>
  (text, size, weight = 400) =>
    (shape(text, weight).width * size) / 1000;

const nearest = (weight: number) => (weight >= 700 ? 700 : weight >= 600 ? 600 : 400);

function shape(text: string, weight: number, faces: Typeface[]): Shaped {
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const {face, part} of partsOf(text, faces)) {
    const font = present(face.byWeight.get(weight), `a font of weight ${weight}`);
    for (const {codepoint, xAdvance = 0, xOffset = 0} of set(part, font)) {
      const key = `${face.index}-${weight}-${codepoint}`;
      glyphs.push({key, path: pathOf(key, font, codepoint), x: Math.round(x + xOffset)});
      x += xAdvance;
    }
  }
  return {glyphs: glyphs.filter(({path}) => path !== ''), width: x};
}

function set(text: string, font: harfbuzz.Font) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function pathOf(key: string, font: harfbuzz.Font, glyph: number) {
  const path = paths.get(key) ?? compactPath(font.glyphToPath(glyph));
  paths.set(key, path);
  return path;
}

/**
 * A text in stretches that one font sets each. The site's type goes on as long as it can; the font that stands in for it
 * sets the sign that it is asked for, and nothing after that: “≥ 360” would else be in two types beside “484”.
 */
function partsOf(text: string, faces: Typeface[]) {
  const parts: {face: Typeface; part: string}[] = [];
  for (const sign of text.normalize('NFC')) {
    const last = parts.at(-1);
    const goesOn = last && !last.face.isStandIn && hasSign(last.face, sign);
    const face = goesOn ? last.face : faceWith(sign, faces, text);
    if (last?.face === face) last.part += sign;
    else parts.push({face, part: sign});
  }
  return parts;
}

function hasSign({byWeight}: Typeface, sign: string) {
  const [font] = byWeight.values();
  return (font.nominalGlyph(sign.codePointAt(0) ?? 0) ?? 0) !== 0;
}

function faceWith(sign: string, faces: Typeface[], text: string) {
  const face = faces.find((each) => hasSign(each, sign));
  if (face) return face;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase();
  throw new Error(
    `no font of the pictures has “${sign}” (U+${code}) of “${text}”: write it otherwise, or add a font in plugins/pictures/outlines/fonts.ts.`,
  );
}
