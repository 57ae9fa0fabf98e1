import {expect, test} from 'vitest';
import {createRandom, drawExponential, xoshiro128} from './random.ts';

test('xoshiro128** gives the reference sequence for the state 1, 2, 3, 4', () => {
  const next = xoshiro128([1, 2, 3, 4]);
  expect(Array.from({length: 6}, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492,
  ]);
});

test('the same seed repeats, another seed does not', () => {
  const draw = (seed) => Array.from({length: 5}, createRandom(seed));
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('a missing seed is refused', () => {
  expect(() => createRandom(undefined)).toThrow('seed is undefined');
});

test('uniform draws have mean 1/2 and variance 1/12, exponential ones mean and deviation m', () => {
  const random = createRandom(42);
  const uniform = Array.from({length: 100_000}, random);
  expect(mean(uniform)).toBeCloseTo(0.5, 2);
  expect(variance(uniform)).toBeCloseTo(1 / 12, 2);
  const waits = Array.from({length: 100_000}, () => drawExponential(random, 0.2));
  expect(mean(waits)).toBeCloseTo(0.2, 2);
  expect(Math.sqrt(variance(waits))).toBeCloseTo(0.2, 2);
  expect(Math.min(...waits.slice(0, 1000))).toBeGreaterThanOrEqual(0);
});

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values) {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}
