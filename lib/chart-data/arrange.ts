import {loadOf, quantityIfAny} from '../result/read.ts';
import {unitOf} from '../result/units.ts';
import {address, judgement, measuredPoint} from './measured-point.ts';
import {present} from '../typed.ts';
import type {Measurement, Run} from './measured-point.ts';
import type {Point, Series} from './types.ts';

export type {Measurement, Run};

/** a quantity: as the file has it, or computed from what the file has */
export interface Wanted {
  /** of the panel, where several are wanted */
  id?: string;
  /** such as `throughputPerS` */
  path?: string;
  /** computes from values of one measurement; a value that it lacks makes a gap */
  of?: (value: (path: string) => number) => number;
  /** what a path's value and interval are multiplied by, for another `unit` than the file's */
  times?: number;
  /**
   * where `of` computes, `times` is given, or the file's own notes name another than lib/result/units.ts
   */
  unit?: string;
}

export type Entry = {run: Run; measurement: Measurement};

/** name of a member of the measurement, of its parameters or of its load; or a function */
export type Reader = string | ((measurement: Measurement, run: Run) => number | string);

/** which measurements a figure shows */
export interface Choice {
  scenario?: string;
  systems?: readonly string[];
  scenarios?: readonly string[];
  where?: (measurement: Measurement, run: Run) => boolean;
}

export interface Arrangement {
  /** what varies across the figure */
  x: Reader;
  /** what varies between colours: the system unless it says otherwise */
  series?: Reader;
  /** what varies between panels */
  panels?: Reader;
  /** the first one alone where `panels` is given; several become panels */
  quantities: readonly Wanted[];
  /** colours of series that aren't a runtime's, by series */
  tokens?: Record<string, string>;
}

/**
 * The measurements of one run or several that fit a choice, in the order of the files.
 *
 * @throws {RangeError} when none fits
 */
export function chosen(
  runs: Run | readonly Run[],
  {scenario, systems, scenarios, where = () => true}: Choice,
): Entry[] {
  const all = [runs].flat();
  const found = all.flatMap((run) =>
    run.measurements
      .filter(
        (each) =>
          (scenario === undefined || each.scenario === scenario) &&
          (scenarios?.includes(each.scenario) ?? true) &&
          (systems?.includes(each.system) ?? true) &&
          where(each, run),
      )
      .map((measurement) => ({run, measurement})),
  );
  if (found.length > 0) return found;
  throw new RangeError(
    `no measurement of ${all.map(({id}) => `“${id}”`).join(', ')} fits. Widen the choice of systems and scenarios.`,
  );
}

/**
 * Series of measurements: each with its x, its colour and its panel.
 *
 * @returns points in the order of the files
 * @throws {RangeError} when two measurements have the same place, or a quantity has no unit
 */
export function arranged(
  entries: readonly Entry[],
  {x, series = 'system', panels, quantities, tokens = {}}: Arrangement,
): Series[] {
  const found: Map<string, Series> = new Map();
  const isSplit = quantities.length > 1;
  for (const wanted of quantities) {
    for (const {run, measurement} of entries) {
      const id = String(read(series, measurement, run));
      const panel = isSplit ? wanted.id : panels && String(read(panels, measurement, run));
      const key = `${panel} ${id}`;
      const known = found.get(key) ?? {
        ...{id, ...colourOf(run, measurement, id, tokens)},
        ...(panel !== undefined && {panel}),
        points: [],
      };
      found.set(key, known);
      addPoint(known, quantityAt(run, measurement, wanted, read(x, measurement, run)));
    }
  }
  return [...found.values()];
}

function addPoint(series: Series, point: Point) {
  if (series.points.some(({x}) => x === point.x)) {
    throw new RangeError(
      `series “${series.id}” has two measurements at x = ${point.x}: choose fewer, or tell them apart by series or panels.`,
    );
  }
  series.points.push(point);
}

function colourOf(run: Run, measurement: Measurement, id: string, tokens: Record<string, string>) {
  if (tokens[id]) return {runtime: null, token: tokens[id]};
  return {runtime: run.systems[measurement.system].runtime};
}

/**
 * What a reader names, of one measurement.
 *
 * @throws {RangeError} when the measurement has no such member
 */
export function read(reader: Reader, measurement: Measurement, run: Run): number | string {
  if (typeof reader === 'function') return reader(measurement, run);
  const {parameters = {}} = measurement;
  const places: Record<string, unknown>[] = [
    {...measurement},
    parameters,
    {...loadOf(run, measurement)},
  ];
  const found = places.map((place) => place[reader]).find((each) => each !== undefined);
  if (typeof found === 'number' || typeof found === 'string') return found;
  throw new RangeError(
    `measurement “${measurement.id}” has no “${reader}”, neither among its parameters nor in its load.`,
  );
}

/** A quantity of a measurement as a point: a gap where it has none, marked where the run failed. */
export function quantityAt(
  run: Run,
  measurement: Measurement,
  {path, of, times = 1}: Wanted,
  x: number | string,
): Point {
  if (measurement.status === 'failed') return {x, y: null, failed: true};
  if (!of) return scaled(measuredPoint(run, measurement, present(path, 'a path'), x), times);
  const used: string[] = [];
  let isWhole = true;
  const y = of((name) => {
    used.push(address(run, measurement, name));
    const found = quantityIfAny(measurement, name);
    if (!found) isWhole = false;
    return found?.value ?? NaN;
  });
  if (!isWhole || !Number.isFinite(y)) return {x, y: null};
  return {x, y, single: true, ...judgement(run, measurement), from: used.join(' ')};
}

/** A point in another unit. */
function scaled(point: Point, times: number): Point {
  if (times === 1 || point.y === null) return point;
  const {low, high} = point;
  return {
    ...point,
    y: point.y * times,
    ...(low !== undefined && {low: low * times}),
    ...(high !== undefined && {high: high * times}),
  };
}

/**
 * Unit of a quantity.
 *
 * @throws {RangeError} when neither it nor lib/result/units.ts names one
 */
export function unitFor({path, of, unit}: Wanted): string {
  const known = unit ?? (of ? undefined : unitOf(present(path, 'a path'))?.unit);
  if (known) return known;
  throw new RangeError(
    of
      ? 'a computed quantity needs a `unit`.'
      : `“${path}” is no quantity of a result file. See lib/result/units.ts, or give a \`unit\`.`,
  );
}

/** Panels of an arrangement with their axes. */
export function panelsFor(
  series: readonly Series[],
  quantities: readonly Wanted[],
): {y: {unit: string}; panels?: {id: string; y?: {unit: string}}[]} {
  const units = quantities.map(unitFor);
  const y = {unit: units[0]};
  if (quantities.length > 1) {
    return {
      y,
      panels: quantities.map(({id}, index) => ({id: String(id), y: {unit: units[index]}})),
    };
  }
  const ids = [...new Set(series.flatMap(({panel}) => panel ?? []))];
  return ids.length > 0 ? {y, panels: ids.map((id) => ({id}))} : {y};
}
