import fc from 'fast-check';
import {expect, test} from 'vitest';
import {median, quantile} from './quantile.ts';

const samples = fc.array(fc.double({min: -1e6, max: 1e6, noNaN: true}), {minLength: 1});
const shares = fc.double({min: 0, max: 1, noNaN: true});

test('quantiles are those of R, type 7', () => {
  const values = [15, 20, 35, 40, 50, 7.5, 61];
  expect(quantile(values, 0.05)).toBeCloseTo(9.75, 12);
  expect(quantile(values, 0.4)).toBeCloseTo(26, 12);
  expect(quantile(values, 0.95)).toBeCloseTo(57.7, 12);
});

test('the median is the middle, or the mean of the two in the middle, and sorts by number', () => {
  expect(median([100, 9, 20])).toBe(20);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([5])).toBe(5);
});

test('the values passed in are left in their order', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('quantiles never decrease, and stay within the values', () => {
  fc.assert(
    fc.property(samples, shares, shares, (values, one, other) => {
      const low = quantile(values, Math.min(one, other));
      const high = quantile(values, Math.max(one, other));
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(Math.min(...values));
      expect(high).toBeLessThanOrEqual(Math.max(...values));
    }),
  );
});

test('nothing, and what is not a number, has no median', () => {
  expect(() => median([])).toThrow('has 0 members');
  expect(() => median([1, null])).toThrow('values[1] is null');
  expect(() => quantile([1], 95)).toThrow('share is 95');
});
