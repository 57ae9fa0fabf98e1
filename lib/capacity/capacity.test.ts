import fc from 'fast-check';
import {expect, test} from 'vitest';
import {capacityCurve} from './capacity-curve.ts';
import {capacityPoints} from './capacity-points.ts';
import {EQUAL_SHARE} from './equal-throughput.ts';
import {cpuTimeLimitS, impliedServiceS, inferTimes} from './inferred-times.ts';
import {modelThroughputPerS} from './model-throughput.ts';
import {serverCapacity} from './server-capacity.ts';
import {TYPICAL_SERVER} from './typical-server.ts';

const server = {cpuS: 0.004, ioS: 0.018, cores: 16, workers: 4};
const setup = {...server, coroutinesPerWorker: 50, workerMb: 23, coroutineMb: 2};

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

test('the offered rate is a ceiling', () => {
  expect(modelThroughputPerS({...server, coroutinesPerWorker: 50, arrivalRatePerS: 500})).toBe(500);
});

test('slots far beyond N* are as good as all of them', () => {
  const many = {...server, coroutinesPerWorker: 1000};
  expect(modelThroughputPerS(many)).toBeCloseTo(
    modelThroughputPerS({...many, coroutinesPerWorker: 300}),
    9,
  );
});

test('where the network gives way to its bounds the curve has no step to be seen', () => {
  const far = {cpuS: 0.001, ioS: 4.999, cores: 4, workers: 4};
  const [below, above] = [4999, 5001].map((coroutinesPerWorker) =>
    modelThroughputPerS({...far, coroutinesPerWorker}),
  );
  expect(Math.abs(above / below - 1)).toBeLessThan(0.01);
  expect(modelThroughputPerS({...far, workers: 4096, coroutinesPerWorker: 10000})).toBe(4000);
});

test('at equal T_cpu enough blocking workers reach the coroutines, and pay in memory', () => {
  const {equal, coroutines} = serverCapacity(setup);
  const reached = modelThroughputPerS({...server, workers: equal.blockingWorkers});
  const oneFewer = modelThroughputPerS({...server, workers: equal.blockingWorkers - 1});
  expect(reached).toBeGreaterThanOrEqual(EQUAL_SHARE * coroutines.throughputPerS);
  expect(oneFewer).toBeLessThan(EQUAL_SHARE * coroutines.throughputPerS);
  expect(equal.blockingMb).toBeGreaterThan(equal.coroutinesMb);
  expect(equal.coroutinesPerWorker).toBeLessThanOrEqual(50);
});

test('limits are named: slots for blocking workers, one core per worker for coroutines', () => {
  const {blocking, coroutines, coefficient, share, optimalSlots} = serverCapacity(setup);
  expect(blocking.limiting).toBe('slots');
  expect(coroutines.limiting).toBe('worker-cpu');
  expect(coefficient).toBeCloseTo(4.5);
  expect(share).toBeCloseTo(4.5 / 5.5);
  expect(optimalSlots).toBeCloseTo(88);
  expect(blocking.memoryMb).toBe(92);
  expect(coroutines.memoryMb).toBe(492);
});

test('without I/O coroutines bring nothing', () => {
  const {blocking, coroutines, equal} = serverCapacity({...setup, ioS: 0});
  expect(coroutines.throughputPerS).toBeCloseTo(blocking.throughputPerS, 9);
  expect(equal.coroutinesPerWorker).toBe(1);
});

test('a wait of nearly nothing is answered like none at all', () => {
  for (const ioS of [1e-308, 9.5e-309, 5e-324]) {
    const {blocking, coroutines, equal} = serverCapacity({...setup, ioS});
    expect(coroutines.throughputPerS).toBeCloseTo(blocking.throughputPerS, 9);
    expect(equal.coroutinesPerWorker).toBe(1);
  }
});

const arbitrarySetup = fc.record({
  cpuS: fc.double({min: 1e-4, max: 0.1, noNaN: true}),
  ioS: fc.double({min: 0, max: 0.2, noNaN: true}),
  cores: fc.integer({min: 1, max: 32}),
  workers: fc.integer({min: 1, max: 64}),
  coroutinesPerWorker: fc.integer({min: 1, max: 64}),
  workerMb: fc.double({min: 0, max: 100, noNaN: true}),
  coroutineMb: fc.double({min: 0, max: 4, noNaN: true}),
});

test('the model never exceeds its bounds, and utilisation never exceeds 1', () => {
  fc.assert(
    fc.property(arbitrarySetup, (any) => {
      const {blocking, coroutines} = serverCapacity(any);
      for (const side of [blocking, coroutines]) {
        expect(side.throughputPerS).toBeLessThanOrEqual(side.boundPerS * (1 + 1e-9));
        expect(side.utilisation).toBeLessThanOrEqual(1 + 1e-9);
      }
      expect(coroutines.throughputPerS).toBeGreaterThanOrEqual(
        blocking.throughputPerS * (1 - 1e-9),
      );
    }),
    {numRuns: 60},
  );
});

test('the curve ascends, shows the counts wanted, and ends near the ceiling', () => {
  const curve = capacityCurve({...setup, mustShow: [4, 8, 12, 16]});
  for (const count of [1, 4, 8, 12, 16]) expect(curve.workers).toContain(count);
  expect([...curve.workers].sort((a, b) => a - b)).toEqual(curve.workers);
  for (const line of [curve.blockingPerS, curve.coroutinesPerS]) {
    expect(line.every((value, at) => at === 0 || value >= line[at - 1] - 1e-6)).toBe(true);
    expect(line.at(-1)).toBeGreaterThan(0.9 * curve.ceilingPerS);
  }
});

test('a saturated blocking server reveals its service time', () => {
  expect(impliedServiceS({workers: 4, throughputPerS: 183}) * 1000).toBeCloseTo(21.86, 2);
  expect(cpuTimeLimitS({workers: 4, throughputPerS: 989}) * 1000).toBeCloseTo(4.04, 2);
});

test('times that cannot be are refused', () => {
  const slow = {workers: 4, throughputPerS: 100};
  const fast = {workers: 4, throughputPerS: 200};
  expect(inferTimes({blocking: slow, coroutines: fast})).toEqual({
    serviceS: 0.04,
    cpuS: 0.02,
    ioS: 0.02,
  });
  expect(() => inferTimes({blocking: fast, coroutines: slow})).toThrow('ioS is -0.02');
});

test('the chart has two curves from zero, a ceiling, and the measured points', () => {
  const server = {runtime: 'swoole-nts', points: [{workers: 16, throughputPerS: 599}]};
  const points = capacityPoints(TYPICAL_SERVER, server);
  expect(points.series.map(({id}) => id)).toEqual(['blocking', 'coroutines', 'measured']);
  expect(points.series[0].points[0]).toEqual({x: 0, y: 0});
  expect(points.references).toEqual([{id: 'ceiling', y: 4000}]);
  expect(points.x.ticks[0]).toBe(0);
  expect(points.x.ticks.at(-1)).toBeLessThanOrEqual(points.x.values.at(-1));
  expect(points.series[2].points).toEqual([{x: 16, y: 599, single: true}]);
});
