import {MARK} from '../../../src/components/mark/path.ts';
import type {Line} from './lines.ts';

/** in units of the drawing */
export interface PlacedMark {
  x: number;
  y: number;
  scale: number;
}

/** Height of the mark, in sizes of the type that it ends. */
const HEIGHT = 0.95;
/** Room before it, in the same. */
const BEFORE = 0.6;

/**
 * Room that the mark takes at the end of a line.
 *
 * @param size of the line's type
 */
export const markWidth = (size: number): number =>
  size * ((HEIGHT * MARK.width) / MARK.height + BEFORE);

/**
 * The mark in the lower right corner, on the last line of a footer.
 *
 * @param right where it ends
 * @param size of the footer's type; that of its last line unless that is drawn smaller
 */
export function markAt(
  lines: readonly Line[],
  right: number,
  size: number = lines.at(-1)?.size ?? 0,
): PlacedMark | undefined {
  const last = lines.at(-1);
  if (!last) return undefined;
  const scale = (size * HEIGHT) / MARK.height;
  return {x: right - MARK.width * scale, y: last.y - MARK.height * scale, scale};
}
