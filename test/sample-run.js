// @ts-check
/** What a sample says where a test asks for nothing else. */
const ENVIRONMENT = {
  os: 'unknown',
  virtualisation: 'unknown',
  cpuModel: 'unknown',
  cores: 16,
  memoryGb: 'unknown',
  database: 'unknown',
  loadGeneratorHost: 'unknown',
  network: 'unknown',
};
const LOAD = {
  model: 'open',
  arrivalRatePerS: 1000,
  durationS: 30,
  maxVus: 1000,
  gracefulStopS: 0,
  tool: {name: 'k6', version: 'unknown'},
};
const SYSTEM = {
  runtime: 'swoole',
  label: 'Server',
  state: 'stateful',
  waiting: 'blocking',
  processModel: 'processes',
  coroutinesPerWorker: 1,
  versions: {},
};
const SOURCE = {
  id: 'book',
  title: 'Book',
  url: 'https://example.org',
  licence: 'MIT',
  retrievedOn: 'unknown',
};

/**
 * A small run for tests: one system, one measurement, everything else as given.
 *
 * @param {object} [parts]
 * @param {object} [parts.load]
 * @param {object} [parts.values]
 * @param {object} [parts.system]
 * @param {object} [parts.environment]
 * @param {object} [parts.measurement]
 * @returns {any} a run that the schema accepts
 */
export function sampleRun({load, values, system, environment, measurement} = {}) {
  return {
    $schema: '../../schema/result.v1.schema.json',
    schemaVersion: 1,
    id: 'sample/run',
    evidence: 'own',
    measuredOn: '2026-04-03',
    origin: {
      kind: 'published',
      sources: [{...SOURCE}],
      tables: {table: {source: 'book', heading: 'Table'}},
    },
    environment: {...ENVIRONMENT, ...environment},
    load: load ?? {...LOAD},
    scenarios: {bench: {workload: 'many-queries'}},
    systems: {server: {...SYSTEM, ...system}},
    measurements: [sampleMeasurement(values, measurement)],
  };
}

/** @param {object} [values] @param {object} [more] */
function sampleMeasurement(values = {throughputPerS: {value: 989, from: 'table'}}, more = {}) {
  return {
    id: 'server-4',
    system: 'server',
    scenario: 'bench',
    workers: 4,
    status: 'measured',
    values,
    ...more,
  };
}

/**
 * Values of a point in short form: numbers become quantities.
 *
 * @param {Record<string, any>} values such as `{throughputPerS: 183, latencyMs: {p50: 5440}}`
 * @returns {any}
 */
export function quantitiesOf(values) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, quantityOf(key, value)]),
  );
}

/** @param {string} key @param {any} value */
function quantityOf(key, value) {
  if (typeof value === 'number') return {value, from: 'table'};
  if (typeof value !== 'object' || 'value' in value) return value;
  const group = quantitiesOf(value);
  return key === 'latencyMs' ? {measuredFrom: 'sent', ...group} : group;
}
