import fc from 'fast-check';
import {expect, test} from 'vitest';
import {bootstrapInterval} from './bootstrap.js';
import {normalProbability, normalScore} from './normal.js';

const SKEWED = [10.2, 11.5, 9.8, 12.4, 30.1, 10.9, 11.1, 10.4, 13.7, 10.0];
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the normal distribution and its inverse are those of R', () => {
  expect(normalProbability(-3.2)).toBeCloseTo(0.000687137937915848, 14);
  expect(normalProbability(-1)).toBeCloseTo(0.158655253931457, 14);
  expect(normalProbability(2.5)).toBeCloseTo(0.993790334674224, 14);
  expect(normalScore(0.025)).toBeCloseTo(-1.95996398454, 10);
  expect(normalScore(0.999)).toBeCloseTo(3.090232306168, 9);
  expect(normalProbability(-9)).toBe(0);
  expect(normalProbability(9)).toBe(1);
});

test("intervals of a skewed mean are those of R's boot package (200,000 resamples)", () => {
  const percentile = bootstrapInterval(SKEWED, {statistic: mean});
  expect(percentile.low).toBeCloseTo(10.58, 1);
  expect(Math.abs(percentile.high - 17.05)).toBeLessThan(0.15);
  const bca = bootstrapInterval(SKEWED, {statistic: mean, method: 'bca', resamples: 100_000});
  expect(Math.abs(bca.low - 10.84)).toBeLessThan(0.03);
  expect(Math.abs(bca.high - 20.35)).toBeLessThan(0.2);
});

test("the percentile interval of the median is that of R's boot package", () => {
  const {low, high, level, kind} = bootstrapInterval(SKEWED);
  expect(low).toBeCloseTo(10.2, 1);
  expect(high).toBeCloseTo(12.6, 1);
  expect({level, kind}).toEqual({level: 0.95, kind: 'bootstrap'});
});

test('a seed repeats the interval, and a wider level widens it', () => {
  const draw = (options) =>
    bootstrapInterval(SKEWED, {statistic: mean, resamples: 2000, ...options});
  expect(draw({seed: 3})).toEqual(draw({seed: 3}));
  expect(draw({seed: 3})).not.toEqual(draw({seed: 4}));
  expect(draw({level: 0.99}).high).toBeGreaterThan(draw({level: 0.8}).high);
});

test('the interval stays within the values, by either method', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({min: 1, max: 1000, noNaN: true}), {minLength: 1, maxLength: 12}),
      fc.constantFrom('percentile', 'bca'),
      (values, method) => {
        const {low, high} = bootstrapInterval(values, {method, resamples: 200});
        expect(low).toBeGreaterThanOrEqual(Math.min(...values));
        expect(high).toBeLessThanOrEqual(Math.max(...values));
        expect(low).toBeLessThanOrEqual(high);
      },
    ),
  );
});

test('equal values have an interval of no width', () => {
  const wanted = {low: 7, high: 7, level: 0.95, kind: 'bootstrap'};
  expect(bootstrapInterval([7, 7, 7, 7, 7], {method: 'bca'})).toEqual(wanted);
});

test('options out of range are refused', () => {
  expect(() => bootstrapInterval([1, 2], {resamples: 0})).toThrow('resamples is 0');
  expect(() => bootstrapInterval([1, 2], {level: 95})).toThrow('level is 95');
  expect(() => bootstrapInterval([])).toThrow('values has 0 members');
});

test('a 95 % interval of the median covers the true one about 95 times in 100', () => {
  let covered = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const values = Array.from({length: 15}, (_, index) => pseudoNormal(seed * 15 + index));
    const {low, high} = bootstrapInterval(values, {resamples: 400, seed});
    if (low <= 0 && high >= 0) covered += 1;
  }
  expect(covered / 400).toBeGreaterThan(0.88);
  expect(covered / 400).toBeLessThan(0.99);
});

/** A low-discrepancy uniform, shuffled by its index, through the inverse normal. */
function pseudoNormal(index) {
  const hashed = Math.imul(index ^ 0x5bd1e995, 0x9e3779b1) >>> 0;
  const mixed = Math.imul(hashed ^ (hashed >>> 15), 0x85ebca6b) >>> 0;
  return normalScore((mixed + 0.5) / 2 ** 32);
}
