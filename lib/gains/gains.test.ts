import fc from 'fast-check';
import {expect, test} from 'vitest';
import {findingsIn} from './findings.ts';
import {flipWait} from './flip.ts';
import {optionsOf} from './options.ts';
import {APPLICATION, CASES} from './fixtures/cases.ts';

const keysOf = (application) =>
  findingsIn(application).findings.map(({topic, key}) => `${topic}.${key}`);

test.each(CASES)('$name: $keys', ({changes, keys}) => {
  expect(keysOf({...APPLICATION, ...changes})).toEqual(keys);
});

test('the worked example of a request of 5.6 ms and 28.2 ms', () => {
  const {now, state, coroutines, both, workers} = optionsOf(APPLICATION);
  expect(now.limit.perS).toBeCloseTo(8 / 0.0338, 6);
  expect(state.limit.perS).toBeCloseTo(8 / (0.0338 - 0.0101), 6);
  expect(coroutines.limit.perS).toBeCloseTo(4 / 0.0056, 6);
  expect(both.limit.perS).toBeCloseTo(4 / 0.0009, 6);
  expect(workers.workers).toBe(25);
  expect(workers.memoryMb).toBe(25 * 23);
});

test('gains are computed, not multiplied: both give more than their product where the cores bind', () => {
  const {state, coroutines, both} = optionsOf(APPLICATION);
  expect(both.gain).toBeGreaterThan(4 * state.gain * coroutines.gain);
});

test('keeping the connection takes the CPU time of the database with it', () => {
  const shared = {sharedCpuS: 0.008, connectSharedCpuS: 0.007};
  const {coroutines, both} = optionsOf({...APPLICATION, ...shared});
  expect(coroutines.limit).toEqual({id: 'cores', perS: 4 / (0.0056 + 0.008)});
  expect(both.limit.perS).toBeCloseTo(4 / (0.0009 + 0.001), 6);
});

test('coroutines stop at one core for each worker, and at the memory for their slots', () => {
  const few = optionsOf({...APPLICATION, cores: 32});
  expect(few.coroutines.limit).toEqual({id: 'worker-cpu', perS: 8 / 0.0056});
  expect(few.workers.limit.id).toBe('cores');
  const tight = optionsOf({...APPLICATION, memoryMb: 184 + 1, slotMb: 0.1});
  expect(tight.coroutines.limit).toEqual({id: 'memory', perS: 18 / 0.0338});
});

test.each([
  ['cpuS', {cpuS: 0}],
  ['cpuS', {cpuS: NaN}],
  ['workers', {workers: 1.5}],
  ['arrivalRatePerS', {arrivalRatePerS: 0}],
  ['cpuS', {bootCpuS: 0.0056}],
  ['ioS', {connectIoS: 1}],
  ['memoryMb', {memoryMb: 5}],
])('%s that cannot be is refused', (name, changes) => {
  expect(() => optionsOf({...APPLICATION, ...changes})).toThrow(name);
});

const time = fc.double({min: 1e-6, max: 10, noNaN: true});
const share = fc.double({min: 0, max: 0.45, noNaN: true});
const any = fc.record({
  cpuS: time,
  ioS: fc.oneof(time, fc.constant(0)),
  boot: share,
  connect: share,
  sharedCpuS: fc.oneof(time, fc.constant(0)),
  cores: fc.integer({min: 1, max: 512}),
  workers: fc.integer({min: 1, max: 4096}),
  slotsPerWorker: fc.integer({min: 1, max: 10_000}),
  firstMb: fc.double({min: 0.1, max: 1000, noNaN: true}),
  workerMb: fc.double({min: 0.1, max: 1000, noNaN: true}),
  slotMb: fc.double({min: 0, max: 100, noNaN: true}),
  arrivalRatePerS: fc.option(fc.double({min: 1e-3, max: 1e6, noNaN: true})),
  memoryMb: fc.option(fc.double({min: 1000, max: 1e7, noNaN: true})),
  connections: fc.option(fc.integer({min: 1, max: 10_000})),
});
const applicationFrom = ({boot, connect, ...rest}) => ({
  ...rest,
  bootCpuS: boot * rest.cpuS,
  bootIoS: boot * rest.ioS,
  connectCpuS: connect * rest.cpuS,
  connectIoS: connect * rest.ioS,
  connectSharedCpuS: connect * rest.sharedCpuS,
});

test('no change loses, no number is missing, and each has its sentence', () => {
  fc.assert(
    fc.property(any, (drawn) => {
      const application = applicationFrom(drawn);
      const {options, findings} = findingsIn(application);
      for (const {limit, gain, memoryMb, slots} of Object.values(options)) {
        for (const number of [limit.perS, gain, memoryMb, slots])
          expect(Number.isFinite(number) && number >= 0).toBe(true);
      }
      expect(options.state.gain).toBeGreaterThan(1 - 1e-9);
      expect(options.both.gain).toBeGreaterThan(options.coroutines.gain * (1 - 1e-9));
      expect(options.workers.gain).toBeGreaterThan(1 - 1e-9);
      expect(findings.length).toBeGreaterThanOrEqual(3);
      expect(findings.length).toBeLessThanOrEqual(6);
      for (const {values} of findings)
        for (const [, value] of Object.values(values))
          expect(typeof value === 'string' || Number.isFinite(value)).toBe(true);
    }),
    {numRuns: 500},
  );
});

test('from the wait that is named on coroutines help, and not before', () => {
  const flip = flipWait(APPLICATION);
  const gainAt = (ioS) => optionsOf({...APPLICATION, ioS}).coroutines.gain;
  expect(gainAt(flip * 1.01)).toBeGreaterThan(1.05);
  expect(gainAt(flip * 0.99)).toBeLessThan(1.05);
  // N·T_cpu / cores is what eight workers on four cores serve at the limit of the cores, and 5 % more has to be gained.
  expect(flip).toBeCloseTo(1.05 * ((8 * 0.0056) / 4) - 0.0056, 6);
});
