// @ts-check
import {loadOf, quantityIfAny} from '../result/read.js';
import {unitOf} from '../result/units.js';
import {address, judgement, measuredPoint} from './measured-point.js';

/**
 * @typedef {import('./measured-point.js').Run} Run
 * @typedef {import('./measured-point.js').Measurement} Measurement
 * @typedef {import('./types.js').Point} Point
 * @typedef {import('./types.js').Points} Points
 * @typedef {import('./types.js').Series} Series
 *
 * @typedef {object} Wanted a quantity: as the file has it, or computed from what the file has
 * @property {string} [id] of the panel, where several are wanted
 * @property {string} [path] such as `throughputPerS`
 * @property {(value: (path: string) => number) => number} [of] computes from values of one measurement; a value that
 *   it lacks makes a gap
 * @property {number} [times] what a path's value and interval are multiplied by, for another `unit` than the file's
 * @property {string} [unit] where `of` computes, `times` is given, or the file's own notes name another than lib/result/units.js
 *
 * @typedef {{run: Run, measurement: Measurement}} Entry
 * @typedef {string | ((measurement: Measurement, run: Run) => number | string | null)} Reader name of a member of the measurement, of
 *   its parameters or of its load; or a function
 *
 * @typedef {object} Choice which measurements a figure shows
 * @property {string} [scenario]
 * @property {readonly string[]} [systems]
 * @property {readonly string[]} [scenarios]
 * @property {(measurement: Measurement, run: Run) => boolean} [where]
 *
 * @typedef {object} Arrangement
 * @property {Reader} x what varies across the figure
 * @property {Reader} [series] what varies between colours: the system unless it says otherwise
 * @property {Reader} [panels] what varies between panels
 * @property {readonly Wanted[]} quantities the first one alone where `panels` is given; several become panels
 * @property {Record<string, string>} [tokens] colours of series that aren't a runtime's, by series
 */

/**
 * The measurements of one run or several that fit a choice, in the order of the files.
 *
 * @param {Run | readonly Run[]} runs
 * @param {Choice} choice
 * @returns {Entry[]}
 * @throws {RangeError} when none fits
 */
export function chosen(runs, {scenario, systems, scenarios, where = () => true}) {
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
 * @param {readonly Entry[]} entries
 * @param {Arrangement} arrangement
 * @returns {Series[]} points in the order of the files
 * @throws {RangeError} when two measurements have the same place, or a quantity has no unit
 */
export function arranged(entries, {x, series = 'system', panels, quantities, tokens = {}}) {
  /** @type {Map<string, Series>} */
  const found = new Map();
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

/** @param {Series} series @param {Point} point */
function addPoint(series, point) {
  if (series.points.some(({x}) => x === point.x)) {
    throw new RangeError(
      `series “${series.id}” has two measurements at x = ${point.x}: choose fewer, or tell them apart by series or panels.`,
    );
  }
  series.points.push(point);
}

/** @param {Run} run @param {Measurement} measurement @param {string} id @param {Record<string, string>} tokens */
function colourOf(run, measurement, id, tokens) {
  if (tokens[id]) return {runtime: null, token: tokens[id]};
  return {runtime: run.systems[measurement.system].runtime};
}

/**
 * What a reader names, of one measurement.
 *
 * @param {Reader} reader
 * @param {Measurement} measurement
 * @param {Run} run
 * @returns {number | string}
 * @throws {RangeError} when the measurement has no such member
 */
export function read(reader, measurement, run) {
  if (typeof reader === 'function')
    return /** @type {number | string} */ (reader(measurement, run));
  const {parameters = {}} = measurement;
  /** @type {Record<string, unknown>[]} */
  const places = [{...measurement}, parameters, {...loadOf(run, measurement)}];
  const found = places.map((place) => place[reader]).find((each) => each !== undefined);
  if (typeof found === 'number' || typeof found === 'string') return found;
  throw new RangeError(
    `measurement “${measurement.id}” has no “${reader}”, neither among its parameters nor in its load.`,
  );
}

/**
 * A quantity of a measurement as a point: a gap where it has none, marked where the run failed.
 *
 * @param {Run} run
 * @param {Measurement} measurement
 * @param {Wanted} wanted
 * @param {number | string} x
 * @returns {Point}
 */
export function quantityAt(run, measurement, {path, of, times = 1}, x) {
  if (measurement.status === 'failed') return {x, y: null, failed: true};
  if (!of) {
    return scaled(measuredPoint(run, measurement, /** @type {string} */ (path), x), times);
  }
  /** @type {string[]} */
  const used = [];
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

/** A point in another unit. @param {Point} point @param {number} times @returns {Point} */
function scaled(point, times) {
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
 * @param {Wanted} wanted
 * @returns {string}
 * @throws {RangeError} when neither it nor lib/result/units.js names one
 */
export function unitFor({path, of, unit}) {
  const known = unit ?? (of ? undefined : unitOf(/** @type {string} */ (path))?.unit);
  if (known) return known;
  throw new RangeError(
    of
      ? 'a computed quantity needs a `unit`.'
      : `“${path}” is no quantity of a result file. See lib/result/units.js, or give a \`unit\`.`,
  );
}

/**
 * Panels of an arrangement with their axes.
 *
 * @param {readonly Series[]} series
 * @param {readonly Wanted[]} quantities
 * @returns {{y: {unit: string}, panels?: {id: string, y?: {unit: string}}[]}}
 */
export function panelsFor(series, quantities) {
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
