import fc from 'fast-check';
import {expect, test} from 'vitest';
import {holm} from './holm.ts';

// As R has them: p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm").
test('the smallest of four counts fourfold, and none falls below a smaller one', () => {
  const expected = [0.03, 0.06, 0.06, 0.02];
  holm([0.01, 0.04, 0.03, 0.005]).forEach((p, index) => expect(p).toBeCloseTo(expected[index], 12));
});

test('between the p-value and Bonferroni’s, in the same order', () => {
  const p = fc.double({min: 0, max: 1, noNaN: true});
  fc.assert(
    fc.property(fc.array(p, {minLength: 1, maxLength: 20}), (ps) => {
      const adjusted = holm(ps);
      ps.forEach((one, index) => {
        expect(adjusted[index]).toBeGreaterThanOrEqual(one);
        expect(adjusted[index]).toBeLessThanOrEqual(Math.min(1, ps.length * one));
        ps.forEach((other, at) => {
          if (one < other) expect(adjusted[index]).toBeLessThanOrEqual(adjusted[at]);
        });
      });
    }),
    {numRuns: 100},
  );
});

test('no comparison, and no p-value', () => {
  expect(() => holm([])).toThrow('holm');
  expect(() => holm([0.1, -1])).toThrow('ps[1]');
});
