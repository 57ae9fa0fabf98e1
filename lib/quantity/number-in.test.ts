import {expect, test} from 'vitest';
import {numberIn} from './number-in.ts';

test.each([
  ['en', '10,000', 10000],
  ['en', '1,500.5', 1500.5],
  ['en', '-1,440', -1440],
  ['en', '2,5', 2.5],
  ['en', '0,001', 0.001],
  ['ru', '1\u00a0500,5', 1500.5],
  ['ru', '1,500', 1.5],
  ['ru', '1.5', 1.5],
  ['de', '1.500', 1500],
  ['de', '1.500,5', 1500.5],
  ['de', '2.5', 2.5],
  ['en', '', NaN],
  ['en', '1.2.3', NaN],
  ['en', 'many', NaN],
])('in %s “%s” is %d', (locale, text, value) => {
  expect(numberIn(text, locale)).toBe(value);
});
