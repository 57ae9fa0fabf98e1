/** Widths in em of Golos Text's glyphs, by kind: pictures are drawn where no font can be measured. */
const KINDS: [RegExp, number][] = [
  [/[iljtfrI.,:;'|!()[\] \u00a0/]/u, 0.34],
  [/[mwMWшщжюфмыШЩЖЮФМЫ@%—×≤≥]/u, 0.88],
  [/1/u, 0.5],
  [/\d/u, 0.64],
  [/\p{Lu}/u, 0.73],
];
const OTHER = 0.6;
/** Cyrillic in bold may come from a fallback font, which is wider. */
const BOLD = 1.1;

/**
 * Width of a text in Golos Text, estimated a little too wide rather than too narrow.
 *
 * @param size font size, px
 * @returns px
 */
export function textWidth(
  text: string,
  size: number,
  {isBold = false}: {isBold?: boolean} = {},
): number {
  let em = 0;
  for (const glyph of text) em += widthOf(glyph);
  return em * size * (isBold ? BOLD : 1);
}

/** Width of the widest of some texts, px; 0 where there are none. */
export const widest = (texts: readonly string[], size: number, look?: {isBold?: boolean}): number =>
  Math.max(0, ...texts.map((text) => textWidth(text, size, look)));

/** Widths of glyphs that were asked for: a build asks for each a million times. */
const known: Map<string, number> = new Map();

function widthOf(glyph: string) {
  const width = known.get(glyph) ?? KINDS.find(([kind]) => kind.test(glyph))?.[1] ?? OTHER;
  known.set(glyph, width);
  return width;
}

/**
 * Breaks a text into lines that fit a width; a single word that doesn't fit keeps a line of its own.
 *
 * @param size font size, px
 * @param width px
 */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
