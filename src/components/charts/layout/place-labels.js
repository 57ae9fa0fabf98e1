// @ts-check
/** @typedef {{sum: number, count: number, first: number}} Group labels that touch: sum of what they wanted, px */

/**
 * Spreads labels along a line so that none overlaps another, each as near to its desired position as that allows,
 * in the order of these positions. Positions within a hundredth of a pixel of each other count as equal and keep their
 * order.
 *
 * @param {readonly number[]} desired wanted centres, px
 * @param {{size: number, from?: number, to?: number}} room height of a label, and where the first may begin
 *   and the last end; too little room is used up evenly, and labels then run past its end
 * @returns {number[]} centres in the order of `desired`
 */
export function placeLabels(desired, {size, from = -Infinity, to = Infinity}) {
  const level = desired.map((position) => Math.round(position * 100));
  const order = desired.map((_, index) => index).sort((a, b) => level[a] - level[b] || a - b);
  /** @type {Group[]} */
  const groups = [];
  order.forEach((index, position) => {
    groups.push({sum: desired[index], count: 1, first: position});
    while (
      groups.length > 1 &&
      startOf(groups[groups.length - 1]) < endOf(groups[groups.length - 2])
    )
      merge(groups);
  });
  const placed = new Array(desired.length);
  for (const group of groups) {
    for (let step = 0; step < group.count; step += 1) {
      placed[order[group.first + step]] = startOf(group) + size * (step + 0.5);
    }
  }
  return keepInside(placed, order, {size, from, to});

  /** @param {Group} group */
  function startOf(group) {
    return group.sum / group.count - (group.count * size) / 2;
  }
  /** @param {Group} group */
  function endOf(group) {
    return startOf(group) + group.count * size;
  }
}

/** @param {Group[]} groups two at least */
function merge(groups) {
  const last = /** @type {Group} */ (groups.pop());
  const before = groups[groups.length - 1];
  before.sum += last.sum;
  before.count += last.count;
}

/** @param {number[]} placed @param {number[]} order @param {{size: number, from: number, to: number}} room */
function keepInside(placed, order, {size, from, to}) {
  let limit = to - size / 2;
  for (const index of [...order].reverse()) {
    placed[index] = Math.min(placed[index], limit);
    limit = placed[index] - size;
  }
  let floor = from + size / 2;
  for (const index of order) {
    placed[index] = Math.max(placed[index], floor);
    floor = placed[index] + size;
  }
  return placed;
}
