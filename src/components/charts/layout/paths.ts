/** Whole pixels: nobody sees less of a text or a rule, and every page carries the digits. */
export const at = (px: number): number => Math.round(px);

export const upright = (x: number, from: number, to: number) => `M${at(x)} ${at(from)}V${at(to)}`;

export const level = (y: number, from: number, to: number) => `M${at(from)} ${at(y)}H${at(to)}`;

/** A line with short strokes across its ends, `reach` px to either side. */
export const interval = (y: number, from: number, to: number, reach: number) =>
  `M${at(from)} ${at(y - reach)}v${2 * reach}${level(y, from, to)}M${at(to)} ${at(y - reach)}v${2 * reach}`;
