import {APPLICATION, cellAt, CONNECTION, cornerAt, STATE, WAITING} from './corners.ts';
import {measurementWith} from './design-cells.ts';
import {effectsOf} from './effects.ts';
import type {Setting} from './corners.ts';
import type {Effects, Factors, MeasurementAt} from './effects.ts';
import type {Run} from './measured-point.ts';
import type {Point} from './types.ts';

const computed: WeakMap<object, Map<string, Effects>> = new WeakMap();

/**
 * Where a design of state and waiting finds its four cells.
 *
 * @param setting what all four have in common
 */
export function cornerCell(
  run: Run,
  setting: Setting,
): MeasurementAt<[typeof STATE, typeof WAITING]> {
  return ([state, waiting]) => measurementWith(run, cornerAt(state, waiting, setting));
}

/**
 * Where a design of application, connection and waiting finds its eight cells.
 *
 * @param setting what all eight have in common
 */
export function partCell(
  run: Run,
  setting: Setting,
): MeasurementAt<[typeof APPLICATION, typeof CONNECTION, typeof WAITING]> {
  return ([application, connection, waiting]) =>
    measurementWith(run, cellAt({application, connection, waiting}, setting));
}

/**
 * Effects of the two corners' factors, state and waiting, in the throughput of a harness run.
 *
 * @param setting workers, runtime, application and placement of all four
 * @returns computed once for a run: figures, tables and quantities ask for the same ones
 */
export function cornerEffects(run: Run, setting: Setting): Effects {
  return once(run, `corners ${JSON.stringify(setting)}`, {
    factors: [STATE, WAITING],
    measurementAt: cornerCell(run, setting),
  });
}

/**
 * Effects of all three factors, application, connection and waiting, in the throughput of a harness run.
 *
 * @param setting as for `cornerEffects`
 * @returns computed once for a run
 */
export function partEffects(run: Run, setting: Setting): Effects {
  return once(run, `parts ${JSON.stringify(setting)}`, {
    factors: [APPLICATION, CONNECTION, WAITING],
    measurementAt: partCell(run, setting),
  });
}

/**
 * One effect by its name.
 *
 * @param name as `effectsOf` calls it
 * @throws {RangeError} listing the names that exist
 */
export function effectNamed({effects}: Effects, name: string): Point {
  const found = effects.find(({x}) => x === name);
  if (found) return found;
  throw new RangeError(
    `effectNamed: there is no effect “${name}”; there are: ${effects.map(({x}) => x).join(', ')}.`,
  );
}

function once<F extends Factors>(
  run: Run,
  key: string,
  design: {factors: F; measurementAt: MeasurementAt<F>},
) {
  const ofRun = computed.get(run) ?? new Map<string, Effects>();
  computed.set(run, ofRun);
  const known = ofRun.get(key) ?? effectsOf(run, design);
  ofRun.set(key, known);
  return known;
}
