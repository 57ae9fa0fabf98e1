// @ts-check
/** Room between a point and its tip, px. */
const GAP = 14;

/**
 * Where a tip goes: beside its point and above a finger, never out of the figure at its sides. Above and below it may
 * reach over what stands there; to cover its own point would be worse.
 *
 * @param {{x: number, y: number}} point px from the picture's corner
 * @param {{width: number, height: number}} tip
 * @param {{width: number, height: number}} room of the picture
 * @param {boolean} isTouch
 * @returns {{left: number, top: number}} px from the picture's corner
 */
export function tipPlace({x, y}, tip, room, isTouch) {
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
