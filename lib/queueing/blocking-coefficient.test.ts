import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
  blockedShare,
  blockingCoefficient,
  coroutineGainLimit,
  optimalSlots,
  serviceTimeS,
} from './blocking-coefficient.ts';

const times = fc.record({
  cpuS: fc.double({min: 1e-6, max: 10, noNaN: true}),
  ioS: fc.double({min: 0, max: 10, noNaN: true}),
});

test('20 queries of 4 ms wait and 0.05 ms CPU make β = 80, and 648 slots on 8 cores', () => {
  const request = {cpuS: 0.001, ioS: 0.08};
  expect(serviceTimeS(request)).toBeCloseTo(0.081, 12);
  expect(blockingCoefficient(request)).toBeCloseTo(80, 9);
  expect(optimalSlots({cores: 8, ...request})).toBeCloseTo(648, 9);
});

test('equal wait and CPU time make β = 1 and a gain of up to two, not of none', () => {
  const beta = blockingCoefficient({cpuS: 0.01, ioS: 0.01});
  expect(beta).toBe(1);
  expect(coroutineGainLimit(beta)).toBe(2);
  expect(blockedShare({cpuS: 0.01, ioS: 0.01})).toBe(0.5);
});

test('a request without I/O gains nothing from coroutines', () => {
  expect(coroutineGainLimit(blockingCoefficient({cpuS: 0.01, ioS: 0}))).toBe(1);
});

test("Subramaniam's cores / (1 − share) and Goetz' cores · (1 + β) are the same number", () => {
  fc.assert(
    fc.property(times, fc.integer({min: 1, max: 128}), (request, cores) => {
      const subramaniam = cores / (1 - blockedShare(request));
      expect(optimalSlots({cores, ...request}) / subramaniam).toBeCloseTo(1, 6);
    }),
  );
});

test('what is not defined is refused, naming the argument', () => {
  expect(() => blockingCoefficient({cpuS: 0, ioS: 1})).toThrow('cpuS is 0');
  expect(() => serviceTimeS({cpuS: -1, ioS: NaN})).toThrow(/cpuS is -1.*ioS is NaN/);
  expect(() => coroutineGainLimit(-0.1)).toThrow('coefficient is -0.1');
});
