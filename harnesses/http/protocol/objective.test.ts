import fc from 'fast-check';
import {expect, test} from 'vitest';
import {meets, searchRate} from './objective.ts';

const met = {latencyMs: {p99: 100}, failedRequests: 0, droppedRequests: 0};

test('an objective is met by latency, and by no request failed or dropped', () => {
  const objective = {p99Ms: 100};
  expect(meets(met, objective)).toBe(true);
  expect(meets({...met, latencyMs: {p99: 100.1}}, objective)).toBe(false);
  expect(meets({...met, failedRequests: 1}, objective)).toBe(false);
  expect(meets({...met, droppedRequests: 1}, objective)).toBe(false);
  // Of no request there is no percentile.
  expect(meets({...met, latencyMs: {}}, objective)).toBe(false);
});

test('a search finds the highest rate that meets an objective within 5%, wherever it begins', () =>
  fc.assert(
    fc.asyncProperty(
      fc.double({min: 1, max: 1000, noNaN: true}),
      fc.double({min: 0.3, max: 3, noNaN: true}),
      async (most, start) => {
        const tried: number[] = [];
        const isMetAt = async (ratePerS: number) => {
          tried.push(ratePerS);
          return ratePerS <= most;
        };
        const found = await searchRate(isMetAt, {startPerS: start * most, mostPerS: 10_000});
        expect(found.isMet).toBe(true);
        expect(found.steps).toBe(tried.length);
        // No rate is tried twice, and rates have three digits.
        expect(new Set(tried).size).toBe(tried.length);
        expect(found.ratePerS).toBeLessThanOrEqual(most);
        expect(found.ratePerS).toBeGreaterThan((most / 1.05) * 0.99);
      },
    ),
  ));

test('where no rate meets it the lowest that was tried is named as missed', async () => {
  const found = await searchRate(async () => false, {startPerS: 50, mostPerS: 1000});
  expect(found).toMatchObject({isMet: false});
  expect(found.ratePerS).toBeLessThan(1);
});

test('a search goes no higher than the load generator can', async () => {
  const tried: number[] = [];
  const isMetAt = async (ratePerS: number) => tried.push(ratePerS) > 0;
  const found = await searchRate(isMetAt, {startPerS: 50, mostPerS: 80});
  expect(found).toEqual({ratePerS: 80, isMet: true, steps: 4});
  expect(tried).toEqual([50, 62.5, 78.1, 80]);
});
