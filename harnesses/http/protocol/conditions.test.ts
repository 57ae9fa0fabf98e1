import {expect, test} from 'vitest';
import {coresOf} from './place.ts';

test('from four cores on the load generator has a core of its own', () => {
  expect(coresOf('shared', 2)).toEqual({php: null, others: null, generator: null});
  expect(coresOf('shared', 4)).toEqual({php: '0-2', others: '0-2', generator: '3'});
});

test('apart, PHP has a core that nothing else runs on', () => {
  expect(coresOf('apart', 2)).toEqual({php: '0', others: '1', generator: '1'});
  expect(coresOf('apart', 3)).toEqual({php: '0', others: '1-2', generator: '1-2'});
  expect(coresOf('apart', 4)).toEqual({php: '0', others: '1-2', generator: '3'});
  expect(() => coresOf('apart', 1)).toThrow(/has one core/);
});
