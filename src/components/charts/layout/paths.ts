import type {Box} from './place-pins.ts';

/** Whole pixels: nobody sees less of a text or a rule, and every page carries the digits. */
export const at = (px: number): number => Math.round(px);

export const upright = (x: number, from: number, to: number) => `M${at(x)} ${at(from)}V${at(to)}`;

/** A line down that is interrupted where it would run through a text. */
export function uprightBetween(
  x: number,
  {from, to}: {from: number; to: number},
  boxes: readonly Box[],
): string {
  const struck = boxes
    .filter(({left, right}) => x > left - BESIDE && x < right + BESIDE)
    .toSorted((a, b) => a.top - b.top);
  let start = from;
  let d = '';
  for (const {top, bottom} of [...struck, {top: to, bottom: to}]) {
    const end = Math.min(top, to);
    if (end - start >= STUB) d += upright(x, start, end);
    start = Math.max(start, bottom);
  }
  return d;
}

/** Room that a text has beside it, px. */
const BESIDE = 3;
/** What would be left of a line between two texts says nothing, px. */
const STUB = 10;

export const level = (y: number, from: number, to: number) => `M${at(from)} ${at(y)}H${at(to)}`;

/** A line with short strokes across its ends, `reach` px to either side. */
export const interval = (y: number, from: number, to: number, reach: number) =>
  `M${at(from)} ${at(y - reach)}v${2 * reach}${level(y, from, to)}M${at(to)} ${at(y - reach)}v${2 * reach}`;
