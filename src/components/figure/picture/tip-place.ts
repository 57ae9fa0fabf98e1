/** Room between a point and its tip, px. */
const GAP = 14;

/**
 * Where a tip goes: beside its point and above a finger, never out of the figure at its sides. Above and below it may
 * reach over what stands there; to cover its own point would be worse.
 *
 * @param point px from the picture's corner
 * @param room of the picture
 * @returns px from the picture's corner
 */
export function tipPlace(
  {x, y}: {x: number; y: number},
  tip: {width: number; height: number},
  room: {width: number; height: number},
  isTouch: boolean,
): {left: number; top: number} {
  const fitsRight = x + GAP + tip.width <= room.width;
  const fitsAbove = y - GAP - tip.height >= 0;
  const fitsBelow = y + GAP + tip.height <= room.height;
  const isAbove = fitsAbove && (isTouch || !fitsBelow);
  const left = fitsRight ? x + GAP : x - GAP - tip.width;
  return {
    left: Math.floor(Math.max(0, Math.min(left, room.width - tip.width))),
    top: Math.round(isAbove ? y - GAP - tip.height : y + GAP),
  };
}
