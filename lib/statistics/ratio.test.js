import fc from 'fast-check';
import {expect, test} from 'vitest';
import {pairedRatio, ratioOfMedians} from './ratio.js';

const repeats = (minLength) =>
  fc.array(fc.double({min: 1, max: 1000, noNaN: true}), {minLength, maxLength: 9});

test('the ratio is of the medians, not the median of ratios', () => {
  const {ratio, n} = ratioOfMedians([10, 20, 60], [1, 5, 6, 20]);
  expect(ratio).toBeCloseTo(20 / 5.5, 12);
  expect(n).toEqual([3, 4]);
});

test('fewer than three repeats in either give no interval, fewer than five the range', () => {
  expect(ratioOfMedians([10, 11], [5, 5, 5, 5, 5])).toMatchObject({interval: null, kind: 'none'});
  expect(ratioOfMedians([10, 11, 12], [5, 4, 6, 5, 5])).toMatchObject({
    interval: {low: 10 / 6, high: 12 / 4, kind: 'range'},
    kind: 'range',
  });
});

test('five repeats each give a bootstrap interval within the range of all ratios', () => {
  fc.assert(
    fc.property(repeats(5), repeats(5), (a, b) => {
      const {interval, kind} = ratioOfMedians(a, b, {resamples: 200});
      expect(kind).toBe('bootstrap');
      expect(interval.low).toBeGreaterThanOrEqual((Math.min(...a) / Math.max(...b)) * 0.999999);
      expect(interval.high).toBeLessThanOrEqual((Math.max(...a) / Math.min(...b)) * 1.000001);
    }),
    {numRuns: 30},
  );
});

test('pairing by block removes the noise that both runs of a block share', () => {
  const noise = [1, 1.3, 0.7, 1.2, 0.8, 1.1];
  const a = noise.map((factor) => 200 * factor);
  const b = noise.map((factor) => 100 * factor);
  const paired = pairedRatio(a, b);
  expect(paired.ratio).toBeCloseTo(2, 12);
  expect(paired.interval.high - paired.interval.low).toBeCloseTo(0, 12);
  const apart = ratioOfMedians(a, b);
  expect(apart.interval.high - apart.interval.low).toBeGreaterThan(0.3);
});

test('a block that lacks a run is left out, and counted so', () => {
  expect(pairedRatio([10, null, 30, 40], [5, 5, null, 10])).toMatchObject({n: 2, kind: 'none'});
  expect(() => pairedRatio([1, 2], [1])).toThrow('a has 2 blocks and b has 1');
  expect(() => pairedRatio([null], [1])).toThrow('has 0 members');
});

test('a rate of nothing has no ratio', () => {
  expect(() => ratioOfMedians([0, 1], [1])).toThrow('a[0] is 0');
});
