import fc from 'fast-check';
import {expect, test} from 'vitest';
import {putInPlace} from './summary.ts';

test('the value stands where sorting would put it, smaller ones before it and larger ones after it', () => {
  const values = fc.array(fc.oneof(fc.double({noNaN: true}), fc.constantFrom(0, 1, Infinity)), {
    minLength: 1,
  });
  fc.assert(
    fc.property(values, fc.nat(), (given, at) => {
      const index = at % given.length;
      const found = Float64Array.from(given);
      putInPlace(found, index, found.length);
      const sorted = Float64Array.from(given).sort();
      expect(found[index] + 0).toBe(sorted[index] + 0);
      expect(Math.max(-Infinity, ...found.slice(0, index))).toBeLessThanOrEqual(found[index]);
      expect(Math.min(Infinity, ...found.slice(index + 1))).toBeGreaterThanOrEqual(found[index]);
      expect(found.sort()).toEqual(sorted);
    }),
  );
});
