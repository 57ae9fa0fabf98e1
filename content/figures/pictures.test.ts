import {expect, test} from 'vitest';
import {fingerprintOf} from './pictures.ts';

const points = (y) => ({series: [{id: 'fitted', points: [{x: 4, y}]}]});

test('the last digits of a sum or a logarithm do not count', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(fingerprintOf(points(0.1 + 0.2))).toBe(fingerprintOf(points(0.3)));
});

test('any other difference does', () => {
  expect(fingerprintOf(points(0.30000000001))).not.toBe(fingerprintOf(points(0.3)));
  expect(fingerprintOf({...points(0.3), kind: 'models'})).not.toBe(fingerprintOf(points(0.3)));
});
