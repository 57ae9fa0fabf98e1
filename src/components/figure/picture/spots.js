// @ts-check
/**
 * @typedef {object} Spot a point of a drawing, as a reader finds it
 * @property {string} key of the point within its figure
 * @property {string} label the point in words; its parts are separated by “; ”
 * @property {number} x px of the drawing
 * @property {number} y px of the drawing
 *
 * @typedef {[key: string, label: string, ...places: number[]]} PackedSpot `places`: x and y in the wide drawing, then
 *   in the narrow one
 */

/**
 * Where the points of a drawing are, and what they say.
 *
 * @param {Pick<import('../../charts/types.js').Plan, 'marks'>} plan
 * @param {import('../../charts/types.js').Describe} describe
 * @returns {Spot[]}
 */
export function spotsOf({marks}, describe) {
  return marks.map((mark) => ({
    key: mark.key,
    label: describe(mark),
    x: Math.round(mark.x),
    y: Math.round(mark.y),
  }));
}

/**
 * The points of both pictures of a figure, as its page carries them.
 *
 * @param {Spot[]} wide
 * @param {Spot[]} narrow
 * @returns {PackedSpot[]}
 * @throws {Error} when the pictures don't show the same points
 */
export function packSpots(wide, narrow) {
  const keys = (/** @type {Spot[]} */ spots) => spots.map(({key}) => key).join();
  if (keys(wide) !== keys(narrow))
    throw new Error(
      `the wide and the narrow drawing show different points: ${keys(wide)}; ${keys(narrow)}`,
    );
  return wide.map(({key, label, x, y}, index) => [
    key,
    label,
    x,
    y,
    narrow[index].x,
    narrow[index].y,
  ]);
}

/**
 * @param {PackedSpot[]} packed
 * @param {boolean} isWide which of the pictures is shown
 * @returns {Spot[]}
 */
export function unpackSpots(packed, isWide) {
  return packed.map(([key, label, ...places]) => {
    const [x, y] = isWide ? places : places.slice(2);
    return {key, label, x, y};
  });
}
