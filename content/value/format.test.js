import {expect, test} from 'vitest';
import {asTyped, formatNumber} from './format.js';
import {quantityFormatter} from './quantity.js';

const en = (value, options) => formatNumber(value, {locale: 'en', ...options});
const ru = (value, options) => formatNumber(value, {locale: 'ru', ...options});

test('English groups by commas and has a decimal point', () => {
  expect(en(5440)).toBe('5,440');
  expect(en(5.44)).toBe('5.44');
});

test('Russian groups by no-break spaces and has a decimal comma', () => {
  expect(ru(5440)).toBe('5\u00a0440');
  expect(ru(1235.57)).toBe('1\u00a0235,57');
});

test('a unit stands behind a no-break space', () => {
  expect(en(28, {unit: 'ms'})).toBe('28\u00a0ms');
  expect(ru(5.44, {unit: 'с'})).toBe('5,44\u00a0с');
});

test('percent follows the language', () => {
  expect(en(0.78, {percent: true})).toBe('78%');
  expect(ru(0.78, {percent: true})).toBe('78\u00a0%');
});

test('a chosen number of decimals is kept, with zeros', () => {
  expect(en(5.4, {digits: 2})).toBe('5.40');
  expect(ru(5, {digits: 1})).toBe('5,0');
});

test('noise of binary fractions is not shown, stored digits are', () => {
  expect(en(0.1 + 0.2)).toBe('0.3');
  expect(en(0.005)).toBe('0.005');
  expect(en(1 - 0.183, {percent: true})).toBe('81.7%');
});

test('minus is a minus, not a hyphen, and plus is shown on demand', () => {
  expect(en(-12.4)).toBe('−12.4');
  expect(en(12.4, {sign: true})).toBe('+12.4');
  expect(ru(-0.124, {percent: true})).toBe('−12,4\u00a0%');
});

test('what an author types on a keyboard equals what is published', () => {
  expect(asTyped('−12,4\u00a0%')).toBe(asTyped('-12,4 %'));
  expect(asTyped('1\u202f000\n запр./с')).toBe(asTyped('1 000 запр./с'));
});

test('in a calculation whole numbers are whole and others have four digits', () => {
  const f = quantityFormatter('en', {'unit.ms': 'ms'});
  expect(f(1000)).toBe('1,000');
  expect(f(1000 / 183, 'ms')).toBe('5.464\u00a0ms');
  expect(f(0.8214285, 'share', {digits: 0})).toBe('82%');
  expect(f(95, 'percent')).toBe('95%');
});
