import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fewest} from './fewest.ts';

test('the smallest number that is enough', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 2 ** 40}), (least) => {
      expect(fewest('workers', (count) => count >= least)).toBe(least);
    }),
  );
});

test('what is never enough is an error, not a search without end', () => {
  expect(() => fewest('workers', () => false)).toThrow('no number of workers is enough');
});
