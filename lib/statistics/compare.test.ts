import fc from 'fast-check';
import {expect, test} from 'vitest';
import {verdictOfRatio} from './compare.ts';
import {pairedRatio, unpairedRatio} from './ratio.ts';

const compare = (a, b, ratioOf = unpairedRatio) => verdictOfRatio(ratioOf(a, b));

const ratio = (low, high) => ({interval: {low, high}});
const OPPOSITE = {
  faster: 'slower',
  slower: 'faster',
  'no-difference': 'no-difference',
  undecided: 'undecided',
};

test.each([
  [1.06, 1.4, 'faster'],
  [1.01, 1.4, 'undecided'],
  [1.04, 1.06, 'undecided'],
  [0.97, 1.03, 'no-difference'],
  [0.9, 1.2, 'undecided'],
  [0.5, 0.9, 'slower'],
])('an interval of %d to %d means %s', (low, high, verdict) => {
  expect(verdictOfRatio(ratio(low, high))).toBe(verdict);
  expect(verdictOfRatio(ratio(low, high), {higherIsBetter: false})).toBe(OPPOSITE[verdict]);
  expect(verdictOfRatio(ratio(1 / high, 1 / low))).toBe(OPPOSITE[verdict]);
});

test('single runs decide nothing', () => {
  expect(compare([601], [987])).toBe('undecided');
});

test('repeats far apart, alike, and overlapping', () => {
  const base = [100, 101, 99, 100, 102];
  expect(compare([200, 201, 199, 202, 198], base)).toBe('faster');
  expect(compare([100, 101, 100, 99, 101], base)).toBe('no-difference');
  expect(compare([90, 120, 100, 130, 95], base)).toBe('undecided');
});

test('pairing decides what noise hid', () => {
  const noise = [1, 1.3, 0.7, 1.2, 0.8, 1.1];
  const a = noise.map((factor) => 115 * factor);
  const b = noise.map((factor) => 100 * factor);
  expect(compare(a, b)).toBe('undecided');
  expect(compare(a, b, pairedRatio)).toBe('faster');
});

test('a system does not differ from itself scaled by more or less than the scale says', () => {
  const values = fc.array(fc.double({min: 100, max: 101, noNaN: true}), {
    minLength: 5,
    maxLength: 8,
  });
  fc.assert(
    fc.property(values, fc.double({min: 1.2, max: 5, noNaN: true}), (sample, scale) => {
      const scaled = sample.map((value) => value * scale);
      expect(compare(scaled, sample)).toBe('faster');
      expect(compare(sample, scaled)).toBe('slower');
      expect(compare(sample, sample)).toBe('no-difference');
    }),
    {numRuns: 30},
  );
});
