/** Pseudo-random numbers in [0, 1) from a seed (mulberry32): the same order again when a run is resumed. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The order of one block: every run once, shuffled by the seed and the block's number (Fisher–Yates), so that a drift of
 * the machine meets all runs alike.
 */
export function orderOfBlock<T>(runs: T[], seed: number, block: number): T[] {
  const random = randomFrom(seed + block * 7919);
  const order = [...runs];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const k = Math.floor(random() * (i + 1));
    [order[i], order[k]] = [order[k], order[i]];
  }
  return order;
}
