// @ts-check
import {regimeOf, verdictsOfMeasurement} from '../consistency/index.js';
import {isSingle, quantityIfAny} from '../result/read.js';

/**
 * @typedef {import('../result/types.js').Run} Run
 * @typedef {import('../result/types.js').Measurement} Measurement
 * @typedef {import('./types.js').Point} Point
 */

/**
 * One value of a measurement as a point, with its interval, regime and verdicts; a gap where the run has no
 * such value.
 *
 * @param {Run} run
 * @param {Measurement | undefined} measurement
 * @param {string} path such as `throughputPerS`
 * @param {number | string} x where the point stands
 * @returns {Point}
 */
export function measuredPoint(run, measurement, path, x) {
  const found = measurement && quantityIfAny(measurement, path);
  if (!measurement || !found) return {x, y: null};
  return {
    x,
    y: found.value,
    ...certainty(found),
    ...judgement(run, measurement),
    from: address(run, measurement, path),
  };
}

/**
 * Address of a value, as `<Value of="…">` takes it.
 *
 * @param {Run} run
 * @param {Measurement} measurement
 * @param {string} path
 * @returns {string}
 */
export function address(run, measurement, path) {
  return `${run.id.split('/')[1]}#${measurement.id}.${path}`;
}

/**
 * Interval of a quantity, or that it is a single run.
 *
 * @param {import('../result/types.js').Quantity} quantity
 * @returns {Pick<Point, 'single' | 'low' | 'high'>}
 */
export function certainty(quantity) {
  if (isSingle(quantity)) return {single: true};
  const {interval} = quantity;
  return interval ? {low: interval.low, high: interval.high} : {};
}

/**
 * Regime of a measurement and what the consistency checks say of it.
 *
 * @param {Run} run
 * @param {Measurement} measurement
 */
export function judgement(run, measurement) {
  const verdicts = verdictsOfMeasurement(run, measurement)
    .filter(({kind}) => kind !== 'consistent')
    .map(({check, kind, reason}) => ({check, kind, ...(reason && {reason})}));
  return {regime: regimeOf(run, measurement), ...(verdicts.length > 0 && {verdicts})};
}
