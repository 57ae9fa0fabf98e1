import {expect, test} from 'vitest';
import {studentLimit, studentWithin} from './student.ts';

// Tables of Student's t, two-sided.
test.each([
  [0.95, 1, 12.7062],
  [0.95, 2, 4.30265],
  [0.95, 3, 3.18245],
  [0.95, 4, 2.77645],
  [0.95, 5, 2.57058],
  [0.95, 7, 2.36462],
  [0.95, 30, 2.04227],
  [0.99, 5, 4.03214],
  [0.9, 10, 1.81246],
])('%f of all values with %i degrees lie within %f', (level, degrees, limit) => {
  expect(studentLimit(level, degrees)).toBeCloseTo(limit, 4);
  expect(studentWithin(limit, degrees)).toBeCloseTo(level, 5);
});

test('many degrees are the normal distribution', () => {
  expect(studentLimit(0.95, 1000)).toBeCloseTo(1.96234, 4);
});

test('a level of one or no degrees are refused', () => {
  expect(() => studentLimit(1, 4)).toThrow(RangeError);
  expect(() => studentLimit(0.95, 0)).toThrow(RangeError);
});
