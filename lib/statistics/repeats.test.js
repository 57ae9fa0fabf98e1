import {expect, test} from 'vitest';
import {summariseRepeats} from './repeats.js';

test.each([[[989]], [[989, 993]]])('%j are single runs without an interval', (values) => {
  expect(summariseRepeats(values)).toMatchObject({
    single: true,
    interval: null,
    kind: 'none',
    n: values.length,
  });
});

test('three or four repeats carry their range, which has no level', () => {
  expect(summariseRepeats([12, 10, 11])).toEqual({
    median: 11,
    single: false,
    interval: {low: 10, high: 12, kind: 'range'},
    kind: 'range',
    n: 3,
  });
  expect(summariseRepeats([12, 10, 11, 13]).interval).toEqual({low: 10, high: 13, kind: 'range'});
});

test('five repeats carry a bootstrap interval around their median', () => {
  const {median, interval, kind, single} = summariseRepeats([10, 14, 11, 13, 12]);
  expect({median, kind, single}).toEqual({median: 12, kind: 'bootstrap', single: false});
  expect(interval).toMatchObject({level: 0.95, kind: 'bootstrap'});
  expect(interval.low).toBeGreaterThanOrEqual(10);
  expect(interval.high).toBeLessThanOrEqual(14);
});

test('no repeats have no summary', () => {
  expect(() => summariseRepeats([])).toThrow('has 0 members');
});
