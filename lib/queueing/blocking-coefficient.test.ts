import {expect, test} from 'vitest';
import {blockingCoefficient, coroutineGainLimit, optimalSlots} from './blocking-coefficient.ts';

test('20 queries of 4 ms wait and 0.05 ms CPU make β = 80, and 648 slots on 8 cores', () => {
  const request = {cpuS: 0.001, ioS: 0.08};
  expect(blockingCoefficient(request)).toBeCloseTo(80, 9);
  expect(optimalSlots({cores: 8, ...request})).toBeCloseTo(648, 9);
});

test('equal wait and CPU time make β = 1 and a gain of up to two, not of none', () => {
  const coefficient = blockingCoefficient({cpuS: 0.01, ioS: 0.01});
  expect(coefficient).toBe(1);
  expect(coroutineGainLimit({coefficient})).toBe(2);
});

test('a request without I/O gains nothing from coroutines', () => {
  expect(coroutineGainLimit({coefficient: blockingCoefficient({cpuS: 0.01, ioS: 0})})).toBe(1);
});

test('what is not defined is refused, naming the argument', () => {
  expect(() => blockingCoefficient({cpuS: 0, ioS: 1})).toThrow('cpuS is 0');
  expect(() => blockingCoefficient({cpuS: -1, ioS: NaN})).toThrow(/cpuS is -1.*ioS is NaN/);
  expect(() => coroutineGainLimit({coefficient: -0.1})).toThrow('coefficient is -0.1');
});
