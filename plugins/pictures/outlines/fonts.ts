import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {convert} from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';

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
export const WEIGHTS = [400, 600, 700] as const;

export type Typeface = {
  index: number;
  isStandIn: boolean;
  face: harfbuzz.Face;
  byWeight: Map<number, harfbuzz.Font>;
};

let opened: Promise<Typeface[]> | undefined;

/** The fonts that pictures are set in, in the order in which a character is looked for. */
export function typefaces(): Promise<Typeface[]> {
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
