// @ts-check
import {regimeOf} from '../consistency/index.js';
import {environmentOf, loadOf, quantityIfAny} from '../result/read.js';
import {QUANTITIES} from './quantities.js';

/**
 * @typedef {import('../result/types.js').Run} Run
 * @typedef {import('../result/types.js').Measurement} Measurement
 * @typedef {Record<string, string>} Named
 *
 * One measured cell with all that a comparison asks of it. What the file calls unknown is null.
 * @typedef {object} Cell
 * @property {string} id `<run>/<measurement>`, the study left out
 * @property {string} run
 * @property {string} system its key in the run
 * @property {string} label
 * @property {string} runtime
 * @property {string | null} app application that our own servers serve
 * @property {string} scenario its key in the run
 * @property {Record<string, string | number>} parameters
 * @property {number | null} workers
 * @property {number | null} slots requests that a worker holds at once
 * @property {string | null} waiting
 * @property {string | null} processModel
 * @property {Named} state what is kept: of the application and of the connection where the file tells them apart
 * @property {Named} versions
 * @property {Named} settings
 * @property {Record<string, string | number | null>} machine
 * @property {{model: string, ratePerS: number | null, cap: number | null, durationS: number | null,
 *   samplingRateHz: number | null}} load
 * @property {string} regime
 * @property {string | null} clock from when on a latency is measured
 * @property {number | null} blocks interleaved rounds, each of which ran every cell once
 * @property {number} repeats
 * @property {Record<string, number[]>} values repeats by quantity, a single number where no more was published
 */

const MACHINE = /** @type {const} */ ([
  'cpuModel',
  'cores',
  'memoryGb',
  'os',
  'virtualisation',
  'database',
  'loadGeneratorHost',
  'network',
]);

/**
 * The cells of a run that were measured. What a source only states was measured under conditions that nobody knows, so it
 * isn't offered for comparison.
 *
 * @param {Run} run
 * @returns {Cell[]} in the order of the file; none for what has no quantity that can be compared
 */
export function comparableCells(run) {
  return run.measurements
    .filter(({status}) => status === 'measured' || status === 'read-from-chart')
    .map((measurement) => cellOf(run, measurement))
    .filter(({values}) => Object.keys(values).length > 0);
}

/** @param {Run} run @param {Measurement} measurement @returns {Cell} */
function cellOf(run, measurement) {
  const system = run.systems[measurement.system];
  const {factors} = system;
  const load = loadOf(run, measurement);
  const cap = load.model === 'closed' ? load.vus : load.maxVus;
  return {
    id: `${run.id.split('/')[1]}/${measurement.id}`,
    run: run.id.split('/')[1],
    system: measurement.system,
    label: system.label,
    runtime: system.runtime,
    app: factors ? (system.app ?? 'small') : null,
    scenario: String(measurement.scenario),
    parameters: measurement.parameters ?? {},
    workers: known(measurement.workers),
    slots: known(system.coroutinesPerWorker),
    waiting: known(system.waiting),
    processModel: known(system.processModel),
    state: factors
      ? {application: factors.application, connection: factors.connection}
      : {state: system.state},
    versions: textsOf(system.versions),
    settings: textsOf(system.settings),
    machine: machineOf(run, measurement),
    load: {
      model: load.model,
      ratePerS: known(load.arrivalRatePerS),
      cap: known(cap),
      durationS: known(load.durationS),
      samplingRateHz: known(load.samplingRateHz),
    },
    regime: regimeOf(run, measurement),
    clock: known(measurement.values.latencyMs?.measuredFrom),
    blocks: run.origin.harness?.blocks ?? null,
    repeats: measurement.repeats ?? 1,
    values: valuesOf(measurement),
  };
}

/** @param {Run} run @param {Measurement} measurement */
function machineOf(run, measurement) {
  const environment = environmentOf(run, measurement);
  return Object.fromEntries(MACHINE.map((name) => [name, known(environment[name])]));
}

/** @param {Measurement} measurement @returns {Record<string, number[]>} of what is above 0, as ratios ask for */
function valuesOf(measurement) {
  const found = Object.keys(QUANTITIES).flatMap((path) => {
    const quantity = quantityIfAny(measurement, path);
    if (!quantity) return [];
    const values = quantity.values ?? [quantity.value];
    return values.every((value) => value > 0) ? [[path, values]] : [];
  });
  return Object.fromEntries(found);
}

/**
 * @template T
 * @param {T | undefined} value
 * @returns {Exclude<T, 'unknown'> | null}
 */
const known = (value) =>
  value === undefined || value === 'unknown' ? null : /** @type {Exclude<T, 'unknown'>} */ (value);

/** @param {Record<string, unknown> | undefined} named @returns {Named} without what is unknown */
function textsOf(named = {}) {
  const known = Object.entries(named).filter(([, value]) => value !== 'unknown');
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
