import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {convert} from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import {present} from '../../../lib/typed.ts';
import {compactPath, UNITS} from './path.ts';

/** `key` is the same wherever the same outline stands; `x` in thousandths of the font's size; `word` counts spaces before it */
export type Glyph = {key: string; path: string; x: number; word: number};

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
  let [x, word] = [0, 0];
  for (const {face, part} of partsOf(text, faces)) {
    const font = present(face.byWeight.get(weight), `a font of weight ${weight}`);
    for (const {codepoint, xAdvance = 0, xOffset = 0} of set(part, font)) {
      const key = `${face.index}-${weight}-${codepoint}`;
      const path = pathOf(key, font, codepoint);
      if (path === '') word += 1;
      else glyphs.push({key, path, x: Math.round(x + xOffset), word});
      x += xAdvance;
    }
  }
  return {glyphs, width: x};
}

function set(text: string, font: harfbuzz.Font) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function pathOf(key: string, font: harfbuzz.Font, glyph: number) {
  const path = paths.get(key) ?? compactPath(font.glyphToPath(glyph), UNITS / 1000);
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
    `no font of the pictures has “${sign}” (U+${code}) of “${text}”: write it otherwise, or add a font in plugins/pictures/outlines/shape.ts.`,
  );
}

const require = createRequire(import.meta.url);

const golos = (part: string) =>
  `@fontsource-variable/golos-text/files/golos-text-${part}-wght-normal.woff2`;

/** Signs that the site's type lacks (→ ≤ ≥), from the site's maths. */
const STAND_IN = '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';

/** The site's type whole, and what stands in for it; first come, first asked. */
const FILES = [
  golos('latin'),
  golos('cyrillic'),
  golos('latin-ext'),
  golos('cyrillic-ext'),
  STAND_IN,
];

/** Weights that pictures are set in. */
const WEIGHTS = [400, 600, 700] as const;

type Typeface = {
  index: number;
  isStandIn: boolean;
  face: harfbuzz.Face;
  byWeight: Map<number, harfbuzz.Font>;
};

let opened: Promise<Typeface[]> | undefined;

/** The fonts that pictures are set in, in the order in which a character is looked for. */
function typefaces(): Promise<Typeface[]> {
  opened ??= Promise.all(FILES.map(open));
  return opened;
}

async function open(file: string, index: number): Promise<Typeface> {
  // A view of it may lie in a larger buffer.
  const {buffer} = Uint8Array.from(await convert(await readFile(require.resolve(file)), 'sfnt'));
  const face = new harfbuzz.Face(new harfbuzz.Blob(buffer), 0);
  const byWeight = new Map(WEIGHTS.map((weight) => [weight, fontOf(face, weight)]));
  return {index, isStandIn: file === STAND_IN, face, byWeight};
}

function fontOf(face: harfbuzz.Face, weight: number) {
  const font = new harfbuzz.Font(face);
  font.setVariations([new harfbuzz.Variation('wght', weight)]);
  return font;
}
