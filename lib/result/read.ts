import {keysOf} from '../typed.ts';
import type {Load, Measurement, Quantity, Run} from './types.ts';

/**
 * The measurement of a run that has this id.
 *
 * @throws {Error} naming the run and listing the ids that exist
 */
export function measurementOf(run: Run, id: string): Measurement {
  const found = run.measurements.find((measurement) => measurement.id === id);
  if (found) return found;
  const known = run.measurements.map((measurement) => measurement.id).join(', ');
  throw new Error(
    `run “${run.id}” has no measurement “${id}”; there are: ${known}. Correct the id where it is used.`,
  );
}

/**
 * The quantity at a path of a measurement's values, or of one of its process groups
 * (`processGroups.php.cpuMsPerRequest`).
 *
 * @param path such as `throughputPerS` or `latencyMs.p50`
 * @returns in the unit that `unitOf(path)` names
 * @throws {Error} naming run, measurement and path, and listing the paths that exist
 */
export function quantity(run: Run, measurementId: string, path: string): Quantity {
  const measurement = measurementOf(run, measurementId);
  const found = quantityIfAny(measurement, path);
  if (found) return found;
  const known = quantities(measurement).map((entry) => entry.path);
  throw new Error(
    `run “${run.id}”, measurement “${measurementId}” has no value at “${path}”; ` +
      `there are: ${known.join(', ') || 'none'}. Correct the path where it is used.`,
  );
}

/**
 * The number at a path of a measurement's values: the median where it was repeated.
 *
 * @returns in the unit that `unitOf(path)` names
 * @throws {Error} as `quantity` does
 */
export function valueOf(run: Run, measurementId: string, path: string): number {
  return quantity(run, measurementId, path).value;
}

/**
 * A number of a run by its address inside the file: of a measurement's values (`fpm-1000.latencyMs.p50`, and
 * `…p50.low` for an end of its interval), of what else is said of the measurement, its load included
 * (`fpm-1000.load.vus`), or of the run (`.environment.cores`).
 *
 * @returns with the path of the value, which tells its unit
 * @throws {Error} naming run and place
 */
export function numberAt(run: Run, inside: string): {value: number; path: string} {
  if (inside.startsWith('.')) return {value: stated(run, inside.slice(1), run.id), path: inside};
  const ids = run.measurements.map(({id}) => id).filter((id) => inside.startsWith(`${id}.`));
  const id = ids.sort((a, b) => b.length - a.length)[0] ?? inside.slice(0, inside.indexOf('.'));
  const path = inside.slice(id.length + 1);
  const measurement = measurementOf(run, id);
  const [, ofValue, end] = /^(.*)\.(low|high)$/.exec(path) ?? [];
  const interval = ofValue && quantityIfAny(measurement, ofValue)?.interval;
  if (interval) return {value: interval[end === 'low' ? 'low' : 'high'], path: ofValue};
  const isValue = path.startsWith('processGroups.');
  if (!isValue && (path.startsWith('load.') || Object.hasOwn(measurement, path.split('.')[0])))
    return {value: stated({...measurement, load: loadOf(run, measurement)}, path, run.id), path};
  return {value: valueOf(run, id, path), path};
}

function stated(node: unknown, path: string, run: string) {
  const found = memberAt(node, path.split('.'));
  if (typeof found === 'number') return found;
  throw new Error(
    `run “${run}” says ${found ?? 'nothing'} at “${path}”, and a number is read there`,
  );
}

/** The number at a path, or undefined where the run has none there. */
export function valueIfAny(measurement: Measurement, path: string): number | undefined {
  return quantityIfAny(measurement, path)?.value;
}

/**
 * The quantity at a path, or undefined where the run has none there. A page asks thousands of times, so this walks
 * the path instead of listing all quantities.
 */
export function quantityIfAny(
  {values, processGroups = []}: Measurement,
  path: string,
): Quantity | undefined {
  const [first, ...rest] = path.split('.');
  const found =
    first === 'processGroups'
      ? memberAt(
          processGroups.find(({name}) => name === rest[0]),
          rest.slice(1),
        )
      : memberAt(values, [first, ...rest]);
  return isQuantity(found) ? found : undefined;
}

/**
 * Repeats of a quantity by block, so that those of two cells can be paired; null where the cell's run of a block is
 * missing. Without a record of the runs they stand in the order of the file.
 */
export function valuesByBlock(
  {origin}: Run,
  {runs}: Measurement,
  {value, values = [value]}: Quantity,
): (number | null)[] {
  const blocks = origin.harness?.blocks;
  if (runs === undefined || blocks === undefined || runs.length !== values.length) return values;
  const found = new Map(runs.map(({block}, index) => [block, values[index]]));
  return Array.from({length: blocks}, (_, index) => found.get(index + 1) ?? null);
}

/** Tells a value of one run from a median of repeats; single runs are drawn hollow and have no interval. */
export function isSingle({values, interval}: Quantity): boolean {
  return !interval && (values?.length ?? 0) < 3;
}

/** `pointer`: JSON pointer below the measurement */
export type Placed = {path: string; pointer: string; quantity: Quantity};

/**
 * All quantities of a measurement with their paths, process groups included.
 *
 * @returns in the order of the file
 */
export function quantities({values, processGroups = []}: Measurement): Placed[] {
  return [
    ...collect(values, '', 'values'),
    ...processGroups.flatMap(({name, ...group}, index) =>
      collect(group, `processGroups.${name}.`, `processGroups/${index}`),
    ),
  ];
}

/**
 * The measurements of a run that fit, in the order of the file.
 *
 * @param wanted absent members fit anything
 */
export function measurementsOf(
  run: Run,
  wanted: {system?: string; scenario?: string; status?: string} = {},
): Measurement[] {
  return run.measurements.filter((measurement) =>
    keysOf(wanted).every((key) => wanted[key] === undefined || measurement[key] === wanted[key]),
  );
}

/** The load of a measurement: the run's, with the members that the measurement itself states in their place. */
export function loadOf(run: Run, measurement: Measurement): Load {
  return {...run.load, ...measurement.load};
}

/** The machine of a measurement: the run's, with the members that the measurement itself states in their place. */
export function environmentOf(run: Run, measurement: Measurement): Run['environment'] {
  return {...run.environment, ...measurement.environment};
}

/** @returns undefined where a key is missing; what objects inherit is no member of a result */
function memberAt(node: unknown, keys: readonly string[]): unknown {
  return keys.reduce(
    (inner, key) =>
      inner !== null && typeof inner === 'object' && Object.hasOwn(inner, key)
        ? Object(inner)[key]
        : undefined,
    node,
  );
}

/** Tells a quantity from a group of them. */
function isQuantity(node: unknown): node is Quantity {
  return typeof node === 'object' && node !== null && 'value' in node;
}

function collect(node: object, prefix: string, pointer: string): Placed[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    const [path, place] = [`${prefix}${key}`, `${pointer}/${key}`];
    if (isQuantity(value)) return [{path, pointer: place, quantity: value}];
    return value !== null && typeof value === 'object' ? collect(value, `${path}.`, place) : [];
  });
}
