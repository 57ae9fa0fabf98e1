// @ts-check
import {APPLICATION, cellAt, CONNECTION, cornerAt, STATE, WAITING} from './corners.js';
import {measurementWith} from './design-cells.js';
import {effectsOf} from './effects.js';

/** @type {WeakMap<object, Map<string, import('./effects.js').Effects>>} */
const computed = new WeakMap();

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
    measurementAt: ([state, waiting]) =>
      measurementWith(
        run,
        cornerAt(/** @type {'kept'} */ (state), /** @type {'coroutine'} */ (waiting), setting),
      ),
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
    measurementAt: ([application, connection, waiting]) =>
      measurementWith(
        run,
        cellAt({application, connection, waiting: /** @type {'coroutine'} */ (waiting)}, setting),
      ),
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

/** @param {import('./measured-point.js').Run} run @param {string} key @param {Parameters<typeof effectsOf>[1]} design */
function once(run, key, design) {
  const known = computed.get(run) ?? new Map();
  computed.set(run, known);
  if (!known.has(key)) known.set(key, effectsOf(run, design));
  return /** @type {import('./effects.js').Effects} */ (known.get(key));
}
