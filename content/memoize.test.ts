import {expect, test} from 'vitest';
import {memoize} from './memoize.ts';

test('a value is made once for an owner and a key', () => {
  const asked = [];
  const textOf = memoize((owner, key) => {
    asked.push(`${owner.name} ${key}`);
    return {};
  });
  const [a, b] = [{name: 'a'}, {name: 'b'}];
  expect(textOf(a, 'en')).toBe(textOf(a, 'en'));
  expect(textOf(a, 'ru')).not.toBe(textOf(a, 'en'));
  expect(textOf(b, 'en')).not.toBe(textOf(a, 'en'));
  expect(asked).toEqual(['a en', 'a ru', 'b en']);
});
