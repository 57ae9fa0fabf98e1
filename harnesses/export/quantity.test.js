import {expect, test} from 'vitest';
import {median, quantityOf} from './quantity.js';

test('one repeat is a value without interval, three have their range, five a bootstrap interval', () => {
  expect(quantityOf([4])).toEqual({value: 4});
  expect(quantityOf([4, 5])).toEqual({value: 4.5, values: [4, 5]});
  expect(quantityOf([4, 9, 5])).toEqual({
    value: 5,
    values: [4, 9, 5],
    interval: {low: 4, high: 9, kind: 'range'},
  });
  const {value, interval} = quantityOf([10, 11, 12, 13, 30]);
  expect(value).toBe(12);
  expect(interval.kind).toBe('bootstrap');
  expect(interval.low).toBeGreaterThanOrEqual(10);
  expect(interval.low).toBeLessThanOrEqual(12);
  expect(interval.high).toBeLessThanOrEqual(30);
});

test('the same repeats give the same interval', () => {
  expect(quantityOf([1, 5, 2, 8, 3])).toEqual(quantityOf([1, 5, 2, 8, 3]));
});

test('a missing repeat is no zero: the quantity is absent', () => {
  expect(quantityOf([4, undefined, 5])).toBeUndefined();
  expect(quantityOf([])).toBeUndefined();
});

test('the median of an even count lies between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
