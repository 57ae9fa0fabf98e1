import {expect, test} from 'vitest';
import {closedNetwork} from '../queueing/closed-network.ts';
import {mmc} from '../queueing/erlang.ts';
import {summarise} from '../queueing/machine/summary.ts';
import {simulate} from '../queueing/machine/simulate.ts';
import {flowOf, ratesOf, waitAt} from './load.ts';

/** A request of 100 ms, of which so much is computing, on cores that have time to spare. */
const flow = ({slots, cpuS = 0.005, ioS = 0.095, cores = 64}) =>
  flowOf({
    ...{slots, cpuS, ioS, sharedCpuS: 0},
    ...{coresInUse: cores, mostPerS: cores / cpuS, poolPerS: Infinity},
  });

test.each([
  [8, 72, 88],
  [8, 78, 460],
  [16, 72, 0.04],
])('M/M/%i at %i a second, 100 ms each, waits %f ms', (slots, arrivalPerS, ms) => {
  const wait = waitAt(flow({slots}), arrivalPerS);
  expect(wait.waitS * 1000).toBeCloseTo(ms, ms < 1 ? 2 : 0);
  const textbook = mmc({arrivalRatePerS: arrivalPerS, serviceRatePerS: 10, servers: slots});
  expect(wait.slotS / textbook.meanWaitS).toBeCloseTo(1, 9);
});

test('textbook values of Erlang C: waits of one, two, ten and a hundred servers', () => {
  for (const [slots, load, chance] of [
    [1, 0.5, 0.5],
    [2, 1, 1 / 3],
    [10, 8, 0.4092],
    [100, 90, 0.2169],
  ]) {
    const arrivalPerS = load * 10;
    const {slotS} = waitAt(flow({slots, cpuS: 1e-9, ioS: 0.1 - 1e-9, cores: 1024}), arrivalPerS);
    expect(slotS * (slots * 10 - arrivalPerS)).toBeCloseTo(chance, 4);
  }
});

test('one request in a hundred waits longer than p99: P[wait > t] = C·e^(−(cμ − λ)t)', () => {
  const {p99S, slotS} = waitAt(flow({slots: 8}), 72);
  const chance = slotS * (80 - 72);
  expect(chance * Math.exp(-(80 - 72) * p99S)).toBeCloseTo(0.01, 9);
});

test('with all requests inside, the rate is that of the closed network, up to hundreds of slots', () => {
  for (const cores of [1, 4, 64])
    for (const customers of [1, 3, 50, 300, 800]) {
      const at = {cpuS: 0.005, ioS: 0.2, cores};
      const {throughputPerS} = closedNetwork({customers, ...at});
      expect(ratesOf(flow({slots: 800, ...at}))(customers) / throughputPerS).toBeCloseTo(1, 9);
    }
});

test('at a rate that the slots can’t serve the queue grows without end', () => {
  expect(waitAt(flow({slots: 8}), 80)).toBeNull();
  // Each limit lies above 195 a second, and both together below.
  expect(waitAt(flow({slots: 8, cpuS: 0.02, ioS: 0.02, cores: 4}), 195)).toBeNull();
});

test('where slots and cores are both busy, waits are those that the simulator plays through', () => {
  const [cpuS, ioS, cores, slots, arrivalPerS] = [0.02, 0.06, 4, 16, 150];
  const record = simulate({
    ...{arrivals: 'poisson', arrivalRatePerS: arrivalPerS, requests: 60_000, seed: 4},
    ...{workers: slots, coroutinesPerWorker: 1, cores, cpuS, ioS, service: 'exponential'},
  });
  const meanS = summarise(record).latencyS.mean.value;
  const {waitS} = waitAt(flow({slots, cpuS, ioS, cores}), arrivalPerS);
  expect(waitS + cpuS + ioS).toBeGreaterThan(0.8 * meanS);
  expect(waitS + cpuS + ioS).toBeLessThan(1.25 * meanS);
});
