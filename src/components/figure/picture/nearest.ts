import type {Spot} from './spots.ts';

/** How far from a point a pointer may be, px on the screen. */
const REACH = {mouse: 36, touch: 60};

/**
 * The point nearest to a pointer.
 *
 * @param pointer px of the drawing; `scale`: px on the screen of one px of the drawing
 * @returns null when none is within reach
 */
export function nearestSpot(
  spots: Spot[],
  {x, y, scale, isTouch}: {x: number; y: number; scale: number; isTouch: boolean},
): Spot | null {
  let best: Spot | null = null;
  let least = (isTouch ? REACH.touch : REACH.mouse) / scale;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/**
 * The point that a key leads to: left and right along a series and on to the next one, up and down to what has the
 * same x.
 *
 * @returns null when the key leads nowhere
 */
export function spotAfterKey(spots: Spot[], from: Spot | undefined, key: string): Spot | null {
  if (!from) return null;
  const at = spots.indexOf(from);
  const steps: Record<string, number> = {
    ...{ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: spots.length - 1},
  };
  if (key in steps) return spots[steps[key]] ?? null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const column = spots.filter((spot) => xOf(spot) === xOf(from)).sort((a, b) => a.y - b.y);
  return column[column.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)] ?? null;
}

function xOf({key}: Spot) {
  return key.split('|').at(-1);
}
