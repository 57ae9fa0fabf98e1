import type {Glyph, Shaper} from '../outlines/shape.ts';

/**
 * A text as outlines at its place. Each outline stands in the file once and is used as often as the sign occurs, which
 * browsers, resvg and LibreOffice draw alike; text in an office program's own fonts would be wider, or another.
 *
 * @param look `glyphs` so far; more are added
 */
export function setText(
  text: string,
  {
    x,
    y,
    size,
    weight,
    anchor,
    fill,
    halo,
  }: {
    x: number;
    y: number;
    size: number;
    weight: number;
    anchor: string;
    fill: string;
    halo: {colour: string; width: string} | null;
  },
  {shape, glyphs}: {shape: Shaper; glyphs: Map<string, {id: string; path: string}>},
): string {
  const {glyphs: set, width} = shape(text, weight);
  if (set.length === 0) return '';
  const scale = size / 1000;
  const left = x - width * scale * (SHARE[anchor] ?? 0);
  const uses = set.map((glyph) => useOf(glyph, glyphs)).join('');
  const at = `transform="translate(${short(left)} ${short(y)})scale(${short(scale, 4)})"`;
  const behind = halo
    ? `<g ${at} fill="none" stroke="${halo.colour}" stroke-width="${short(Number(halo.width) / scale, 0)}" stroke-linejoin="round">${uses}</g>`
    : '';
  return `${behind}<g ${at} fill="${fill}">${uses}</g>`;
}

/** Share of a text's width that stands left of its place. */
const SHARE: Record<string, number> = {start: 0, middle: 0.5, end: 1};

function useOf({key, path, x}: Glyph, glyphs: Map<string, {id: string; path: string}>) {
  const known = glyphs.get(key) ?? {id: idOf(glyphs.size), path};
  glyphs.set(key, known);
  return `<use xlink:href="#${known.id}"${x === 0 ? '' : ` x="${x}"`}/>`;
}

/** Short names that titles and descriptions don't bear. */
const idOf = (index: number) => `g${index.toString(36)}`;

function short(number: number, digits: number = 2) {
  return Number(number.toFixed(digits));
}
