import {expect, test} from 'vitest';
import {choosePinning} from './place.js';

test('from four cores on the load generator has a core of its own', () => {
  expect(choosePinning(2)).toEqual({servers: null, generator: null});
  expect(choosePinning(4)).toEqual({servers: '0-2', generator: '3'});
});
