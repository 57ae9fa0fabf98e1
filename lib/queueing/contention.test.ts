import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fitContention, fitLinear, fitPerWorkerDecline} from './contention.ts';

/**
 * Mean of the three blocking servers at each number of workers: YanGusik/ta_benchmark RESULTS.md
 * @2307b5f, "Throughput". Expected values below are from R 4.2 (optim and lm), not from this code.
 */
const BLOCKING = [
  {workers: 4, throughputPerS: (183 + 185 + 189) / 3},
  {workers: 8, throughputPerS: (342 + 341 + 346) / 3},
  {workers: 12, throughputPerS: (483 + 476 + 489) / 3},
  {workers: 16, throughputPerS: (599 + 601 + 556) / 3},
];

test('in proportion, 990 a second would take 24 workers', () => {
  const fit = fitLinear(BLOCKING);
  expect(fit.gamma).toBeCloseTo(40.89603, 4);
  expect(fit.workersFor(990)).toBeCloseTo(24.20773, 4);
});

test('with contention alone 990 a second takes about 36 workers, 37 whole ones', () => {
  const fit = fitContention(BLOCKING);
  expect(fit.gamma).toBeCloseTo(49.8634, 3);
  expect(fit.alpha).toBeCloseTo(0.023337, 5);
  expect(fit.workersFor(990)).toBeCloseTo(36.1327, 2);
  expect(fit.gamma / fit.alpha).toBeCloseTo(2136.65, 0);
  expect(fit.workersFor(2200)).toBeNull();
  expect(Math.sqrt(lossOf(fit, BLOCKING) / BLOCKING.length)).toBeCloseTo(0.0085307, 5);
});

test('a straight decline of the rate per worker peaks at 764 a second near 31 workers', () => {
  const fit = fitPerWorkerDecline(BLOCKING);
  expect(fit.a).toBeCloseTo(49.5625, 6);
  expect(fit.b).toBeCloseTo(-0.8038194, 6);
  expect(fit.peak.workers).toBeCloseTo(30.82937, 4);
  expect(fit.peak.throughputPerS).toBeCloseTo(763.99, 1);
  expect(fit.predict(fit.peak.workers)).toBeCloseTo(fit.peak.throughputPerS, 6);
});

const gammas = fc.double({min: 1, max: 1000, noNaN: true});
const alphas = fc.double({min: 0, max: 0.5, noNaN: true});
const rateAt = (workers, {gamma, alpha}) => (gamma * workers) / (1 + alpha * (workers - 1));
const pointsOf = (counts, curve) =>
  counts.map((workers) => ({workers, throughputPerS: rateAt(workers, curve)}));

test('a curve without noise is found again, and nothing else fits better', () => {
  fc.assert(
    fc.property(gammas, alphas, (gamma, alpha) => {
      const curve = {gamma, alpha};
      const fit = fitContention(pointsOf([1, 2, 4, 8, 16, 32], curve));
      expect(lossOf(fit, pointsOf([1, 2, 4, 8, 16, 32], curve))).toBeLessThan(1e-11);
      expect(fit.predict(24) / rateAt(24, curve)).toBeCloseTo(1, 4);
    }),
  );
});

test('no small change of the coefficients fits better than the fit', () => {
  const noises = fc.array(fc.double({min: 0.8, max: 1.2, noNaN: true}), {
    minLength: 5,
    maxLength: 5,
  });
  fc.assert(
    fc.property(noises, (noise) => {
      const measured = pointsOf([1, 2, 4, 8, 16], {gamma: 50, alpha: 0.03}).map(
        ({workers, throughputPerS}, index) => ({
          workers,
          throughputPerS: noise[index] * throughputPerS,
        }),
      );
      const fit = fitContention(measured);
      const best = lossOf(fit, measured);
      for (const name of ['gamma', 'alpha']) {
        for (const change of [0.99, 1.01]) {
          const moved = {...fit, [name]: fit[name] * change};
          expect(lossOf(moved, measured)).toBeGreaterThanOrEqual(best * (1 - 1e-9));
        }
      }
    }),
  );
});

test('the number of workers for a rate gives that rate', () => {
  const shares = fc.double({min: 0.05, max: 0.99, noNaN: true});
  fc.assert(
    fc.property(gammas, alphas, shares, (gamma, alpha, share) => {
      const fit = fitContention(pointsOf([1, 4, 16], {gamma, alpha}));
      const limit = fit.alpha === 0 ? gamma * 100 : fit.gamma / fit.alpha;
      const rate = share * limit;
      expect(fit.predict(fit.workersFor(rate)) / rate).toBeCloseTo(1, 6);
    }),
  );
});

test('rates that grow faster than workers are met by the straight line, not by a negative coefficient', () => {
  const fit = fitContention([
    {workers: 1, throughputPerS: 10},
    {workers: 2, throughputPerS: 25},
    {workers: 4, throughputPerS: 70},
  ]);
  expect(fit.alpha).toBe(0);
});

test('rates that only fall are best with one worker', () => {
  const fit = fitContention([
    {workers: 1, throughputPerS: 100},
    {workers: 2, throughputPerS: 60},
    {workers: 4, throughputPerS: 40},
  ]);
  expect(fit.workersFor(90)).toBe(1);
  expect(fit.workersFor(200)).toBeNull();
});

test('too few points, and points that are no rates, are refused', () => {
  expect(() => fitContention(BLOCKING.slice(0, 1))).toThrow(
    'has 1 different numbers of workers, but needs at least 2',
  );
  expect(() => fitLinear([])).toThrow('workers has 0 members');
  expect(() => fitContention([{workers: 0, throughputPerS: 1}])).toThrow('workers[0] is 0');
  expect(() => fitLinear([{workers: 1, throughputPerS: null}])).toThrow(
    'throughputPerS[0] is null',
  );
});

function lossOf(parameters, points) {
  return points.reduce(
    (sum, {workers, throughputPerS}) =>
      sum + (rateAt(workers, parameters) / throughputPerS - 1) ** 2,
    0,
  );
}
