import {expect, test} from 'vitest';
import {studentBeyond, studentLimitBeyond, studentWithin} from './student.ts';

// Tables of Student's t, two-sided.
test.each([
  [0.05, 1, 12.7062],
  [0.05, 4, 2.77645],
  [0.05, 5, 2.57058],
  [0.05, 30, 2.04227],
  [0.01, 5, 4.03214],
  [0.1, 10, 1.81246],
])('%f of all values with %i degrees lie beyond %f', (beyond, degrees, limit) => {
  expect(studentBeyond(limit, degrees)).toBeCloseTo(beyond, 5);
  expect(studentBeyond(-limit, degrees)).toBeCloseTo(beyond, 5);
  expect(studentLimitBeyond(beyond, degrees)).toBeCloseTo(limit, 4);
});

test('with whole degrees it is what the finite sums leave', () => {
  for (const degrees of [1, 2, 3, 7, 10, 29, 200])
    for (const t of [0, 0.01, 0.5, 1, 2.5, 8, 40])
      expect(studentBeyond(t, degrees)).toBeCloseTo(1 - studentWithin(t, degrees), 12);
});

test('between whole degrees it lies between their values', () => {
  expect(studentBeyond(2.2, 5.5)).toBeLessThan(studentBeyond(2.2, 5));
  expect(studentBeyond(2.2, 5.5)).toBeGreaterThan(studentBeyond(2.2, 6));
});

test('refuses what is no t, no probability and no degrees', () => {
  expect(() => studentBeyond(NaN, 4)).toThrow(RangeError);
  expect(() => studentBeyond(1, 0)).toThrow('degrees is 0');
  expect(() => studentLimitBeyond(0, 4)).toThrow(RangeError);
});
