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
      sources: [
        {
          id: 'book',
          title: 'Book',
          url: 'https://example.org',
          licence: 'MIT',
          retrievedOn: 'unknown',
        },
      ],
      tables: {table: {source: 'book', heading: 'Table'}},
    },
    environment: {
      os: 'unknown',
      virtualisation: 'unknown',
      cpuModel: 'unknown',
      cores: 16,
      memoryGb: 'unknown',
      database: 'unknown',
      loadGeneratorHost: 'unknown',
      network: 'unknown',
      ...environment,
    },
    load: load ?? {
      model: 'open',
      arrivalRatePerS: 1000,
      durationS: 30,
      maxVus: 1000,
      gracefulStopS: 0,
      tool: {name: 'k6', version: 'unknown'},
    },
    scenarios: {bench: {workload: 'many-queries'}},
    systems: {
      server: {
        runtime: 'swoole',
        label: 'Server',
        state: 'stateful',
        waiting: 'blocking',
        processModel: 'processes',
        coroutinesPerWorker: 1,
        versions: {},
        ...system,
      },
    },
    measurements: [
      {
        id: 'server-4',
        system: 'server',
        scenario: 'bench',
        workers: 4,
        status: 'measured',
        values: values ?? {throughputPerS: {value: 989, from: 'table'}},
        ...measurement,
      },
    ],
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
