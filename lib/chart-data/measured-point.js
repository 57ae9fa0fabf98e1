import {regimeOf, verdictsOfMeasurement} from '../consistency/index.js';
import {isSingle, quantityIfAny} from '../result/read.js';

/**
 * @typedef {import('../result/types.js').Run} Run
 * @typedef {import('../result/types.js').Measurement} Measurement
 *
 * @typedef {object} Point
 * @property {number | string} x
 * @property {number | null} y null is a gap: the run has no value there
 * @property {number} [low]
 * @property {number} [high]
 * @property {true} [single] one run, so there is no interval
 * @property {'at-least' | 'at-most'} [bound]
 * @property {number} [start] where a timeline's bar begins
 * @property {boolean} [unsupported] stated, but the data don't carry it
 * @property {boolean} [failed] the run failed, so there is no value
 * @property {string} [token] colour of a cell in a grid
 * @property {string} [regime]
 * @property {{check: string, kind: string, reason?: string}[]} [verdicts]
 * @property {string} [from] `<run>#<measurement>.<path>`, or several joined by a space where one is computed
 *
 * @typedef {object} Series
 * @property {string} id
 * @property {string | null} runtime
 * @property {string} [token]
 * @property {string} [panel]
 * @property {string} [part]
 * @property {'measured' | 'model'} [role]
 * @property {number} [measuredTo]
 * @property {Point[]} points
 *
 * @typedef {object} Points
 * @property {string} kind
 * @property {{unit: string, values: (number | string)[], ticks?: number[], scale?: 'linear' | 'log'}} x
 * @property {{unit: string}} y
 * @property {({id: string, y?: {unit: string}, tone?: string, role?: 'cells' | 'effects', axis?: string} & Record<string, any>)[]} [panels]
 *   `role` in a grid of effects; `axis` names what the x of this panel are where it isn't what they are elsewhere
 * @property {string[]} [parts]
 * @property {true} [hasTotals] stacked bars end with the sum of their parts
 * @property {Series[]} series
 * @property {{id: string, y: number, panel?: string}[]} [references]
 * @property {{reason: string, between: string[]}} [refusal]
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
 * @returns {{single: true} | {low?: number, high?: number}}
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
