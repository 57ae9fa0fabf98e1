import {expect, test} from 'vitest';
import {islandTexts} from './texts.ts';

const ru = islandTexts(
  {
    plain: 'предел: {{value}}',
    w_one: '{{value}} воркер',
    w_few: '{{value}} воркера',
    w_many: '{{value}} воркеров',
  },
  'ru',
);

test('puts values in and takes the plural form of the count', () => {
  expect(ru('plain', {value: '1 000'})).toBe('предел: 1 000');
  expect([1, 3, 11].map((count) => ru('w', {count, value: count}))).toEqual([
    '1 воркер',
    '3 воркера',
    '11 воркеров',
  ]);
});

test('a text or a value that is missing is an error', () => {
  expect(() => ru('nothing')).toThrow('no text for “nothing” in ru.');
  expect(() => ru('plain')).toThrow('no value for value in “предел: {{value}}” (ru).');
});
