import {expect, test} from 'vitest';
import {between, driftMs} from './window.ts';

test('the published counts of phpspy give the drift that the published study gives', () => {
  const run = {seconds: 5, processes: 1};
  expect(driftMs({...run, samples: 2809, rateHz: 999})).toBeCloseTo(0.779, 3);
  expect(driftMs({...run, samples: 464, rateHz: 99})).toBeCloseTo(0.675, 3);
});

test('several processes have several times the samples, and the same drift', () => {
  const one = driftMs({seconds: 5, samples: 900, rateHz: 200, processes: 1});
  expect(driftMs({seconds: 5, samples: 3600, rateHz: 200, processes: 4})).toBeCloseTo(one, 9);
});

const mark = (ms, work, cpuMs, ...spentMs) => [ms * 1e6, work, cpuMs, spentMs.map((s) => s * 1e6)];

test('what a target did between two moments is read from the marks nearest to them', () => {
  const marks = [
    mark(0, 0, 0, 0, 0),
    mark(1000, 50, 900, 600, 300),
    mark(3000, 250, 2900, 1800, 900),
  ];
  const seen = between(marks, 990e6, 3100e6);
  expect(seen.workPerS).toBe(100);
  expect(seen.cpuShare).toBe(1);
  expect(seen.shares).toEqual([0.6, 0.3]);
});
