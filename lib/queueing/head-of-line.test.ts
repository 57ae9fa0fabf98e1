import {expect, test} from 'vitest';
import {heldUpByLoop, heldUpBySharing} from './head-of-line.ts';
import {simulate} from './machine/simulate.ts';
import {summarise} from './machine/summary.ts';

/** Requests that wait ten times, one in twenty of which computes for long. */
const work = {cpuS: 0.004, ioS: 0.024, ioWaits: 10, heavyEvery: 20};
const run = {arrivals: 'poisson', requests: 300_000, seed: 7} as const;
const serviceS = work.cpuS + work.ioS;
const SLOTS = 400;

test.each([
  [5, 0.1],
  [10, 0.1],
  [20, 0.1],
  [20, 0.05],
  [8, 0.2],
])('a worker with coroutines at %d a second, of which some compute for %f s', (rate, heavyCpuS) => {
  const theory = heldUpByLoop({
    ...{arrivalRatePerS: rate, heavyShare: 1 / work.heavyEvery, heavyCpuS},
    ...{cpuS: work.cpuS, serviceS},
  });
  const record = simulate({
    ...{...run, ...work, heavyCpuS, arrivalRatePerS: rate},
    ...{workers: 1, coroutinesPerWorker: SLOTS, cores: 1},
  });
  const {mean, p99} = summarise(record).latencyS;
  expect((mean.value - serviceS) / theory.meanS).toBeGreaterThan(0.85);
  expect((mean.value - serviceS) / theory.meanS).toBeLessThan(1.15);
  expect((p99.value - serviceS) / theory.p99S).toBeGreaterThan(0.95);
  expect((p99.value - serviceS) / theory.p99S).toBeLessThan(2);
});

test('without a wait it is M/G/1 by Pollaczek and Khinchine', () => {
  const [rate, cpuS, heavyCpuS] = [20, 0.0001, 0.1];
  const {meanS, utilisation} = heldUpByLoop({
    ...{arrivalRatePerS: rate, heavyShare: 0.05, heavyCpuS, cpuS},
    serviceS: cpuS,
  });
  const squareS2 = 0.05 * (heavyCpuS + cpuS) ** 2 + 0.95 * cpuS ** 2;
  expect(meanS / ((rate * squareS2) / (2 * (1 - utilisation)))).toBeCloseTo(1, 2);
});

test.each([
  [1, 40],
  [2, 100],
  [4, 300],
])(
  'processes on %d cores at %d a second are stretched as processor sharing says',
  (cores, rate) => {
    const heavyCpuS = 0.1;
    const theory = heldUpBySharing({
      ...{arrivalRatePerS: rate, heavyShare: 1 / work.heavyEvery, heavyCpuS},
      ...{cpuS: work.cpuS, cores},
    });
    const record = simulate({
      ...{...run, ...work, heavyCpuS, arrivalRatePerS: rate, requests: 60_000},
      // With one wait a request asks for a core twice, so slices of time are nearly shares of it.
      ...{ioWaits: 1, workers: SLOTS, cores, sliceS: 0.0001},
    });
    const delayS = summarise(record).latencyS.mean.value - serviceS;
    expect(Math.abs(delayS / theory - 1)).toBeLessThan(0.05);
  },
);

test('what can’t keep up has no delay to name', () => {
  const load = {arrivalRatePerS: 200, heavyShare: 0.05, heavyCpuS: 0.1, cpuS: 0.004};
  expect(heldUpByLoop({...load, serviceS})).toBeNull();
  expect(heldUpBySharing({...load, cores: 1})).toBeNull();
  expect(heldUpByLoop({...load, heavyShare: 0, serviceS})).toMatchObject({meanS: 0, p99S: 0});
});
