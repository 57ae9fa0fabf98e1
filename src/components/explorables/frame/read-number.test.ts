import {expect, test} from 'vitest';
import {formatNumber} from '../../../../lib/quantity/format.ts';
import {readNumber} from './read-number.ts';

const LIMITS = {least: 1, most: 10_000};
const LOCALES = ['en', 'ru', undefined];
const read = (text: string) => LOCALES.map((locale) => readNumber(text, LIMITS, locale));

test.each(['10 000', '10\u00a0000', '10\u202f000', ' 10000 '])('%j is ten thousand', (text) => {
  expect(read(text)).toEqual([10_000, 10_000, 10_000]);
});

test('a comma is the decimal sign, save between thousands in English', () => {
  expect(read('1,5')).toEqual([1.5, 1.5, 1.5]);
  expect(read('1 500,5')).toEqual([1500.5, 1500.5, 1500.5]);
  expect(read('1,500')).toEqual([1500, 1.5, 1.5]);
});

test('a limit is read as it is said beside its field', () => {
  for (const locale of ['en', 'ru'])
    expect(readNumber(formatNumber(10_000, undefined, locale), LIMITS, locale)).toBe(10_000);
});

test.each(['1 5', '10 00', '1 0000', '0 100', ',', '', '-5', '1e3', 'NaN', '1.5.2', 'ten'])(
  '%j can’t be',
  (text) => expect(read(text)).toEqual([undefined, undefined, undefined]),
);
