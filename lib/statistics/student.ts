import {requireQuantities} from '../quantity/index.ts';

const ENOUGH_HALVINGS = 80;

/**
 * Probability that a value of Student's t distribution lies between −t and t, by its finite sums for whole degrees of
 * freedom (Abramowitz and Stegun, 26.7.3 and 26.7.4).
 *
 * @param t 0 or more
 * @param degrees of freedom, a whole number above 0
 * @returns 0–1
 */
export function studentWithin(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = degrees % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let k = isOdd ? 3 : 2; k < degrees; k += 2) {
    term *= (cosine * cosine * (k - 1)) / k;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}

/**
 * The t between whose two signs a value of Student's distribution lies with a given probability.
 *
 * @param level 0–1
 * @param degrees of freedom, a whole number above 0
 * @returns 2.776 for 0.95 and four degrees
 */
export function studentLimit(level: number, degrees: number): number {
  requireQuantities('studentLimit', {level, degrees}, {level: 'share-below-one', degrees: 'count'});
  let low = 0;
  let high = 1;
  while (studentWithin(high, degrees) < level) high *= 2;
  for (let halving = 0; halving < ENOUGH_HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (studentWithin(middle, degrees) < level) low = middle;
    else high = middle;
  }
  return high;
}
