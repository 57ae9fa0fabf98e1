import {expect, test} from 'vitest';
import {computeFormula, readsOf, writtenOut} from './index.ts';

const VALUES = {'rate-4': 10, 'rate-8': 30, 'study/run#a.latencyMs.p50': 500};
const computed = (formula) => computeFormula(formula, (name) => VALUES[name]);

test.each([
  ['2', 2],
  ['rate-8 - rate-4 * 2', 10],
  ['(rate-8 - rate-4) * 2', 40],
  ['rate-8 / rate-4 - 1', 2],
  ['1e3 / rate-4', 100],
  ['max(rate-{4,8}, 5 + 6) + 1', 31],
  ['mean(rate-{4,8}) / 2', 10],
  ['inFlight(rate-4, study/run#a.latencyMs.p50)', 5],
  ['perRequest(rate-4, 20)', 500],
])('%s = %d', (formula, value) => {
  expect(computed(formula)).toBe(value);
});

test.each([
  ['1 +', '“1 +” has its end where a value belongs'],
  ['max(1, 2', '“max(1, 2” has its end where ) belongs'],
  ['1 2', '“1 2” has 2 where its end belongs'],
])('%s is refused', (formula, message) => {
  expect(() => computed(formula)).toThrow(message);
});

test('what a formula reads is told without computing it', () => {
  expect(readsOf('max(rate-{4,8}, 1e3) / study/run#a.p50')).toEqual([
    'rate-4',
    'rate-8',
    'study/run#a.p50',
  ]);
});

test.each([
  ['1000 * a-b / c', '[a-b] / [c]'],
  ['perRequest(a, b)', '[a] / [b]'],
  ['1 - inFlight(a, b) / c', '1 − [a] × [b] / [c]'],
  ['(1 - a) * b / 1e6', '(1 − [a]) × [b]'],
  ['sum(a-{b,c}) - max(d, 2)', '[a-b] + [a-c] − max([d], 2)'],
])('%s is written %s', (formula, text) => {
  expect(writtenOut(formula, (name) => `[${name}]`)).toBe(text);
});
