import fc from 'fast-check';
import {expect, test} from 'vitest';
import {pairCeilingPerS, rateOfStages, rateOfWorkers} from './message-pipeline.ts';

const times = fc.double({min: 1e-7, max: 1, noNaN: true});

test('two stages of a million a second each make half a million, not two', () => {
  expect(rateOfStages([1e-6, 1e-6])).toBeCloseTo(500_000, 6);
});

test('another stage always makes it slower, and no stage order matters', () => {
  fc.assert(
    fc.property(fc.array(times, {minLength: 1, maxLength: 6}), times, (stages, more) => {
      expect(rateOfStages([...stages, more])).toBeLessThan(rateOfStages(stages));
      expect(rateOfStages([...stages].reverse()) / rateOfStages(stages)).toBeCloseTo(1, 9);
    }),
  );
});

test('sixteen workers on sixteen cores are sixteen, and on eight cores eight', () => {
  expect(rateOfWorkers({workers: 16, cores: 16, timeS: 20e-6})).toBeCloseTo(800_000, 6);
  expect(rateOfWorkers({workers: 16, cores: 8, timeS: 20e-6})).toBeCloseTo(400_000, 6);
});

test('a pair that overlaps is as fast as its slower half, and at most twice one that takes turns', () => {
  fc.assert(
    fc.property(times, times, (sendS, receiveS) => {
      const overlapping = pairCeilingPerS({sendS, receiveS, overlap: true});
      const turns = pairCeilingPerS({sendS, receiveS, overlap: false});
      expect(overlapping).toBe(1 / Math.max(sendS, receiveS));
      expect(overlapping / turns).toBeLessThanOrEqual(2 + 1e-9);
      expect(turns / rateOfStages([sendS, receiveS])).toBeCloseTo(1, 12);
    }),
  );
});

test('a stage without time is refused', () => {
  expect(() => rateOfStages([1, 0])).toThrow('stageTimesS[1] is 0');
  expect(() => rateOfStages([])).toThrow('has 0 members');
  expect(() => rateOfWorkers({workers: 0, cores: 1, timeS: 1})).toThrow('workers is 0');
  expect(() => pairCeilingPerS({sendS: 0, receiveS: 1, overlap: true})).toThrow('sendS is 0');
});
