import {expect, test} from 'vitest';
import {boundedQueue} from './back-pressure.ts';
import {mmc} from './erlang.ts';
import {simulate} from './machine/simulate.ts';
import {latenciesOf} from './machine/summary.ts';

test.each([
  [1, 5, 0.5],
  [1, 5, 2],
  [1, 12, 1.2],
])(
  'one server with room for %d…%d at a load of %f refuses (1 − ρ)ρᴷ / (1 − ρᴷ⁺¹)',
  (servers, most, load) => {
    const {refusedShare} = boundedQueue({arrivalRatePerS: load, serviceRatePerS: 1, servers, most});
    expect(refusedShare).toBeCloseTo(((1 - load) * load ** most) / (1 - load ** (most + 1)), 12);
  },
);

test('room for nobody but those served is Erlang B: two servers at one erlang refuse a fifth', () => {
  const queue = {arrivalRatePerS: 1, serviceRatePerS: 1, servers: 2, most: 2};
  expect(boundedQueue(queue)).toMatchObject({refusedShare: 0.2, meanWaitS: 0});
});

test('with room for very many it is M/M/c', () => {
  const queue = {arrivalRatePerS: 70, serviceRatePerS: 10, servers: 8};
  const {refusedShare, meanWaitS} = boundedQueue({...queue, most: 2000});
  expect(refusedShare).toBeLessThan(1e-12);
  expect(meanWaitS).toBeCloseTo(mmc(queue).meanWaitS, 12);
});

test.each([
  [2, 6, 0.9],
  [4, 30, 1.3],
  [8, 12, 3],
])('a million requests at %d servers with room for %d, load %f', (servers, most, load) => {
  const queue = {servers, most, serviceRatePerS: 10, arrivalRatePerS: load * servers * 10};
  const theory = boundedQueue(queue);
  const {requests, elapsedS} = simulate({
    ...{arrivals: 'poisson', arrivalRatePerS: queue.arrivalRatePerS, maxInFlight: most},
    ...{workers: servers, cores: 1, cpuS: 0, ioS: 0.1, service: 'exponential', requests: 1_000_000},
  });
  const latencies = latenciesOf(requests);
  const meanS = latencies.reduce((sum, each) => sum + each, 0) / latencies.length;
  expect(requests.dropped / 1_000_000 / theory.refusedShare).toBeCloseTo(1, 1);
  expect(requests.answered / elapsedS / theory.throughputPerS).toBeCloseTo(1, 2);
  expect((meanS - 0.1) / theory.meanWaitS).toBeCloseTo(1, 1.5);
});
