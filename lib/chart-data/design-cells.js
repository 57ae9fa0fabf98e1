// @ts-check
import {keepsUp} from '../consistency/offered-rate.js';
import {pointOf} from '../consistency/point.js';
import {quantityIfAny, valuesByBlock} from '../result/read.js';
import {measuredPoint} from './measured-point.js';

/**
 * @typedef {import('./measured-point.js').Run} Run
 * @typedef {import('./measured-point.js').Measurement} Measurement
 *
 * @typedef {object} Configuration what a harness run varies; members left out fit anything
 * @property {string} [runtime]
 * @property {'kept' | 'booted-per-request'} [application]
 * @property {'kept' | 'per-request'} [connection]
 * @property {'blocking' | 'coroutine'} [waiting]
 * @property {number} [coroutinesPerWorker]
 * @property {number} [workers]
 * @property {string} [scenario]
 * @property {string} [point] load point: `saturated`, `below`, `single`
 * @property {string} [app] application that is served: `small`, `symfony`…
 * @property {string} [placement] `shared`, or `apart` where PHP has a core for itself
 */

/**
 * The measurement of one configuration.
 *
 * @param {Run} run whose systems state their factors
 * @param {Configuration} wanted
 * @returns {Measurement | undefined} undefined where the run has none, or it failed
 * @throws {RangeError} when more than one fits: then the configuration says too little
 */
export function measurementWith(run, wanted) {
  const found = run.measurements.filter(
    (measurement) => measurement.status === 'measured' && fits(run, measurement, wanted),
  );
  if (found.length > 1) {
    throw new RangeError(
      `measurementWith: run “${run.id}” has ${found.length} measurements of ${JSON.stringify(wanted)}: ` +
        `${found.map(({id}) => id).join(', ')}. Name what tells them apart.`,
    );
  }
  return found[0];
}

/**
 * The measurement of one configuration that must be there.
 *
 * @param {Run} run whose systems state their factors
 * @param {Configuration} wanted
 * @returns {Measurement}
 * @throws {RangeError} naming run and configuration where there is none, and as `measurementWith` does
 */
export function requireMeasurementWith(run, wanted) {
  const found = measurementWith(run, wanted);
  if (found) return found;
  throw new RangeError(
    `requireMeasurementWith: run “${run.id}” has no measurement of ${JSON.stringify(wanted)}, or it failed. ` +
      'Choose a configuration that was measured.',
  );
}

/** @param {Run} run @param {Measurement} measurement @param {Configuration} wanted */
function fits(run, measurement, wanted) {
  const {factors, runtime, coroutinesPerWorker, app = 'small'} = run.systems[measurement.system];
  const {workers, scenario, parameters} = measurement;
  const actual = {
    ...factors,
    runtime,
    coroutinesPerWorker,
    workers,
    scenario,
    point: parameters?.point,
    app,
    placement: parameters?.placement ?? 'shared',
  };
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || actual[/** @type {'runtime'} */ (name)] === value,
  );
}

/**
 * Whether a server answered all that was offered, so that its throughput is a lower bound on what it can do.
 *
 * @param {Run} run
 * @param {Measurement} measurement
 * @returns {boolean}
 */
export function isAtOfferedRate(run, measurement) {
  return keepsUp(pointOf(run, measurement));
}

/**
 * A quantity as a point that is marked as a lower bound where a throughput is the offered rate.
 *
 * @param {Run} run
 * @param {Measurement | undefined} measurement
 * @param {string} path
 * @param {number | string} x
 * @returns {import('./types.js').Point}
 */
export function capacityPoint(run, measurement, path, x) {
  const point = measuredPoint(run, measurement, path, x);
  const isBound =
    path === 'throughputPerS' &&
    measurement?.parameters?.point === 'saturated' &&
    isAtOfferedRate(run, measurement);
  return isBound && point.y !== null ? {...point, bound: 'at-least'} : point;
}

/**
 * The repeats of a measurement as a cell of a factorial design.
 *
 * @param {Run} run
 * @param {Measurement | undefined} measurement
 * @param {string} path
 * @returns {import('../factorial/cell.js').CellInput} null for an empty cell
 */
export function cellInput(run, measurement, path) {
  const found = measurement && quantityIfAny(measurement, path);
  if (!measurement || !found) return null;
  return {
    values: valuesByBlock(run, measurement, found),
    atOfferedRate: isAtOfferedRate(run, measurement),
  };
}

/**
 * Whether the repeats of all cells are in the order of the same blocks: each has one for every block of the run.
 *
 * @param {Run} run
 * @param {readonly import('../factorial/cell.js').CellInput[]} cells
 * @returns {boolean}
 */
export function areInBlocks(run, cells) {
  const blocks = run.origin.harness?.blocks;
  return cells.every(
    (cell) => cell === null || (!Array.isArray(cell) && cell.values.length === blocks),
  );
}
