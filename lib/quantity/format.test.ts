import {expect, test} from 'vitest';
import {decimalsOf, formatNumber, formatQuantity} from './format.ts';
import {sayQuantity} from './say.ts';

const WORDS = {en: {'unit.ms': 'ms', 'unit.s': 's'}, ru: {'unit.ms': 'мс', 'unit.s': 'с'}};
const en = (value, unit, writing) => formatNumber(value, unit, 'en', writing);
const ru = (value, unit, writing) => formatNumber(value, unit, 'ru', writing);
const look = (locale) => ({locale, t: (key) => WORDS[locale][key]});

test('English groups by commas and has a decimal point', () => {
  expect(en(5440)).toBe('5,440');
  expect(en(5.44)).toBe('5.44');
});

test('Russian groups by no-break spaces and has a decimal comma', () => {
  expect(ru(5440)).toBe('5\u00a0440');
  expect(ru(1235.57, undefined, {digits: 2})).toBe('1\u00a0235,57');
});

test('a unit stands behind a no-break space, and a second is not made of milliseconds unasked', () => {
  expect(formatQuantity(28, 'ms', look('en'))).toBe('28\u00a0ms');
  expect(formatQuantity(5440, 'ms', look('ru'))).toBe('5\u00a0440\u00a0мс');
  expect(formatQuantity(3.1, 'ratio', look('en'))).toBe('3.1');
});

test('a share is a percentage, as the language writes it', () => {
  expect(en(0.78, 'share')).toBe('78%');
  expect(ru(0.7812, 'share')).toBe('78,1\u00a0%');
  expect(en(95, 'percent')).toBe('95%');
});

test('a chosen number of decimals is kept, with zeros', () => {
  expect(en(5.4, undefined, {digits: 2})).toBe('5.40');
  expect(ru(5, undefined, {digits: 1})).toBe('5,0');
});

test('nobody sees decimals that nobody asked for: none from 100 on, two at the most', () => {
  expect(en(181.81818)).toBe('182');
  expect(en(46.375)).toBe('46.4');
  expect(en(3.0961)).toBe('3.10');
  expect(en(0.051234)).toBe('0.051');
});

test('a number has no more decimals than it holds, and noise of binary fractions is none', () => {
  expect(en(2.5)).toBe('2.5');
  expect(en(0.1 + 0.2)).toBe('0.3');
  expect(en(0.005)).toBe('0.005');
  expect(en(1 - 0.183, 'share')).toBe('81.7%');
});

test('numbers that stand together have the decimals of the one that needs most', () => {
  const digits = decimalsOf([3.1, 2.75, 3.12]);
  expect([3.1, 2.75, 3.12].map((value) => en(value, 'ratio', {digits}))).toEqual([
    '3.10',
    '2.75',
    '3.12',
  ]);
});

test('minus is a minus, not a hyphen, and plus is shown on demand', () => {
  expect(en(-12.4)).toBe('−12.4');
  expect(en(12.4, undefined, {sign: true})).toBe('+12.4');
  expect(ru(-0.124, 'share')).toBe('−12,4\u00a0%');
});

test('a quantity keeps the digits that it was named with, in its own unit', () => {
  const p50 = {value: 5440, unit: 'ms', digits: 0};
  expect(sayQuantity(p50, {withUnit: true}, look('en'))).toBe('5,440\u00a0ms');
  expect(sayQuantity(p50, {withUnit: true, in: 's'}, look('en'))).toBe('5.44\u00a0s');
  expect(sayQuantity(p50, {in: 's', digits: 1}, look('ru'))).toBe('5,4');
  expect(sayQuantity({value: 0.124, unit: 'ratio', digits: 2}, {percent: true}, look('en'))).toBe(
    '12.4%',
  );
});

test('a unit that can’t be shown in another says what it can be shown in', () => {
  expect(() => sayQuantity({value: 1, unit: 'ms'}, {in: 'mb'}, look('en'))).toThrow(
    'its unit is ms, which can be shown in: ms, s, us',
  );
});
