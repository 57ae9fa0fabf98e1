import {expect, test} from 'vitest';
import {memoryMb} from './memory.ts';

// TrueAsync's "IO-Bound vs CPU-bound" page: 40 MB a worker, 2 MiB a coroutine, T_cpu of 10 ms, 8 cores.
test('72 blocking workers of 40 MB take 2,880 MB, 72 coroutines of 2 MB in 8 workers a part of it', () => {
  expect(memoryMb({baseMb: 0, workers: 72, workerMb: 40})).toBe(2880);
  const coroutines = {baseMb: 0, workers: 8, workerMb: 40, coroutinesPerWorker: 9, coroutineMb: 2};
  expect(memoryMb(coroutines)).toBe(8 * 40 + 72 * 2);
});

test('the base is counted once', () => {
  expect(memoryMb({baseMb: 30, workers: 0, workerMb: 40})).toBe(30);
});

test('negative memory is refused, all of it', () => {
  expect(() => memoryMb({baseMb: -1, workers: 1, workerMb: -2})).toThrow(
    /baseMb is -1.*in megabytes; workerMb is -2/,
  );
});
