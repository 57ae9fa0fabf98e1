import fc from 'fast-check';
import {expect, test} from 'vitest';
import {placeLabels} from './labels.ts';

const wishes = fc.array(fc.double({min: 0, max: 400, noNaN: true}), {maxLength: 12});

test('labels that have room stay at their desired positions', () => {
  expect(placeLabels([10, 50, 90], {size: 20})).toEqual([10, 50, 90]);
});

test('what differs in the last digits of a sum stands as it was given', () => {
  const [first, second] = placeLabels([0.1 + 0.2, 0.3], {size: 20});
  expect(first).toBeLessThan(second);
});

test('labels that collide spread evenly around their common middle', () => {
  expect(placeLabels([100, 100, 100], {size: 20})).toEqual([80, 100, 120]);
});

test('no two labels overlap, whatever their desired positions', () => {
  fc.assert(
    fc.property(wishes, (all) => {
      const placed = placeLabels(all, {size: 18}).sort((a, b) => a - b);
      for (let index = 1; index < placed.length; index += 1) {
        expect(placed[index] - placed[index - 1]).toBeGreaterThanOrEqual(18 - 1e-6);
      }
    }),
  );
});

test('labels keep the order of their wishes', () => {
  fc.assert(
    fc.property(wishes, (all) => {
      const placed = placeLabels(all, {size: 18});
      all.forEach((a, i) =>
        all.forEach((b, j) => a + 0.01 < b && expect(placed[i]).toBeLessThan(placed[j])),
      );
    }),
  );
});

test('labels stay inside their room as long as they fit', () => {
  fc.assert(
    fc.property(wishes, (all) => {
      const placed = placeLabels(all, {size: 18, from: 0, to: 400});
      for (const centre of placed) {
        expect(centre).toBeGreaterThanOrEqual(9 - 1e-6);
        expect(centre).toBeLessThanOrEqual(391 + 1e-6);
      }
    }),
  );
});
