import {requireQuantities} from '../quantity/quantity.ts';

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
  return firstBeyond((t) => studentWithin(t, degrees) < level);
}

/** The t from which on something doesn't hold any more, by halving what it must be in. */
function firstBeyond(holds: (t: number) => boolean) {
  let low = 0;
  let high = 1;
  while (holds(high)) high *= 2;
  for (let middle = high / 2; low < middle && middle < high; middle = (low + high) / 2) {
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}

const MOST_STEPS = 500;
const SMALLEST = 1e-300;
const CLOSE_ENOUGH = 1e-14;

/**
 * Probability that a value of Student's t distribution lies outside −t to t, for degrees of freedom that needn't be
 * whole, as Welch's are: the regularised incomplete beta function at degrees / (degrees + t²), with degrees / 2 and ½
 * (Abramowitz and Stegun, 26.5.27 and 26.7.1).
 *
 * @param t any number; its sign doesn't count
 * @param degrees of freedom, above 0
 * @returns 0–1: the two-sided p-value of t
 * @throws {RangeError} on a t that is no number, or degrees that are not above 0
 */
export function studentBeyond(t: number, degrees: number): number {
  const distance = Math.abs(t);
  const kinds = {distance: 'non-negative', degrees: 'positive'} as const;
  requireQuantities('studentBeyond', {distance, degrees}, kinds);
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}

/**
 * The t beyond whose two signs a value of Student's distribution lies with a given probability.
 *
 * @param beyond above 0 and at most 1: 0.05 for an interval of 95 %
 * @param degrees of freedom, above 0, not necessarily whole
 * @returns 2.776 for 0.05 and four degrees
 * @throws {RangeError} on a probability or degrees out of range
 */
export function studentLimitBeyond(beyond: number, degrees: number): number {
  const within = 1 - beyond;
  requireQuantities('studentLimitBeyond', {within}, {within: 'share-below-one'});
  return firstBeyond((t) => studentBeyond(t, degrees) > beyond);
}

/**
 * Regularised incomplete beta function. The continued fraction (DLMF 8.17.22) is quick below the mean of the
 * distribution; above it the other tail is taken from 1.
 *
 * @param x 0–1
 * @param a above 0
 * @param b above 0
 * @returns 0–1
 */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b);
  return (Math.exp(front) / a) * betaFraction(x, a, b);
}

/** By the method of Lentz. */
function betaFraction(x: number, a: number, b: number) {
  let upper = 1;
  let lower = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = lower;
  for (let m = 1; m <= MOST_STEPS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    let change = 1;
    for (const term of [even, odd]) {
      lower = 1 / awayFromZero(1 + term * lower);
      upper = awayFromZero(1 + term / upper);
      change = lower * upper;
      fraction *= change;
    }
    if (Math.abs(change - 1) < CLOSE_ENOUGH) break;
  }
  return fraction;
}

const awayFromZero = (value: number) => (Math.abs(value) < SMALLEST ? SMALLEST : value);

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Lanczos' approximation with g = 7 and nine terms, good to fifteen digits for numbers above 0. */
const LANCZOS = [
  ...[0.99999999999980993, 676.5203681218851, -1259.1392167224028],
  ...[771.32342877765313, -176.61502916214059, 12.507343278686905],
  ...[-0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7],
];

/** @param z above 0 */
function logGamma(z: number): number {
  if (z < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * z)) - logGamma(1 - z);
  const above = z + 6.5;
  const sum = LANCZOS.slice(1).reduce(
    (total, term, index) => total + term / (z + index),
    LANCZOS[0],
  );
  return 0.5 * Math.log(2 * Math.PI) + (z - 0.5) * Math.log(above) - above + Math.log(sum);
}
