import fc from 'fast-check';
import {expect, test} from 'vitest';
import {allenCunneen, erlangB, erlangC, mg1, mmc, waitExceedsProbability} from './erlang.ts';

// Summed from the definition with 60 digits in bc.
test.each([
  [1, 0.5, 0.5],
  [2, 1, 0.333333333333333],
  [10, 8, 0.409180150796444],
  [100, 90, 0.216940480906366],
  [1000, 950, 0.0682534153771414],
  [5000, 4900, 0.0999378772344877],
])('Erlang C of %d servers at %d erlangs is %d', (servers, offeredLoad, wanted) => {
  expect(erlangC({servers, offeredLoad})).toBeCloseTo(wanted, 12);
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
  expect(waitExceedsProbability({...full, waitS: 1})).toBeNull();
  expect(allenCunneen({...full, arrivalScv: 1, serviceScv: 1})).toEqual({
    steady: false,
    utilisation: 1,
  });
  expect(mg1({arrivalRatePerS: 2, meanServiceS: 1, serviceScv: 1})).toEqual({
    steady: false,
    utilisation: 2,
  });
  expect(() => erlangC({servers: 10, offeredLoad: 10})).toThrow('no steady state');
});

test('waiting at all has the probability C, and the tail integrates to the mean wait', () => {
  const queue = {arrivalRatePerS: 90, serviceRatePerS: 10, servers: 10};
  const {probabilityOfWait, meanWaitS} = mmc(queue);
  expect(waitExceedsProbability({...queue, waitS: 0})).toBe(probabilityOfWait);
  const step = 1e-4;
  let area = 0;
  for (let waitS = step / 2; waitS < 3; waitS += step) {
    area += step * waitExceedsProbability({...queue, waitS});
  }
  expect(area).toBeCloseTo(meanWaitS, 6);
});

test('constant service waits half as long as exponential service', () => {
  const queue = {arrivalRatePerS: 8, meanServiceS: 0.1};
  const exponential = mg1({...queue, serviceScv: 1});
  expect(exponential.meanWaitS).toBeCloseTo(0.4, 12);
  expect(mg1({...queue, serviceScv: 0}).meanWaitS).toBeCloseTo(0.2, 12);
  expect(exponential.meanResponseS).toBeCloseTo(0.5, 12);
});

test('Allen and Cunneen are exact for M/M/c, and for M/G/1', () => {
  fc.assert(
    fc.property(queues, fc.double({min: 0, max: 5, noNaN: true}), (queue, serviceScv) => {
      const poisson = allenCunneen({...queue, arrivalScv: 1, serviceScv: 1});
      expect(poisson.meanWaitS).toBeCloseTo(mmc(queue).meanWaitS, 10);
      const single = {...queue, servers: 1, arrivalRatePerS: queue.serviceRatePerS * 0.7};
      const general = mg1({
        arrivalRatePerS: single.arrivalRatePerS,
        meanServiceS: 1 / single.serviceRatePerS,
        serviceScv,
      });
      const approximated = allenCunneen({...single, arrivalScv: 1, serviceScv});
      expect(approximated.meanWaitS / general.meanWaitS).toBeCloseTo(1, 9);
    }),
  );
});

test('Erlang B with one server is a / (1 + a), and 1 with none', () => {
  expect(erlangB({servers: 1, offeredLoad: 3})).toBeCloseTo(0.75, 12);
  expect(erlangB({servers: 0, offeredLoad: 3})).toBe(1);
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
