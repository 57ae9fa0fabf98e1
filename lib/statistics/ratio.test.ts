import {expect, test} from 'vitest';
import {drawNormals} from './session-coverage.ts';
import {pairedRatio, unpairedRatio} from './ratio.ts';

const logs = (values) => values.map(Math.log);
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the ratio is of the geometric means, whether paired or not', () => {
  const [a, b] = [
    [10, 20, 60, 30, 25],
    [1, 5, 6, 20, 4],
  ];
  const expected = Math.exp(mean(logs(a)) - mean(logs(b)));
  expect(unpairedRatio(a, b).ratio).toBeCloseTo(expected, 12);
  expect(pairedRatio(a, b).ratio).toBeCloseTo(expected, 12);
});

test('fewer than three repeats in either give no interval, fewer than four the range', () => {
  expect(unpairedRatio([10, 11], [5, 5, 5, 5, 5])).toMatchObject({
    ...{interval: null, kind: 'none', n: 2},
  });
  const {kind, interval} = unpairedRatio([10, 11, 12], [5, 4, 6, 5, 5]);
  expect(kind).toBe('range');
  expect(interval.low).toBeCloseTo(10 / 6, 12);
  expect(interval.high).toBeCloseTo(12 / 4, 12);
  expect(pairedRatio([10, 12, 14], [5, 5, 5]).interval).toMatchObject({kind: 'range'});
});

test('the paired interval is t times the standard error of the logarithms', () => {
  const a = [10, 11, 12, 13, 14];
  const b = [5, 6, 5, 6, 5];
  const differences = a.map((value, block) => Math.log(value / b[block]));
  const deviation = Math.sqrt(
    differences.reduce((sum, value) => sum + (value - mean(differences)) ** 2, 0) / 4,
  );
  // 2.776445 is the 97.5th percentile of Student's t with four degrees of freedom.
  const half = (2.776445 * deviation) / Math.sqrt(5);
  const {ratio, interval, kind} = pairedRatio(a, b);
  expect(kind).toBe('paired-t');
  expect(interval.low).toBeCloseTo(ratio * Math.exp(-half), 5);
  expect(interval.high).toBeCloseTo(ratio * Math.exp(half), 5);
  expect(interval.level).toBe(0.95);
});

// Found by a review: an interval that says 95 % holds the true ratio in 95 of 100 sessions.
test.each([
  ['paired', 5, pairedRatio, [0.944, 0.956]],
  ['paired', 6, pairedRatio, [0.944, 0.956]],
  ['unpaired', 6, unpairedRatio, [0.95, 0.99]],
])(
  '%s, %i repeats: the interval holds the true ratio as often as it says',
  (_, n, of, [least, most]) => {
    const draw = drawNormals(11);
    const trials = 8000;
    let held = 0;
    for (let trial = 0; trial < trials; trial += 1) {
      const host = Array.from({length: n}, () => (of === pairedRatio ? draw() : 0));
      const runs = (rate) => host.map((noise) => rate * Math.exp(0.1 * noise + 0.05 * draw()));
      const {low, high} = of(runs(300), runs(100)).interval;
      held += low <= 3 && 3 <= high ? 1 : 0;
    }
    expect(held / trials).toBeGreaterThan(least);
    expect(held / trials).toBeLessThan(most);
  },
);

test('pairing by block removes the noise that both runs of a block share', () => {
  const noise = [1, 1.3, 0.7, 1.2, 0.8, 1.1];
  const a = noise.map((factor) => 200 * factor);
  const b = noise.map((factor) => 100 * factor);
  const paired = pairedRatio(a, b);
  expect(paired.ratio).toBeCloseTo(2, 12);
  expect(paired.interval.high - paired.interval.low).toBeCloseTo(0, 12);
  const apart = unpairedRatio(a, b);
  expect(apart.interval.high - apart.interval.low).toBeGreaterThan(0.3);
});

test('a block that lacks a run is left out, and counted so', () => {
  expect(pairedRatio([10, null, 30, 40], [5, 5, null, 10])).toMatchObject({n: 2, kind: 'none'});
  expect(() => pairedRatio([1, 2], [1])).toThrow('a has 2 blocks and b has 1');
  expect(() => pairedRatio([null], [1])).toThrow('has 0 members');
});

test('a rate of nothing has no ratio', () => {
  expect(() => unpairedRatio([0, 1], [1])).toThrow('a[0] is 0');
});
