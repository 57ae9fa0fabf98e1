/** Beyond this the model has no answer; without an end, a search for what never comes would not stop. */
const MOST = 2 ** 40;

/**
 * Smallest whole number from 1 that is enough; `isEnough` turns true once and stays so.
 *
 * @param what is counted, for the error
 * @throws {RangeError} when no number up to 2⁴⁰ is enough
 */
export function fewest(what: string, isEnough: (count: number) => boolean): number {
  let high = 1;
  while (!isEnough(high)) {
    high *= 2;
    if (high > MOST)
      throw new RangeError(
        `fewest: even ${high} ${what} are too few, so no number of ${what} is enough. Ask only below the ceiling.`,
      );
  }
  let low = Math.floor(high / 2);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
