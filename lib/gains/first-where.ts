/**
 * From where on a condition holds, by halving: it must hold at `high` and not at `low`, and change once in between.
 *
 * @param middleOf where to look between the two; whole numbers end where there is none
 * @param steps at the most
 */
export function firstWhere(
  holds: (value: number) => boolean,
  [low, high]: [low: number, high: number],
  middleOf: (low: number, high: number) => number = wholeBetween,
  steps: number = 50,
): number {
  for (let step = 0; step < steps; step += 1) {
    const middle = middleOf(low, high);
    if (middle <= low) break;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

const wholeBetween = (low: number, high: number) => Math.floor((low + high) / 2);
