import {expect, test} from 'vitest';
import {closedNetwork} from '../closed-network.ts';
import {mmc} from '../erlang.ts';
import {simulate} from './simulate.ts';
import {summarise} from './summary.ts';

const MILLION = 1_000_000;
const exponential = {service: 'exponential', requests: MILLION};

test.each([
  [1, 0.5],
  [2, 0.8],
  [10, 0.8],
  [50, 0.9],
])('a million requests wait as M/M/%d says at a load of %f', (servers, load) => {
  const arrivalRatePerS = load * servers * 10;
  const work = {...exponential, arrivals: 'poisson', arrivalRatePerS, workers: servers};
  const theory = mmc({arrivalRatePerS, serviceRatePerS: 10, servers});
  // Servers are slots that wait, or cores that compute: two ways through the machine.
  for (const times of [
    {cpuS: 0, ioS: 0.1, cores: 1},
    {cpuS: 0.1, ioS: 0, cores: servers},
  ]) {
    const record = simulate({...work, ...times});
    expect(summarise(record).latencyS.mean.value / theory.meanResponseS).toBeCloseTo(1, 1.7);
    expect(record.levels.busySlots / servers / theory.utilisation).toBeCloseTo(1, 2);
  }
});

test.each([
  [4, 4],
  [24, 4],
  [60, 2],
])(
  'a million requests of %d machines and %d repairmen break and are repaired as the closed network says',
  (machines, cores) => {
    const times = {cpuS: 0.005, ioS: 0.023, cores};
    const record = simulate({
      ...exponential,
      ...times,
      arrivals: 'closed',
      users: machines,
      workers: machines,
    });
    const exact = closedNetwork({customers: machines, ...times});
    expect(summarise(record).throughputPerS / exact.throughputPerS).toBeCloseTo(1, 2);
    expect(summarise(record).latencyS.mean.value / exact.responseS).toBeCloseTo(1, 2);
  },
);

test('slots fewer than users make a queue before the same network, by mean value analysis', () => {
  const times = {cpuS: 0.005, ioS: 0.023, cores: 2};
  const record = simulate({...exponential, ...times, arrivals: 'closed', users: 40, workers: 10});
  const {throughputPerS} = closedNetwork({customers: 10, ...times});
  expect(record.requests.answered / record.elapsedS / throughputPerS).toBeCloseTo(1, 2);
  expect(summarise(record).latencyS.mean.value / (40 / throughputPerS)).toBeCloseTo(1, 2);
});

test('CPU time of others on the same cores lowers the ceiling as it does in the network', () => {
  const [cpuS, databaseCpuS, frontCpuS] = [0.002, 0.001, 0.001];
  const record = simulate({
    ...{...exponential, cpuS, ioS: 0.02, databaseCpuS, frontCpuS, cores: 2},
    ...{arrivals: 'closed', users: 64, workers: 64},
  });
  const ceilingPerS = 2 / (cpuS + databaseCpuS + frontCpuS);
  expect(record.requests.answered / record.elapsedS / ceilingPerS).toBeCloseTo(1, 2);
});
