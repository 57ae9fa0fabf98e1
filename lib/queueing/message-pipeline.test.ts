import fc from 'fast-check';
import {expect, test} from 'vitest';
import {pairCeilingPerS, rateOfWorkers} from './message-pipeline.ts';

const times = fc.double({min: 1e-7, max: 1, noNaN: true});

test('sixteen workers on sixteen cores are sixteen, and on eight cores eight', () => {
  expect(rateOfWorkers({workers: 16, cores: 16, timeS: 20e-6})).toBeCloseTo(800_000, 6);
  expect(rateOfWorkers({workers: 16, cores: 8, timeS: 20e-6})).toBeCloseTo(400_000, 6);
});

test('a pair that overlaps is as fast as its slower half', () => {
  fc.assert(
    fc.property(times, times, (sendS, receiveS) => {
      expect(pairCeilingPerS({sendS, receiveS})).toBe(1 / Math.max(sendS, receiveS));
    }),
  );
});

test('a stage without time is refused', () => {
  expect(() => rateOfWorkers({workers: 0, cores: 1, timeS: 1})).toThrow('workers is 0');
  expect(() => pairCeilingPerS({sendS: 0, receiveS: 1})).toThrow('sendS is 0');
});
