import {expect, test} from 'vitest';
import {placedBounds, throughputBounds} from './bounds.ts';

const REQUEST = {workers: 2, coroutinesPerWorker: 16, cpuS: 0.004, ioS: 0.02, sharedCpuS: 0.002};

test('shared cores are those of the plain bounds', () => {
  expect(placedBounds(REQUEST, {cores: 2}).throughputPerS).toBe(
    throughputBounds({...REQUEST, cores: 2}).throughputPerS,
  );
});

test('apart, PHP fills its own core first', () => {
  const {throughputPerS, limiting} = placedBounds(REQUEST, {phpCores: 1, otherCores: 1});
  expect(throughputPerS).toBeCloseTo(1 / 0.004, 9);
  expect(limiting).toBe('cores');
});

test('apart, everything else may be the limit', () => {
  const {throughputPerS, limiting} = placedBounds(
    {...REQUEST, sharedCpuS: 0.01},
    {phpCores: 1, otherCores: 1},
  );
  expect(throughputPerS).toBeCloseTo(100, 9);
  expect(limiting).toBe('other-cores');
});

test('slots limit wherever processes run', () => {
  const blocking = {...REQUEST, coroutinesPerWorker: 1};
  const machines = [{cores: 2}, {phpCores: 1, otherCores: 1}];
  for (const machine of machines) {
    expect(placedBounds(blocking, machine).limiting).toBe('slots');
    expect(placedBounds(blocking, machine).throughputPerS).toBeCloseTo(2 / 0.024, 9);
  }
});

test('nothing else on the machine is no limit', () => {
  expect(
    placedBounds({...REQUEST, sharedCpuS: 0}, {phpCores: 1, otherCores: 1}).throughputPerS,
  ).toBeCloseTo(250, 9);
});
