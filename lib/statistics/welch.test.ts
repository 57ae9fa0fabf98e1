import fc from 'fast-check';
import {expect, test} from 'vitest';
import {contrastOfBlocks} from './ratio.ts';
import {pairedP, sessionsApart, welch} from './welch.ts';

// Hours of sleep that two drugs added (Student 1908, after Cushny and Peebles), as R prints them:
// t.test(extra ~ group, data = sleep).
const SLEEP = [
  [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2],
  [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4],
];

test('the example of Student’s sleep data', () => {
  const {difference, error, degrees, p} = welch(...SLEEP);
  expect(difference / error).toBeCloseTo(-1.8608, 4);
  expect(degrees).toBeCloseTo(17.776, 3);
  expect(p).toBeCloseTo(0.07939, 5);
  const {low, high} = sessionsApart(...SLEEP);
  expect(Math.log(low)).toBeCloseTo(-3.3654832, 6);
  expect(Math.log(high)).toBeCloseTo(0.2054832, 6);
});

// Intervals that overlap are no test: these do, by a tenth of their width, and the two differ.
test('two effects can differ although their intervals overlap', () => {
  const spread = [-0.1, -0.06, -0.02, 0.02, 0.06, 0.1];
  const [one, other] = [spread.map((log) => log + 0.14), spread];
  const [{interval: high}, {interval: low}] = [one, other].map(contrastOfBlocks);
  expect(high.low).toBeLessThan(low.high);
  expect(sessionsApart(one, other).p).toBeLessThan(0.05);
});

// t.test(extra ~ group, data = sleep, paired = TRUE): t = -4.0621, df = 9, p-value = 0.002833.
test('the same data as pairs', () => {
  const [a, b] = SLEEP.map((hours) => hours.map(Math.exp));
  expect(pairedP(a, b)).toBeCloseTo(0.002833, 6);
  expect(pairedP([2, 4], [2, 4])).toBe(1);
  expect(() => pairedP([1], [2])).toThrow('pairedP');
});

test('swapping the sessions turns the ratio over and keeps the p-value', () => {
  const log = fc.integer({min: -3000, max: 3000}).map((thousandths) => thousandths / 1000);
  const logs = fc.array(log, {minLength: 2, maxLength: 8});
  fc.assert(
    fc.property(logs, logs, (a, b) => {
      const [there, back] = [sessionsApart(a, b), sessionsApart(b, a)];
      expect(there.ratio * back.ratio).toBeCloseTo(1, 9);
      expect(there.p).toBeCloseTo(back.p, 9);
      expect(there.p).toBeGreaterThanOrEqual(0);
      expect(there.p).toBeLessThanOrEqual(1);
      expect(there.p < 0.05).toBe(there.low > 1 || there.high < 1);
    }),
    {numRuns: 200},
  );
});

test('equal values everywhere are equal, or surely different', () => {
  expect(welch([1, 1], [1, 1, 1])).toMatchObject({difference: 0, p: 1});
  expect(welch([2, 2], [1, 1])).toMatchObject({difference: 1, p: 0});
});

test('single values and missing ones are refused', () => {
  expect(() => welch([1], [1, 2])).toThrow('welch');
  expect(() => welch([1, 2], [1, NaN])).toThrow('welch');
});
