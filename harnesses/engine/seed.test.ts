import {expect, test} from 'vitest';
import {seedOf} from './session.ts';

test('a seed is a whole number, or is drawn', () => {
  expect(seedOf(undefined)).toBeNull();
  expect(seedOf('17')).toBe(17);
  for (const text of ['seventeen', '1.5', '-1', '']) {
    expect(() => seedOf(text)).toThrow(`"${text}"`);
  }
});
