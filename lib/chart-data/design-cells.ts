import {keepsUp} from '../consistency/offered-rate.ts';
import {pointOf} from '../consistency/point.ts';
import {analysisUnits, valuesByUnit} from '../result/analysis-units.ts';
import {quantityIfAny} from '../result/read.ts';
import {measuredPoint} from './measured-point.ts';
import type {CellInput} from '../factorial/cell.ts';
import type {Measurement, Run} from './measured-point.ts';
import type {Point} from './types.ts';

/** what a harness run varies; members left out fit anything */
export interface Configuration {
  runtime?: string;
  application?: 'kept' | 'booted-per-request';
  connection?: 'kept' | 'per-request';
  waiting?: 'blocking' | 'coroutine';
  coroutinesPerWorker?: number;
  workers?: number;
  scenario?: string;
  /** load point: `saturated`, `below`, `single` */
  point?: string;
  /** application that is served: `small`, `symfony`… */
  app?: string;
  /** `shared`, or `apart` where PHP has a core for itself */
  placement?: string;
}

/**
 * The measurement of one configuration; copies of it, which only show how often rules err, are left out.
 *
 * @param run whose systems state their factors
 * @returns undefined where the run has none, or it failed
 * @throws {RangeError} when more than one fits: then the configuration says too little
 */
export function measurementWith(run: Run, wanted: Configuration): Measurement | undefined {
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
 * @param run whose systems state their factors
 * @throws {RangeError} naming run and configuration where there is none, and as `measurementWith` does
 */
export function requireMeasurementWith(run: Run, wanted: Configuration): Measurement {
  const found = measurementWith(run, wanted);
  if (found) return found;
  throw new RangeError(
    `requireMeasurementWith: run “${run.id}” has no measurement of ${JSON.stringify(wanted)}, or it failed. ` +
      'Choose a configuration that was measured.',
  );
}

function fits(run: Run, measurement: Measurement, wanted: Configuration) {
  const system = run.systems[measurement.system];
  if (system.copyOf !== undefined) return false;
  const {factors, runtime, coroutinesPerWorker, app = 'small'} = system;
  const {workers, scenario, parameters} = measurement;
  const actual: Record<string, unknown> = {
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
    ([name, value]) => value === undefined || actual[name] === value,
  );
}

/** Whether a server answered all that was offered, so that its throughput is a lower bound on what it can do. */
export function isAtOfferedRate(run: Run, measurement: Measurement): boolean {
  return keepsUp(pointOf(run, measurement));
}

/** A quantity as a point that is marked as a lower bound where a throughput is the offered rate. */
export function capacityPoint(
  run: Run,
  measurement: Measurement | undefined,
  path: string,
  x: number | string,
): Point {
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
 * @returns null for an empty cell
 */
export function cellInput(run: Run, measurement: Measurement | undefined, path: string): CellInput {
  const found = measurement && quantityIfAny(measurement, path);
  if (!measurement || !found) return null;
  return {
    values: valuesByUnit(run, measurement, found),
    atOfferedRate: isAtOfferedRate(run, measurement),
  };
}

/**
 * Whether the repeats of all cells are in the order of the same blocks, or sessions: each has one for every one of the run.
 */
export function areInBlocks(run: Run, cells: readonly CellInput[]): boolean {
  const count = analysisUnits(run)?.blocks.length;
  return cells.every(
    (cell) => cell === null || (!Array.isArray(cell) && cell.values.length === count),
  );
}
