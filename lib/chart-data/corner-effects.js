// @ts-check
import {APPLICATION, cellAt, CONNECTION, cornerAt, STATE, WAITING} from './corners.js';
import {measurementWith} from './design-cells.js';
import {effectsOf} from './effects.js';

/** @type {WeakMap<object, Map<string, import('./effects.js').Effects>>} */
const computed = new WeakMap();

/**
 * Where a design of state and waiting finds its four cells.
 *
 * @param {import('./measured-point.js').Run} run
 * @param {import('./corners.js').Setting} setting what all four have in common
 * @returns {import('./effects.js').MeasurementAt<[typeof STATE, typeof WAITING]>}
 */
export function cornerCell(run, setting) {
  return ([state, waiting]) => measurementWith(run, cornerAt(state, waiting, setting));
}

/**
 * Where a design of application, connection and waiting finds its eight cells.
 *
 * @param {import('./measured-point.js').Run} run
 * @param {import('./corners.js').Setting} setting what all eight have in common
 * @returns {import('./effects.js').MeasurementAt<[typeof APPLICATION, typeof CONNECTION, typeof WAITING]>}
 */
export function partCell(run, setting) {
  return ([application, connection, waiting]) =>
    measurementWith(run, cellAt({application, connection, waiting}, setting));
}

/**
 * Effects of the two corners' factors, state and waiting, in the throughput of a harness run.
 *
 * @param {import('./measured-point.js').Run} run
 * @param {import('./corners.js').Setting} setting workers, runtime, application and placement of all four
 * @returns {import('./effects.js').Effects} computed once for a run: figures, tables and quantities ask for the same ones
 */
export function cornerEffects(run, setting) {
  return once(run, `corners ${JSON.stringify(setting)}`, {
    factors: [STATE, WAITING],
    measurementAt: cornerCell(run, setting),
  });
}

/**
 * Effects of all three factors, application, connection and waiting, in the throughput of a harness run.
 *
 * @param {import('./measured-point.js').Run} run
 * @param {import('./corners.js').Setting} setting as for `cornerEffects`
 * @returns {import('./effects.js').Effects} computed once for a run
 */
export function partEffects(run, setting) {
  return once(run, `parts ${JSON.stringify(setting)}`, {
    factors: [APPLICATION, CONNECTION, WAITING],
    measurementAt: partCell(run, setting),
  });
}

/**
 * One effect by its name.
 *
 * @param {import('./effects.js').Effects} effects
 * @param {string} name as `effectsOf` calls it
 * @returns {import('./types.js').Point}
 * @throws {RangeError} listing the names that exist
 */
export function effectNamed({effects}, name) {
  const found = effects.find(({x}) => x === name);
  if (found) return found;
  throw new RangeError(
    `effectNamed: there is no effect “${name}”; there are: ${effects.map(({x}) => x).join(', ')}.`,
  );
}

/**
 * @template {import('./effects.js').Factors} F
 * @param {import('./measured-point.js').Run} run
 * @param {string} key
 * @param {{factors: F, measurementAt: import('./effects.js').MeasurementAt<F>}} design
 */
function once(run, key, design) {
  const known = computed.get(run) ?? new Map();
  computed.set(run, known);
  if (!known.has(key)) known.set(key, effectsOf(run, design));
  return /** @type {import('./effects.js').Effects} */ (known.get(key));
}
