import fc from 'fast-check';
import {expect, test} from 'vitest';
import {twoByTwo, twoByTwoByTwo} from './fixtures/designs.ts';

const KEYS = ['y000', 'y001', 'y010', 'y011', 'y100', 'y101', 'y110', 'y111'];
const rate = fc.double({min: 1, max: 1e5, noNaN: true});
const eight = fc.tuple(...KEYS.map(() => rate));
const design = (values) => Object.fromEntries(KEYS.map((key, index) => [key, [values[index]]]));
const log = (effect) => Math.log(effect.ratio);

test('effects are those of the inverse of the coded design matrix', () => {
  fc.assert(
    fc.property(eight, (values) => {
      const {effects, interactions} = twoByTwoByTwo(design(values));
      const coefficients = solveDesign(values.map(Math.log));
      const found = [
        effects.state.main,
        effects.connection.main,
        effects.coroutine.main,
        interactions['state:connection'],
        interactions['state:coroutine'],
        interactions['connection:coroutine'],
        interactions['state:connection:coroutine'],
      ].map(log);
      found.forEach((value, index) => expect(value).toBeCloseTo(coefficients[index + 1], 8));
    }),
  );
});

test('each slice at a level of the third factor is a 2×2, and their geometric mean the whole', () => {
  fc.assert(
    fc.property(eight, (values) => {
      const cells = design(values);
      const {effects, interactions} = twoByTwoByTwo(cells);
      const slice = (level) =>
        twoByTwo({
          y00: cells[`y0${level}0`],
          y01: cells[`y0${level}1`],
          y10: cells[`y1${level}0`],
          y11: cells[`y1${level}1`],
        });
      const [without, with_] = [slice(0), slice(1)];
      const mean = (log(without.effects.state.main) + log(with_.effects.state.main)) / 2;
      expect(log(effects.state.main)).toBeCloseTo(mean, 8);
      const interaction = (log(without.interaction) + log(with_.interaction)) / 2;
      expect(log(interactions['state:coroutine'])).toBeCloseTo(interaction, 8);
      expect(log(interactions['state:connection:coroutine'])).toBeCloseTo(
        log(with_.interaction) - log(without.interaction),
        8,
      );
    }),
  );
});

test('cells that multiply have no interaction of any order', () => {
  const factor = fc.double({min: 0.1, max: 10, noNaN: true});
  fc.assert(
    fc.property(rate, factor, factor, factor, (base, ...factors) => {
      const values = KEYS.map((key) =>
        factors.reduce((value, by, at) => (key[at + 1] === '1' ? value * by : value), base),
      );
      const {effects, interactions} = twoByTwoByTwo(design(values));
      Object.values(interactions).forEach(({ratio}) => expect(ratio).toBeCloseTo(1, 8));
      Object.values(effects).forEach(({main, when}, at) => {
        expect(main.ratio).toBeCloseTo(factors[at], 8);
        Object.values(when).forEach(({ratio}) => expect(ratio).toBeCloseTo(factors[at], 8));
      });
    }),
  );
});

test('simple effects are named by the levels of the other factors, in order', () => {
  const {effects} = twoByTwoByTwo(design([1, 2, 3, 5, 7, 11, 13, 17]));
  expect(effects.state.when['*01'].ratio).toBeCloseTo(11 / 2, 12);
  expect(effects.connection.when['1*0'].ratio).toBeCloseTo(13 / 7, 12);
  expect(effects.coroutine.when['11*'].ratio).toBeCloseTo(17 / 13, 12);
  expect(Object.keys(effects.state.when)).toEqual(['*00', '*01', '*10', '*11']);
});

test('an empty cell leaves nine of twelve simple effects, and no main effect or interaction', () => {
  const {effects, interactions} = twoByTwoByTwo({...design([1, 2, 3, 4, 5, 6, 7, 8]), y011: null});
  const simple = Object.values(effects).flatMap(({when}) => Object.values(when));
  expect(simple.filter((effect) => effect !== null)).toHaveLength(9);
  expect(Object.values(effects).every(({main}) => main === null)).toBe(true);
  expect(Object.values(interactions).every((effect) => effect === null)).toBe(true);
});

test('a cell at the offered rate bounds every effect by the sign with which it counts', () => {
  const cells = {...design([1, 2, 3, 4, 5, 6, 7, 8]), y110: {values: [7], atOfferedRate: true}};
  const {effects, interactions} = twoByTwoByTwo(cells);
  expect(effects.state.main.bound).toBe('at-least');
  expect(effects.coroutine.main.bound).toBe('at-most');
  expect(interactions['state:connection'].bound).toBe('at-least');
  expect(interactions['state:connection:coroutine'].bound).toBe('at-most');
  expect(effects.coroutine.when['01*'].bound).toBe('exact');
});

test('interactions come smaller sets first, under the names given', () => {
  const {interactions} = twoByTwoByTwo(design([1, 2, 3, 4, 5, 6, 7, 8]), {
    factors: ['a', 'b', 'c'],
  });
  expect(Object.keys(interactions)).toEqual(['a:b', 'a:c', 'b:c', 'a:b:c']);
});

/**
 * Solves the saturated model by Cramer-free elimination on its 8×8 design matrix: each factor coded ∓½, products
 * for interactions, in the order 1, a, b, c, ab, ac, bc, abc.
 */
function solveDesign(logs) {
  const matrix = KEYS.map((key, row) => {
    const [a, b, c] = [1, 2, 3].map((at) => (key[at] === '1' ? 0.5 : -0.5));
    return [1, a, b, c, a * b, a * c, b * c, a * b * c, logs[row]];
  });
  for (let i = 0; i < 8; i += 1) {
    const pivot = matrix.findIndex((row, index) => index >= i && Math.abs(row[i]) > 1e-9);
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    matrix[i] = matrix[i].map((value) => value / matrix[i][i]);
    for (let j = 0; j < 8; j += 1) {
      if (j !== i) matrix[j] = matrix[j].map((value, k) => value - matrix[j][i] * matrix[i][k]);
    }
  }
  return matrix.map((row) => row[8]);
}
