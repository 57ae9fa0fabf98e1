import {orderOfBlock} from './order.ts';

/**
 * Makes every run of a plan that isn't done yet, block after block: each block holds every run once, in a random order
 * of its own, so that a drift of the machine meets all runs alike.
 */
export async function makeBlocks<T>({
  runs,
  repeats,
  seed,
  isDone,
  make,
}: {
  runs: T[];
  repeats: number;
  seed: number;
  isDone: (run: T, block: number) => boolean;
  make: (run: T, block: number) => Promise<void>;
}) {
  for (let block = 1; block <= repeats; block += 1) {
    for (const run of orderOfBlock(runs, seed, block)) {
      if (!isDone(run, block)) {
        await make(run, block);
      }
    }
  }
}
