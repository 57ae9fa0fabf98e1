import {expect, test} from 'vitest';
import {throughputBounds} from './bounds.ts';

const rateOf = ({bounds}, id) => bounds.find((bound) => bound.id === id)?.throughputPerS;

// The comparison on TrueAsync's "IO-Bound vs CPU-bound" page: 8 cores, 80 ms of I/O, 1 ms of CPU.
test('648 blocking workers and 648 coroutines have the same ceiling at equal CPU time', () => {
  const request = {cpuS: 0.001, ioS: 0.08, cores: 8};
  const blocking = throughputBounds({...request, workers: 648});
  const coroutines = throughputBounds({...request, workers: 8, coroutinesPerWorker: 81});
  expect(blocking.throughputPerS).toBeCloseTo(8000, 6);
  expect(coroutines.throughputPerS).toBeCloseTo(8000, 6);
});

test('each bound limits where it is the lowest', () => {
  const request = {cpuS: 0.005, ioS: 0.015, cores: 4};
  expect(throughputBounds({...request, workers: 4, arrivalRatePerS: 1000}).limiting).toBe('slots');
  expect(throughputBounds({...request, workers: 4, arrivalRatePerS: 100}).limiting).toBe(
    'offered-rate',
  );
  expect(throughputBounds({...request, workers: 1, coroutinesPerWorker: 50}).limiting).toBe(
    'worker-cpu',
  );
  expect(throughputBounds({...request, workers: 64}).limiting).toBe('cores');
});

test('CPU time of database and load generator on the same cores lowers the ceiling of the cores alone', () => {
  const request = {cpuS: 0.005, ioS: 0.015, cores: 2, workers: 4};
  const alone = throughputBounds(request);
  const shared = throughputBounds({...request, sharedCpuS: 0.005});
  expect(rateOf(alone, 'cores')).toBeCloseTo(400, 9);
  expect(rateOf(shared, 'cores')).toBeCloseTo(200, 9);
  expect(rateOf(shared, 'slots')).toBe(rateOf(alone, 'slots'));
});

test('a closed model has no offered rate to be bound by', () => {
  const {bounds} = throughputBounds({workers: 4, cpuS: 0.005, ioS: 0.015, cores: 4});
  expect(bounds.map(({id}) => id)).toEqual(['slots', 'worker-cpu', 'cores']);
});

test('numbers out of range are refused together', () => {
  const act = () => throughputBounds({workers: 4, cpuS: 0, ioS: -1, cores: 4});
  expect(act).toThrow(/cpuS is 0.*ioS is -1/);
});
