// @ts-check
import {loadOf, measurementOf, quantity} from './read.js';

/**
 * @typedef {import('./types.js').Run} Run
 * @typedef {import('./types.js').Load} Load
 * @typedef {{[name in keyof Load]-?: Load[name] extends import('./types.js').Known | undefined ? name : never}[keyof Load]} LoadNumber
 */

/**
 * A number that a calculation can't do without, of what a file says beside its values.
 *
 * @param {number | string | undefined} value
 * @param {string} where it stands, for the message: `load.maxVus of run “study/run”`
 * @returns {number}
 * @throws {RangeError} naming the place, where the file says `unknown` or nothing
 */
export function requireNumber(value, where) {
  if (typeof value === 'number') return value;
  throw new RangeError(
    `${where} is ${value === undefined ? 'missing' : `“${value}”`}, and a number is computed from it. ` +
      'Add it to the result file if the source states it, or leave out what is computed from it.',
  );
}

/**
 * A number of a measurement's load, its own or the run's.
 *
 * @param {Run} run
 * @param {string} id
 * @param {LoadNumber} name such as `vus`
 * @returns {number}
 * @throws {RangeError} as `requireNumber` does
 */
export function loadNumber(run, id, name) {
  const load = loadOf(run, measurementOf(run, id));
  return requireNumber(load[name], `load.${name} of run “${run.id}”, measurement “${id}”,`);
}

/**
 * A number of a run's load, where no measurement states its own.
 *
 * @param {Run} run
 * @param {LoadNumber} name
 * @returns {number}
 * @throws {RangeError} as `requireNumber` does
 */
export function runLoadNumber({id, load}, name) {
  return requireNumber(load[name], `load.${name} of run “${id}”`);
}

/**
 * A number inside a text.
 *
 * @param {string | undefined} text
 * @param {RegExp} pattern whose first group, or the whole of it, is the number
 * @param {string} where the text stands, for the message
 * @returns {number}
 * @throws {RangeError} naming the place, where the pattern isn't found
 */
export function numberIn(text, pattern, where) {
  const found = text?.match(pattern);
  return requireNumber(found ? Number(found[1] ?? found[0]) : text, where);
}

/**
 * A number among the settings of a system, which a file holds as text.
 *
 * @param {Run} run
 * @param {string} system
 * @param {string} name
 * @param {RegExp} [pattern] as `numberIn` takes it; a number at the beginning unless it says otherwise
 * @returns {number}
 * @throws {RangeError} as `numberIn` does
 */
export function settingNumber({id, systems}, system, name, pattern = /^\d+(?:\.\d+)?/u) {
  const where = `systems.${system}.settings.${name} of run “${id}”`;
  return numberIn(systems[system]?.settings?.[name], pattern, where);
}

/**
 * Workers of a measurement.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number}
 * @throws {RangeError} as `requireNumber` does
 */
export function workersOf(run, id) {
  const where = `workers of run “${run.id}”, measurement “${id}”,`;
  return requireNumber(measurementOf(run, id).workers, where);
}

/**
 * A number among the parameters of a measurement.
 *
 * @param {Run} run
 * @param {string} id
 * @param {string} name
 * @returns {number}
 * @throws {RangeError} as `requireNumber` does
 */
export function parameterOf(run, id, name) {
  const where = `parameters.${name} of run “${run.id}”, measurement “${id}”,`;
  return requireNumber(measurementOf(run, id).parameters?.[name], where);
}

/**
 * A value with the ends of its interval.
 *
 * @param {Run} run
 * @param {string} id
 * @param {string} path such as `memoryMb.perActor`
 * @returns {{value: number, low: number, high: number}}
 * @throws {Error} where the file has no such value, or no interval of it
 */
export function valueWithEnds(run, id, path) {
  const {value, interval} = quantity(run, id, path);
  if (interval) return {value, low: interval.low, high: interval.high};
  throw new RangeError(
    `run “${run.id}”, measurement “${id}” has no interval of “${path}”. Measure it more often, or show the value alone.`,
  );
}

/**
 * How a harness made a run.
 *
 * @param {Run} run
 * @returns {import('./types.js').Harness}
 * @throws {RangeError} where no harness of ours did
 */
export function harnessOf({id, origin}) {
  if (origin.harness) return origin.harness;
  throw new RangeError(
    `run “${id}” is of kind “${origin.kind}”: it has no record of a harness. Choose a run that a harness made.`,
  );
}

/**
 * Runs that a session made again, all reasons together.
 *
 * @param {Run} run
 * @returns {number}
 * @throws {RangeError} as `harnessOf` does
 */
export function madeAgain(run) {
  return (harnessOf(run).rejectedRuns ?? []).reduce((sum, {count}) => sum + count, 0);
}

/**
 * Blocks of a harness' run.
 *
 * @param {Run} run
 * @returns {number}
 * @throws {RangeError} as `harnessOf` and `requireNumber` do
 */
export function blocksOf(run) {
  return requireNumber(harnessOf(run).blocks, `origin.harness.blocks of run “${run.id}”`);
}

/**
 * Cores of the machine of a run.
 *
 * @param {Run} run
 * @returns {number}
 * @throws {RangeError} as `requireNumber` does
 */
export function coresOf({id, environment}) {
  return requireNumber(environment.cores, `environment.cores of run “${id}”`);
}

/**
 * A number of what a scenario asks for.
 *
 * @param {Run} run
 * @param {string} scenario
 * @param {'queriesPerRequest' | 'ioWaitPerQueryMs' | 'processes'} name
 * @returns {number}
 * @throws {RangeError} as `requireNumber` does
 */
export function scenarioNumber({id, scenarios}, scenario, name) {
  return requireNumber(scenarios[scenario]?.[name], `scenarios.${scenario}.${name} of run “${id}”`);
}
