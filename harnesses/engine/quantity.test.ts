import {expect, test} from 'vitest';
import {randomFrom} from './plan.ts';
import {median, quantityOf} from './measurements.ts';

test('one repeat is a value without interval, three to five have their range', () => {
  expect(quantityOf([4])).toEqual({value: 4});
  expect(quantityOf([4, 5])).toEqual({value: 4.5, values: [4, 5]});
  expect(quantityOf([4, 9, 5])).toEqual({
    value: 5,
    values: [4, 9, 5],
    interval: {low: 4, high: 9, kind: 'range'},
  });
  // Five repeats were once said to carry a 95 % bootstrap interval, which is their range and holds the median in 93.75 %.
  expect(quantityOf([10, 11, 12, 13, 30]).interval).toEqual({low: 10, high: 30, kind: 'range'});
});

test.each([
  [6, 1, 0.96875],
  [7, 1, 0.984375],
  [8, 1, 0.992188],
  [9, 2, 0.960938],
  [12, 3, 0.961426],
  [20, 6, 0.958611],
])('%i repeats: from the %i. smallest to the same largest, %f', (count, rank, level) => {
  const values = Array.from({length: count}, (_, index) => index + 1).reverse();
  expect(quantityOf(values).interval).toEqual({
    low: rank,
    high: count + 1 - rank,
    level,
    kind: 'order-statistics',
  });
});

// Found by a review: the coverage that is stated is the coverage.
test.each([6, 9])(
  '%i repeats of a skewed distribution: the interval holds its median as often as it says',
  (count) => {
    const random = randomFrom(7);
    const trueMedian = Math.log(2);
    const trials = 20_000;
    let held = 0;
    for (let trial = 0; trial < trials; trial += 1) {
      const {low, high} = quantityOf(
        Array.from({length: count}, () => -Math.log(1 - random())),
      ).interval;
      held += low <= trueMedian && trueMedian <= high ? 1 : 0;
    }
    const {level} = quantityOf(Array.from({length: count}, (_, index) => index)).interval;
    expect(Math.abs(held / trials - level)).toBeLessThan(0.006);
  },
);

test('a missing repeat is no zero: the quantity is absent', () => {
  expect(quantityOf([4, undefined, 5])).toBeUndefined();
  expect(quantityOf([])).toBeUndefined();
});

test('the median of an even count lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
