type UnitKind = 'rate' | 'time' | 'ratio' | 'memory' | 'count' | 'size';

type Measure = Readonly<{unit: string; kind: UnitKind}>;

const measure = (unit: string, kind: UnitKind): Measure => Object.freeze({unit, kind});

const PER_S = measure('perS', 'rate');
const MS = measure('ms', 'time');
const SHARE = measure('share', 'ratio');
const MB = measure('mb', 'memory');
const COUNT = measure('count', 'count');
const BYTES = measure('bytes', 'size');

const TABLE = {
  throughputPerS: PER_S,
  throughputPerWorkerPerS: measure('perWorkerPerS', 'rate'),
  sentRatePerS: PER_S,
  messagesPerS: measure('opsPerS', 'rate'),
  operationsPerS: measure('opsPerS', 'rate'),
  bytesPerS: measure('bytesPerS', 'rate'),
  bytesSentPerS: measure('bytesPerS', 'rate'),
  'latencyMs.*': MS,
  'connectMs.*': MS,
  'firstByteMs.*': MS,
  'generatorLagMs.*': MS,
  'latencyOfOthersMs.*': MS,
  'latencyOfComputingMs.*': MS,
  'computeMs.*': MS,
  'poolWaitMs.*': MS,
  wallMs: MS,
  'stageMs.*': MS,
  'stageUs.*': measure('us', 'time'),
  'canaryMs.*': MS,
  cpuMs: MS,
  ioMs: MS,
  cpuCores: measure('cores', 'count'),
  cpuUserS: measure('s', 'time'),
  cpuSystemS: measure('s', 'time'),
  cpuTotalS: measure('s', 'time'),
  elapsedS: measure('s', 'time'),
  utilisation: SHARE,
  throughputRatio: measure('ratio', 'ratio'),
  blockingCoefficient: measure('ratio', 'ratio'),
  errorRatio: SHARE,
  droppedShare: SHARE,
  sampleCoverage: measure('ratio', 'ratio'),
  completedRequests: COUNT,
  sentRequests: COUNT,
  droppedRequests: COUNT,
  refusedRequests: COUNT,
  interruptedRequests: COUNT,
  errors: COUNT,
  'errorsByKind.*': COUNT,
  'responsesByStatus.*': COUNT,
  reconnects: COUNT,
  operations: COUNT,
  samplesExpected: COUNT,
  samplesCollected: COUNT,
  samplesTorn: COUNT,
  samplesFailed: COUNT,
  timerTicks: COUNT,
  'shareOfSamples.*': SHARE,
  'shareOfTime.*': SHARE,
  databaseConnections: COUNT,
  requestsInFlight: COUNT,
  slots: COUNT,
  slotsPerCore: COUNT,
  workersNeeded: COUNT,
  samplingRateHz: measure('hz', 'rate'),
  bytesReceived: BYTES,
  bytesSent: BYTES,
  responseBytes: BYTES,
  outputBytes: BYTES,
  'memoryMb.*': MB,
  'memoryMib.*': measure('mib', 'memory'),
  phpHeapMb: MB,
  phpAllocatedMb: MB,
  'processGroups.cpuMsPerRequest': MS,
  'processGroups.cpuCores': measure('cores', 'count'),
  'processGroups.memoryPssMb': MB,
  'processGroups.memoryRssMb': MB,
} satisfies Record<string, Measure>;

/** A quantity of its own, not of a group. */
export type QuantityName = Exclude<keyof typeof TABLE, `${string}.${string}`>;

/**
 * Unit of each quantity that a result file may hold, by its path inside `values`; a path that ends in `.*` stands for
 * every member of that group. `share` is 0–1, `mb` is 10⁶ bytes, `mib` is 2²⁰ bytes.
 */
export const UNITS: Readonly<Record<string, Measure>> = Object.freeze(TABLE);

/**
 * Unit of the quantity at a path of a measurement's `values`.
 *
 * @param path such as `throughputPerS`, `latencyMs.p99` or `processGroups.php.cpuCores`
 * @returns undefined when a result file can't hold such a quantity
 */
export function unitOf(path: string): Measure | undefined {
  const name = path.replace(/^processGroups\.[^.]+\./, 'processGroups.');
  const group = name.replace(/\..*$/, '.*');
  return [name, group].filter((key) => Object.hasOwn(UNITS, key)).map((key) => UNITS[key])[0];
}
