import {expect, test} from 'vitest';
import {requireNumbers, requireQuantities} from './quantity.ts';

test('good quantities pass in silence', () => {
  expect(() =>
    requireQuantities('load', {cpuS: 0, workers: 4}, {cpuS: 'non-negative', workers: 'count'}),
  ).not.toThrow();
});

test('every wrong quantity is named at once, with the value, the range and the unit', () => {
  const act = () =>
    requireQuantities(
      'load',
      {cpuS: -1, workers: 1.5, arrivalRatePerS: '1,000'},
      {cpuS: 'non-negative', workers: 'count', arrivalRatePerS: 'positive'},
    );
  expect(act).toThrow(RangeError);
  expect(act).toThrow('load: cpuS is -1, but has to be a finite number of at least 0, in seconds');
  expect(act).toThrow('workers is 1.5, but has to be a whole number of at least 1');
  expect(act).toThrow(
    'arrivalRatePerS is "1,000", but has to be a finite number above 0, per second',
  );
});

test.each([
  ['positive', 0],
  ['non-negative', -1e-9],
  ['share', 1.0001],
  ['share-below-one', 1],
  ['count', 0],
  ['positive', Infinity],
  ['positive', NaN],
  ['positive', undefined],
])('%s refuses %s', (kind, value) => {
  expect(() => requireQuantities('it', {value}, {value: kind})).toThrow(RangeError);
});

test('a list names its wrong members by position, and its own length', () => {
  expect(() => requireNumbers('median', 'values', [1, NaN, '3'])).toThrow(
    'median: values[1] is NaN, but has to be a finite number; values[2] is "3"',
  );
  expect(() => requireNumbers('median', 'values', [])).toThrow(
    'has 0 members, but needs at least 1',
  );
  expect(() => requireNumbers('median', 'values', null)).toThrow('values is null');
  expect(() => requireNumbers('ratio', 'values', [0], {kind: 'positive'})).toThrow('above 0');
});

test('typed arrays are lists too', () => {
  expect(() => requireNumbers('median', 'values', new Float64Array([1, 2]))).not.toThrow();
});
