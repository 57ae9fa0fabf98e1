// @ts-check
/**
 * @typedef {import('./types.js').Run} Run
 * @typedef {import('./types.js').Measurement} Measurement
 * @typedef {import('./types.js').Quantity} Quantity
 * @typedef {import('./types.js').Load} Load
 */

/**
 * The measurement of a run that has this id.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {Measurement}
 * @throws {Error} naming the run and listing the ids that exist
 */
export function measurementOf(run, id) {
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
 * @param {Run} run
 * @param {string} measurementId
 * @param {string} path such as `throughputPerS` or `latencyMs.p50`
 * @returns {Quantity} in the unit that `unitOf(path)` names
 * @throws {Error} naming run, measurement and path, and listing the paths that exist
 */
export function quantity(run, measurementId, path) {
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
 * @param {Run} run
 * @param {string} measurementId
 * @param {string} path
 * @returns {number} in the unit that `unitOf(path)` names
 * @throws {Error} as `quantity` does
 */
export function valueOf(run, measurementId, path) {
  return quantity(run, measurementId, path).value;
}

/**
 * The number at a path, or undefined where the run has none there.
 *
 * @param {Measurement} measurement
 * @param {string} path
 * @returns {number | undefined}
 */
export function valueIfAny(measurement, path) {
  return quantityIfAny(measurement, path)?.value;
}

/**
 * The quantity at a path, or undefined where the run has none there. A page asks thousands of times, so this walks
 * the path instead of listing all quantities.
 *
 * @param {Measurement} measurement
 * @param {string} path
 * @returns {Quantity | undefined}
 */
export function quantityIfAny({values, processGroups = []}, path) {
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
 *
 * @param {Run} run
 * @param {Measurement} measurement
 * @param {Quantity} of
 * @returns {(number | null)[]}
 */
export function valuesByBlock({origin}, {runs}, {value, values = [value]}) {
  const blocks = origin.harness?.blocks;
  if (runs === undefined || blocks === undefined || runs.length !== values.length) return values;
  const found = new Map(runs.map(({block}, index) => [block, values[index]]));
  return Array.from({length: blocks}, (_, index) => found.get(index + 1) ?? null);
}

/**
 * Tells a value of one run from a median of repeats; single runs are drawn hollow and have no interval.
 *
 * @param {Quantity} of
 * @returns {boolean}
 */
export function isSingle({values, interval}) {
  return !interval && (values?.length ?? 0) < 3;
}

/**
 * All quantities of a measurement with their paths, process groups included.
 *
 * @param {Measurement} measurement
 * @returns {{path: string, quantity: Quantity}[]} in the order of the file
 */
export function quantities(measurement) {
  const groups = (measurement.processGroups ?? []).flatMap(({name, ...values}) =>
    collect(values, `processGroups.${name}.`),
  );
  return [...collect(measurement.values, ''), ...groups];
}

/**
 * The measurements of a run that fit, in the order of the file.
 *
 * @param {Run} run
 * @param {{system?: string, scenario?: string, status?: string}} [wanted] absent members fit anything
 * @returns {Measurement[]}
 */
export function measurementsOf(run, wanted = {}) {
  const conditions = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return run.measurements.filter((measurement) =>
    conditions.every(([key, value]) => measurement[/** @type {'system'} */ (key)] === value),
  );
}

/**
 * The load of a measurement: the run's, with the members that the measurement itself states in their place.
 *
 * @param {Run} run
 * @param {Measurement} measurement
 * @returns {Load}
 */
export function loadOf(run, measurement) {
  return {...run.load, ...measurement.load};
}

/**
 * The machine of a measurement: the run's, with the members that the measurement itself states in their place.
 *
 * @param {Run} run
 * @param {Measurement} measurement
 * @returns {Run['environment']}
 */
export function environmentOf(run, measurement) {
  return {...run.environment, ...measurement.environment};
}

/**
 * @param {unknown} node
 * @param {readonly string[]} keys
 * @returns {unknown} undefined where a key is missing; what objects inherit is no member of a result
 */
function memberAt(node, keys) {
  return keys.reduce(
    (inner, key) =>
      inner !== null && typeof inner === 'object' && Object.hasOwn(inner, key)
        ? /** @type {Record<string, unknown>} */ (inner)[key]
        : undefined,
    node,
  );
}

/** Tells a quantity from a group of them. @param {unknown} node @returns {node is Quantity} */
function isQuantity(node) {
  return typeof node === 'object' && node !== null && 'value' in node;
}

/**
 * @param {object} node
 * @param {string} prefix
 * @returns {{path: string, quantity: Quantity}[]}
 */
function collect(node, prefix) {
  return Object.entries(node).flatMap(([key, /** @type {unknown} */ value]) => {
    if (isQuantity(value)) return [{path: `${prefix}${key}`, quantity: value}];
    return value !== null && typeof value === 'object' ? collect(value, `${prefix}${key}.`) : [];
  });
}
