/** labels that touch: sum of what they wanted, px */
type Group = {sum: number; count: number; first: number};

/**
 * Spreads labels along a line so that none overlaps another, each as near to its desired position as that allows,
 * in the order of these positions. Positions within a hundredth of a pixel of each other count as equal and keep their
 * order.
 *
 * @param desired wanted centres, px
 * @param room height of a label, and where the first may begin and the last end; too little room is used up evenly,
 * and labels then run past its end
 * @returns centres in the order of `desired`
 */
export function placeLabels(
  desired: readonly number[],
  {size, from = -Infinity, to = Infinity}: {size: number; from?: number; to?: number},
): number[] {
  const level = desired.map((position) => Math.round(position * 100));
  const order = desired.map((_, index) => index).sort((a, b) => level[a] - level[b] || a - b);
  const groups: Group[] = [];
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

  function startOf(group: Group) {
    return group.sum / group.count - (group.count * size) / 2;
  }
  function endOf(group: Group) {
    return startOf(group) + group.count * size;
  }
}

/** @param groups two at least */
function merge(groups: Group[]) {
  const [before, last] = groups.slice(-2);
  groups.pop();
  before.sum += last.sum;
  before.count += last.count;
}

function keepInside(
  placed: number[],
  order: number[],
  {size, from, to}: {size: number; from: number; to: number},
) {
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
