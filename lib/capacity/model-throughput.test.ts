import fc from 'fast-check';
import {expect, test} from 'vitest';
import {throughputBounds} from '../queueing/bounds.ts';
import {modelThroughputPerS} from './model-throughput.ts';

const server = {cpuS: 0.004, ioS: 0.018, cores: 16, workers: 4};

test('four blocking workers with cores to spare serve workers over service time', () => {
  expect(modelThroughputPerS(server)).toBeCloseTo(4 / 0.022, 9);
});

test('coroutines fill one core for each worker, and no more', () => {
  expect(modelThroughputPerS({...server, coroutinesPerWorker: 50})).toBeCloseTo(4 / 0.004, 6);
  expect(modelThroughputPerS({...server, workers: 64, coroutinesPerWorker: 50})).toBeCloseTo(
    16 / 0.004,
    6,
  );
});

test('slots far beyond N* are as good as all of them', () => {
  const many = {...server, coroutinesPerWorker: 1000};
  expect(modelThroughputPerS(many)).toBeCloseTo(
    modelThroughputPerS({...many, coroutinesPerWorker: 300}),
    9,
  );
});

test('without I/O coroutines bring nothing, and a wait of nearly nothing is answered like none at all', () => {
  for (const ioS of [0, 1e-308, 9.5e-309, 5e-324]) {
    const blocking = modelThroughputPerS({...server, ioS});
    expect(modelThroughputPerS({...server, ioS, coroutinesPerWorker: 50})).toBeCloseTo(blocking, 9);
  }
});

const arbitraryServer = fc.record({
  cpuS: fc.double({min: 1e-4, max: 0.1, noNaN: true}),
  ioS: fc.double({min: 0, max: 0.2, noNaN: true}),
  cores: fc.integer({min: 1, max: 32}),
  workers: fc.integer({min: 1, max: 64}),
  coroutinesPerWorker: fc.integer({min: 1, max: 64}),
});

test('the model never exceeds its bounds, and coroutines are never slower', () => {
  fc.assert(
    fc.property(arbitraryServer, (any) => {
      const rates = [1, any.coroutinesPerWorker].map((coroutinesPerWorker) => {
        const perS = modelThroughputPerS({...any, coroutinesPerWorker});
        const bounds = throughputBounds({...any, coroutinesPerWorker});
        expect(perS).toBeLessThanOrEqual(bounds.throughputPerS * (1 + 1e-9));
        expect((perS * any.cpuS) / any.cores).toBeLessThanOrEqual(1 + 1e-9);
        return perS;
      });
      expect(rates[1]).toBeGreaterThanOrEqual(rates[0] * (1 - 1e-9));
    }),
    {numRuns: 60},
  );
});
