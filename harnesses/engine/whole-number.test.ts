import {expect, test} from 'vitest';
import {wholeNumber} from './plan.ts';

test('a seed is a whole number from 0, a number of blocks one from 1', () => {
  expect(wholeNumber('--seed', '17', 0)).toBe(17);
  expect(wholeNumber('--seed', '0', 0)).toBe(0);
  for (const text of ['seventeen', '1.5', '-1', '']) {
    expect(() => wholeNumber('--seed', text, 0)).toThrow(`"${text}"`);
  }
  expect(() => wholeNumber('--blocks', '0')).toThrow('1 or more');
});
