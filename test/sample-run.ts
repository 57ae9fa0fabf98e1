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
 * @returns a run that the schema accepts
 */
export function sampleRun({
  load,
  values,
  system,
  environment,
  measurement,
}: {
  load?: object;
  values?: object;
  system?: object;
  environment?: object;
  measurement?: object;
} = {}) {
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

function sampleMeasurement(
  values: object = {throughputPerS: {value: 989, from: 'table'}},
  more: object = {},
) {
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
 * @param values such as `{throughputPerS: 183, latencyMs: {p50: 5440}}`
 */
export function quantitiesOf(values) {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, quantityOf(key, value)]),
  );
}

function quantityOf(key: string, value) {
  if (typeof value === 'number') return {value, from: 'table'};
  if (typeof value !== 'object' || 'value' in value) return value;
  const group = quantitiesOf(value);
  return key === 'latencyMs' ? {measuredFrom: 'sent', ...group} : group;
}
