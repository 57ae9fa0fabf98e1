// @ts-check
import {twoByTwo, twoByTwoByTwo} from '../factorial/index.js';
import {areInBlocks, capacityPoint, cellInput} from './design-cells.js';

/**
 * @typedef {import('./measured-point.js').Run} Run
 * @typedef {import('./measured-point.js').Measurement} Measurement
 * @typedef {import('./types.js').Point} Point
 * @typedef {readonly [FactorOf<string>, FactorOf<string>] | readonly [FactorOf<string>, FactorOf<string>, FactorOf<string>]} Factors
 * @typedef {FactorOf<string>} Factor
 * @typedef {import('../factorial/effects.js').Effect | null} MaybeEffect
 * @typedef {{effects: Record<string, {main: MaybeEffect, when: Record<string, MaybeEffect>}>, interactions: Record<string, MaybeEffect>}} Result
 * @typedef {{cells: Record<string, Point>, effects: Point[]}} Effects cells by their key (`y01`); x of an effect
 *   is the factor, `<factor>-when-<levels of the others>`, or factors joined with `:` for an interaction
 */
/** @template {string} Level @typedef {{id: string, levels: readonly [Level, Level]}} FactorOf levels without and with */
/** @template {Factors} F @typedef {{-readonly [index in keyof F]: F[index]['levels'][number]}} LevelsOf a level of each factor */
/** @template {Factors} F @typedef {(levels: LevelsOf<F>) => Measurement | undefined} MeasurementAt the cell at levels */

/**
 * Cells and effects of a design of two or three factors on the log scale: each cell as a point, each effect as a
 * factor by which the quantity changes, with its interval. Ratios are taken within blocks where all cells have a
 * run in each block.
 *
 * @template {Factors} F
 * @param {Run} run
 * @param {{path?: string, factors: F, measurementAt: MeasurementAt<NoInfer<F>>}} design
 * @returns {Effects} null for an empty cell and for what would need one
 * @throws {RangeError} on values that are not above 0
 */
export function effectsOf(run, {path = 'throughputPerS', factors, measurementAt}) {
  const cells = combinations(factors).map(({key, levels}) => {
    const measurement = measurementAt(/** @type {LevelsOf<F>} */ (levels));
    return {key, measurement, input: cellInput(run, measurement, path)};
  });
  const paired = areInBlocks(
    run,
    cells.map(({input}) => input),
  );
  // One of two functions, whose cells differ in their keys; these have those of its factors.
  const analyse = /** @type {(cells: object, options: object) => unknown} */ (
    factors.length === 2 ? twoByTwo : twoByTwoByTwo
  );
  const result = /** @type {Result} */ (
    analyse(Object.fromEntries(cells.map(({key, input}) => [key, input])), {
      factors: factors.map(({id}) => id),
      paired,
    })
  );
  return {
    cells: Object.fromEntries(
      cells.map(({key, measurement}) => [key, capacityPoint(run, measurement, path, key)]),
    ),
    effects: [...mainAndSimple(result, factors), ...interactions(result)],
  };
}

/**
 * Name of the effect of one factor at given levels of the others.
 *
 * @param {string} factor
 * @param {readonly string[]} others levels in the order of the factors
 */
export function simpleEffect(factor, others) {
  return `${factor}-when-${others.join('-')}`;
}

/** @param {readonly Factor[]} factors @returns {{key: string, levels: string[]}[]} */
function combinations(factors) {
  return Array.from({length: 2 ** factors.length}, (_, cell) => {
    const digits = [...cell.toString(2).padStart(factors.length, '0')];
    return {
      key: `y${digits.join('')}`,
      levels: digits.map((digit, factor) => factors[factor].levels[Number(digit)]),
    };
  });
}

/** @param {Result} result @param {readonly Factor[]} factors @returns {Point[]} */
function mainAndSimple({effects}, factors) {
  return factors.flatMap(({id}) => [
    effectPoint(id, effects[id].main),
    ...Object.entries(effects[id].when).map(([levels, effect]) => {
      const others = [...levels].flatMap((digit, factor) =>
        digit === '*' ? [] : [factors[factor].levels[Number(digit)]],
      );
      return effectPoint(simpleEffect(id, others), effect);
    }),
  ]);
}

/** @param {Result} result @returns {Point[]} */
function interactions({interactions: all}) {
  return Object.entries(all).map(([id, effect]) => effectPoint(id, effect));
}

/**
 * @param {string} x
 * @param {import('../factorial/effects.js').Effect | null} effect
 * @returns {Point}
 */
function effectPoint(x, effect) {
  if (effect === null || effect.ratio === null) return {x, y: null};
  const {ratio, bound, interval, kind} = effect;
  return {
    x,
    y: ratio,
    ...(interval && interval.low !== null && {low: interval.low}),
    ...(interval && interval.high !== null && {high: interval.high}),
    ...(kind === 'none' && {single: /** @type {const} */ (true)}),
    ...(bound !== 'exact' && {bound: /** @type {'at-least'} */ (bound)}),
  };
}
