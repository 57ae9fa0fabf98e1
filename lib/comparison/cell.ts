import {regimeOf} from '../consistency/regime.ts';
import {analysisUnits, valuesByUnit} from '../result/analysis-units.ts';
import {environmentOf, loadOf, quantityIfAny} from '../result/read.ts';
import {QUANTITIES} from './quantities.ts';
import type {AnalysisUnits} from '../result/analysis-units.ts';
import type {Measurement, Run} from '../result/types.ts';

/** One measured cell with all that a comparison asks of it. What the file calls unknown is null. */
type Named = Record<string, string>;

export interface Cell {
  /** `<run>/<measurement>`, the study left out */
  id: string;
  run: string;
  /** its key in the run */
  system: string;
  label: string;
  runtime: string;
  /** application that our own servers serve */
  app: string | null;
  /** its key in the run */
  scenario: string;
  parameters: Record<string, string | number>;
  workers: number | null;
  /** requests that a worker holds at once */
  slots: number | null;
  waiting: string | null;
  processModel: string | null;
  /** what is kept: of the application and of the connection where the file tells them apart */
  state: Named;
  versions: Named;
  settings: Named;
  machine: Record<string, string | number | null>;
  load: {
    model: string;
    ratePerS: number | null;
    cap: number | null;
    durationS: number | null;
    samplingRateHz: number | null;
  };
  regime: string;
  /** from when on a latency is measured */
  clock: string | null;
  /** blocks or sessions, each of which ran every cell */
  units: {kind: AnalysisUnits['kind']; count: number} | null;
  repeats: number;
  /** by quantity: one for each unit or repeat, a single number where no more was published */
  values: Record<string, number[]>;
}

const MACHINE = [
  'cpuModel',
  'cores',
  'memoryGb',
  'os',
  'virtualisation',
  'database',
  'loadGeneratorHost',
  'network',
] as const;

/**
 * The cells of a run that were measured. What a source only states was measured under conditions that nobody knows, so it
 * isn't offered for comparison.
 *
 * @returns in the order of the file; none for what has no quantity that can be compared
 */
export function comparableCells(run: Run): Cell[] {
  return (
    run.measurements
      .filter(({status}) => status === 'measured' || status === 'read-from-chart')
      // A window of a series is a part of a measurement that stands beside it.
      .filter(({parameters}) => parameters?.fromS === undefined)
      .map((measurement) => cellOf(run, measurement))
      .filter(({values}) => Object.keys(values).length > 0)
  );
}

function cellOf(run: Run, measurement: Measurement): Cell {
  const system = run.systems[measurement.system];
  const {factors} = system;
  const load = loadOf(run, measurement);
  const cap = load.model === 'closed' ? load.vus : load.maxVus;
  const units = analysisUnits(run);
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
    units: units && {kind: units.kind, count: units.blocks.length},
    repeats: measurement.repeats ?? 1,
    values: valuesOf(run, measurement),
  };
}

function machineOf(run: Run, measurement: Measurement) {
  const environment = environmentOf(run, measurement);
  return Object.fromEntries(MACHINE.map((name) => [name, known(environment[name])]));
}

/** @returns of what is above 0, as ratios ask for */
function valuesOf(run: Run, measurement: Measurement): Record<string, number[]> {
  const found = Object.keys(QUANTITIES).flatMap((path) => {
    const quantity = quantityIfAny(measurement, path);
    if (!quantity) return [];
    const values = valuesByUnit(run, measurement, quantity).filter((value) => value !== null);
    return values.every((value) => value > 0) ? [[path, values]] : [];
  });
  return Object.fromEntries(found);
}

const known = <T extends string | number>(value: T | 'unknown' | undefined): T | null =>
  value === undefined || value === 'unknown' ? null : value;

/** @returns without what is unknown */
function textsOf(named: Record<string, unknown> | undefined = {}): Named {
  const known = Object.entries(named).filter(([, value]) => value !== 'unknown');
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
