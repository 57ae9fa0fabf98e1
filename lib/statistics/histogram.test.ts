import fc from 'fast-check';
import {expect, test} from 'vitest';
import {percentilesFromHistogram} from './histogram.ts';

test('a percentile is the middle of its bin, and the error half the width', () => {
  const bins = [
    [0, 10, 50],
    [10, 14, 49],
    [20, 40, 1],
  ];
  expect(percentilesFromHistogram(bins, [0.5, 0.51, 0.99, 1])).toEqual([
    {share: 0.5, value: 5, lower: 0, upper: 10, error: 5},
    {share: 0.51, value: 12, lower: 10, upper: 14, error: 2},
    {share: 0.99, value: 12, lower: 10, upper: 14, error: 2},
    {share: 1, value: 30, lower: 20, upper: 40, error: 10},
  ]);
});

test('the nearest-rank value of the raw samples lies within the error, and percentiles never decrease', () => {
  const raw = fc.array(fc.integer({min: 0, max: 999}), {minLength: 1, maxLength: 200});
  const shares = [0.01, 0.25, 0.5, 0.9, 0.99, 1];
  fc.assert(
    fc.property(raw, fc.integer({min: 1, max: 100}), (values, width) => {
      const read = percentilesFromHistogram(binned(values, width), shares);
      const sorted = [...values].sort((a, b) => a - b);
      read.forEach(({share, value, error}, index) => {
        const exact = sorted[Math.max(1, Math.ceil(share * sorted.length)) - 1];
        expect(Math.abs(value - exact)).toBeLessThanOrEqual(error);
        if (index > 0) expect(value).toBeGreaterThanOrEqual(read[index - 1].value);
      });
    }),
  );
});

test('bad bins are refused, all at once', () => {
  const act = () =>
    percentilesFromHistogram(
      [
        [0, 10, -1],
        [5, 4, 3],
        [1, 2, 0],
      ],
      [0.5],
    );
  expect(act).toThrow(/bins\[0\] counts -1; bins\[1\] runs from 5 to 4; bins\[2\] starts before/);
  expect(() => percentilesFromHistogram([[0, 1, 0]], [0.5])).toThrow('no bin counts anything');
  expect(() => percentilesFromHistogram([[0, 1, 1]], [50])).toThrow('shares[0] is 50');
});

function binned(values, width) {
  const counts = new Map();
  for (const value of values) {
    const lower = Math.floor(value / width) * width;
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([lower, count]) => [lower, lower + width, count]);
}
