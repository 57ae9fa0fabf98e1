import {expect, test} from 'vitest';
import {lastDigit, rangeOfEnd} from './quoted.ts';

test.each([
  ['+91%', 0.91, 0.01],
  ['3.0x', 3, 0.1],
  ['−57%', -0.57, 0.01],
  ['96,563 req/s', 96563, 1],
  ['25 706 … 66 309', 66309, 1],
  ['648 / 0.081 ≈ 8\u00a0000 req/s', 8000, 1],
  ['18.1M requests', 18100000, 100000],
  ['574K msgs/sec', 574000, 1000],
  ['~3.1M orders/sec', 3.1, 0.1],
  ['308 MB vs 765 MB', 308, 1],
])('the last digit of “%s” for %d is %d', (quote, number, digit) => {
  expect(lastDigit(quote, number)).toBeCloseTo(digit, 12);
});

test('a number in words has no last digit', () => {
  expect(lastDigit('almost twice as many requests', 2)).toBe(0);
  expect(lastDigit('80 coroutines per core', 1)).toBe(0);
});

test.each([
  ['nginx serves 2–4x more requests than Apache', 4, '2–4'],
  ['8–10× lower in multi-PID', 8, '8–10'],
  ['+5-10%', 0.05, '5-10'],
  ['reduced memory by ~5-8%', 0.08, '5-8'],
])('“%s”, stated as %d, is one end of %s', (quote, number, range) => {
  expect(rangeOfEnd(quote, number)).toBe(range);
});

test.each([
  ['0.01 86', 86],
  ['on 2026-04-03 there were 3', 3],
  ['Swoole 500 / 10 000', 500],
  ['FrankenPHP 8.5.4-2', 2],
  ['2–4x more, and 7 in all', 7],
])('“%s” has no range that %d is an end of', (quote, number) => {
  expect(rangeOfEnd(quote, number)).toBeUndefined();
});
