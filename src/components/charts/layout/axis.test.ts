import fc from 'fast-check';
import {expect, test} from 'vitest';
import {positioner, valueAxis} from './axis.ts';

const values = fc.array(fc.double({min: 0.01, max: 1e6, noNaN: true}), {
  minLength: 1,
  maxLength: 20,
});

test('a linear axis starts at zero and has round ticks', () => {
  expect(valueAxis([183, 993, 1000], 'linear').ticks).toEqual([0, 200, 400, 600, 800, 1000]);
});

test('a linear axis goes below zero for values that are negative, with zero among its ticks', () => {
  const {domain, ticks} = valueAxis([-0.041, 0.092], 'linear');
  expect(ticks).toEqual([-0.05, 0, 0.05, 0.1]);
  expect([domain[0], domain[1]]).toEqual([-0.05, 0.1]);
});

test('a logarithmic axis has a tick at each power of ten', () => {
  expect(valueAxis([28, 5630], 'log')).toEqual({domain: [20, 10000], ticks: [100, 1000, 10000]});
});

test('a logarithmic axis leaves zero out instead of coming out blank', () => {
  const {domain} = valueAxis([0, 28, 5400], 'log');
  expect(domain[0]).toBeGreaterThan(0);
});

test('every value lies on its axis, and there are ticks to read it by', () => {
  for (const scale of ['linear', 'log']) {
    fc.assert(
      fc.property(values, (all) => {
        const {domain, ticks} = valueAxis(all, scale);
        expect(Math.min(...all)).toBeGreaterThanOrEqual(domain[0]);
        expect(Math.max(...all)).toBeLessThanOrEqual(domain[1]);
        expect(ticks.length).toBeGreaterThan(scale === 'log' ? 0 : 1);
        expect(ticks.every((tick) => tick <= domain[1] * 1.001)).toBe(true);
      }),
    );
  }
});

test('positions run from one end to the other, in proportion or by ratio', () => {
  expect(positioner([0, 10], [100, 0])(5)).toBe(50);
  expect(positioner([1, 100], [0, 200], 'log')(10)).toBeCloseTo(100, 9);
});
