import {expect, test} from 'vitest';
import {amdahl, longestWaitS, shareWithSlow} from './fan-out.ts';
import {simulate} from './machine/simulate.ts';
import {summarise} from './machine/summary.ts';

const request = {arrivals: 'even', arrivalRatePerS: 1, requests: 200_000, cores: 1} as const;
const alone = {workers: 1, coroutinesPerWorker: 50, cpuS: 1e-9, ioS: 0.027, ioWaits: 10};

test.each([2, 5, 10])('%d of ten waits at once take as long as the longest', (sideBySide) => {
  for (const service of ['constant', 'exponential'] as const) {
    const record = simulate({...request, ...alone, service, sideBySide});
    const rounds = 10 / sideBySide;
    const each = longestWaitS({waits: sideBySide, waitS: 0.0027});
    expect(summarise(record).latencyS.mean.value / (rounds * each[service])).toBeCloseTo(1, 2);
  }
});

test('waits that don’t come out even are waited for in a last, smaller round', () => {
  const record = simulate({...request, ...alone, requests: 10, sideBySide: 4});
  expect(summarise(record).latencyS.mean.value).toBeCloseTo(3 * 0.0027, 6);
});

test('a hundred servers, each slow once in a hundred times, make 63 % of requests slow', () => {
  expect(shareWithSlow({calls: 100, slowShare: 0.01})).toBeCloseTo(0.634, 3);
});

test('twenty hours of which one is serial get at most twenty times faster', () => {
  expect(amdahl({serialShare: 0.05, factor: Infinity})).toBeCloseTo(20, 12);
  expect(amdahl({serialShare: 0.5, factor: 2})).toBeCloseTo(4 / 3, 12);
});
