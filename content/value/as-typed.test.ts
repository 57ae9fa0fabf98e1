import {expect, test} from 'vitest';
import {asTyped} from './evaluate.ts';

test('what an author types on a keyboard equals what is published', () => {
  expect(asTyped('−12,4\u00a0%')).toBe(asTyped('-12,4 %'));
  expect(asTyped('1\u202f000\n запр./с')).toBe(asTyped('1 000 запр./с'));
});
