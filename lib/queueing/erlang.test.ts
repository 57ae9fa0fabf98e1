import fc from 'fast-check';
import {expect, test} from 'vitest';
import {mmc} from './erlang.ts';

// Summed from the definition with 60 digits in bc.
test.each([
  [1, 0.5, 0.5],
  [2, 1, 0.333333333333333],
  [10, 8, 0.409180150796444],
  [100, 90, 0.216940480906366],
  [1000, 950, 0.0682534153771414],
  [5000, 4900, 0.0999378772344877],
])('Erlang C of %d servers at %d erlangs is %d', (servers, offeredLoad, wanted) => {
  const queue = {arrivalRatePerS: offeredLoad, serviceRatePerS: 1, servers};
  expect(mmc(queue).probabilityOfWait).toBeCloseTo(wanted, 12);
});

const queues = fc
  .record({
    servers: fc.integer({min: 1, max: 40}),
    share: fc.double({min: 0.01, max: 0.97, noNaN: true}),
    serviceRatePerS: fc.double({min: 0.1, max: 1000, noNaN: true}),
  })
  .map(({servers, share, serviceRatePerS}) => ({
    servers,
    serviceRatePerS,
    arrivalRatePerS: share * servers * serviceRatePerS,
  }));

test('M/M/c agrees with its birth-death chain solved state by state', () => {
  fc.assert(
    fc.property(queues, (queue) => {
      const state = mmc(queue);
      const chain = birthDeath(queue);
      expect(state.probabilityOfWait).toBeCloseTo(chain.probabilityOfWait, 8);
      expect(state.meanInSystem / chain.meanInSystem).toBeCloseTo(1, 6);
    }),
  );
});

test("Little's law holds between what M/M/c reports", () => {
  fc.assert(
    fc.property(queues, (queue) => {
      const {meanInSystem, meanQueueLength, utilisation} = mmc(queue);
      expect(meanInSystem - meanQueueLength).toBeCloseTo(utilisation * queue.servers, 8);
    }),
  );
});

test('one server waits ρ / (μ − λ)', () => {
  const state = mmc({arrivalRatePerS: 8, serviceRatePerS: 10, servers: 1});
  expect(state).toMatchObject({steady: true, utilisation: 0.8});
  expect(state.meanWaitS).toBeCloseTo(0.4, 12);
  expect(state.meanResponseS).toBeCloseTo(0.5, 12);
  expect(state.meanInSystem).toBeCloseTo(4, 12);
});

test('a full queue has no steady state, and says so instead of infinity', () => {
  const full = {arrivalRatePerS: 100, serviceRatePerS: 10, servers: 10};
  expect(mmc(full)).toEqual({steady: false, utilisation: 1});
});

test('numbers out of range are refused together', () => {
  expect(() => mmc({arrivalRatePerS: 0, serviceRatePerS: -1, servers: 1.5})).toThrow(
    /arrivalRatePerS is 0.*serviceRatePerS is -1.*servers is 1.5/,
  );
});

/** Steady state of M/M/c from its balance equations, truncated where the tail no longer counts. */
function birthDeath({arrivalRatePerS, serviceRatePerS, servers}) {
  const weights = [1];
  for (let inSystem = 1; inSystem < 4000; inSystem += 1) {
    const serviceRate = Math.min(inSystem, servers) * serviceRatePerS;
    weights.push((weights[inSystem - 1] * arrivalRatePerS) / serviceRate);
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const waiting = weights.slice(servers).reduce((sum, weight) => sum + weight, 0);
  const inSystem = weights.reduce((sum, weight, count) => sum + weight * count, 0);
  return {probabilityOfWait: waiting / total, meanInSystem: inSystem / total};
}
