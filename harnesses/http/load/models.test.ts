import {expect, test} from 'vitest';
import {dueTimesMs} from './models.ts';

const take = (count, next) => Array.from({length: count}, () => next());

/** Distances between the first times that are due, in ms. */
function gapsOf(rate, count = 100_000) {
  const times = [0, ...take(count, dueTimesMs(rate))];
  return times.slice(1).map((time, at) => time - times[at]);
}

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
function variationOf(values) {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) / mean;
}

test('even arrivals are due at equal distances, the first one at once', () => {
  expect(take(4, dueTimesMs({ratePerS: 100}))).toEqual([0, 10, 20, 30]);
});

// Of 100,000 exponential gaps the mean lies within 1 % (three standard errors), and so does the coefficient of variation.
test.each([1, 7, 104_736, 2 ** 31])(
  'gaps of seed %i have the mean of the rate, and a standard deviation as large: exponential',
  (poissonSeed) => {
    const gaps = gapsOf({ratePerS: 250, poissonSeed});
    expect(Math.abs(meanOf(gaps) / 4 - 1)).toBeLessThan(0.01);
    expect(Math.abs(variationOf(gaps) - 1)).toBeLessThan(0.015);
    const longer = gaps.filter((gap) => gap > 4).length / gaps.length;
    expect(Math.abs(longer - Math.exp(-1))).toBeLessThan(0.005);
  },
);

test('gaps don’t depend on the gap before, and counts in a second vary as much as their mean', () => {
  const gaps = gapsOf({ratePerS: 100, poissonSeed: 5});
  const mean = meanOf(gaps);
  const products = gaps.slice(1).map((gap, at) => (gap - mean) * (gaps[at] - mean));
  expect(Math.abs(meanOf(products) / mean ** 2)).toBeLessThan(0.02);
  const counts = Array(900).fill(0);
  const next = dueTimesMs({ratePerS: 100, poissonSeed: 5});
  for (let time = next(); time < 900_000; time = next()) counts[Math.floor(time / 1000)] += 1;
  expect(variationOf(counts) ** 2 * meanOf(counts)).toBeGreaterThan(0.85);
  expect(variationOf(counts) ** 2 * meanOf(counts)).toBeLessThan(1.15);
});

test('a seed gives the same arrivals again, and at another rate the same bunches', () => {
  const times = take(50, dueTimesMs({ratePerS: 100, poissonSeed: 3}));
  expect(take(50, dueTimesMs({ratePerS: 100, poissonSeed: 3}))).toEqual(times);
  const slower = take(50, dueTimesMs({ratePerS: 50, poissonSeed: 3}));
  slower.forEach((time, at) => expect(time).toBeCloseTo(2 * times[at], 6));
  expect(take(50, dueTimesMs({ratePerS: 100, poissonSeed: 4}))).not.toEqual(times);
});
