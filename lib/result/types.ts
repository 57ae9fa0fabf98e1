import type {QuantityName} from './units.ts';

/** Shapes of a result file, as `result.v1.schema.json` describes them field by field. */
export type Known = number | 'unknown';

export interface Quantity {
  /** median of the repeats where there are any */
  value: number;
  /** id of a table of `origin.tables` */
  from?: string;
  /** one for each repeat, in the order of running */
  values?: number[];
  interval?: {
    low: number;
    high: number;
    level?: number;
    kind: 'order-statistics' | 'range' | 'reported' | 'bootstrap';
  };
  approximate?: boolean;
  asPrinted?: string;
}

/** what a latency is measured from */
type MeasuredFrom = 'sent' | 'intended-start' | 'unknown';

export type TimeStatistics = {
  [percentile: `p${number}`]: Quantity | undefined;
  min?: Quantity;
  mean?: Quantity;
  stdDev?: Quantity;
  max?: Quantity;
};

export type Latency = TimeStatistics & {measuredFrom: MeasuredFrom};

/** quantities that belong together */
interface GroupsOfValues {
  latencyMs?: Latency;
  connectMs?: TimeStatistics;
  firstByteMs?: TimeStatistics;
  generatorLagMs?: TimeStatistics;
  latencyOfOthersMs?: Latency;
  latencyOfComputingMs?: Latency;
  computeMs?: TimeStatistics;
  poolWaitMs?: TimeStatistics;
  stageMs?: Partial<
    Record<'php' | 'boot' | 'connect' | 'ioWait' | 'queueWait' | 'total', Quantity>
  >;
  stageUs?: Partial<
    Record<
      | 'path'
      | 'envelopeId'
      | 'envelope'
      | 'push'
      | 'pop'
      | 'mailbox'
      | 'dispatch'
      | 'handler'
      | 'nextState'
      | 'applyState',
      Quantity
    >
  >;
  canaryMs?: {before?: Quantity; after?: Quantity};
  errorsByKind?: Partial<
    Record<'connect' | 'read' | 'write' | 'timeout' | 'status' | 'length' | 'other', Quantity>
  >;
  responsesByStatus?: Partial<Record<'1xx' | '2xx' | '3xx' | '4xx' | '5xx', Quantity>>;
  shareOfSamples?: {a?: Quantity; b?: Quantity; c?: Quantity};
  shareOfTime?: {a?: Quantity; b?: Quantity; c?: Quantity};
  memoryMb?: Partial<
    Record<
      | 'idle'
      | 'loaded'
      | 'containerTotal'
      | 'pss'
      | 'rss'
      | 'peak'
      | 'delta'
      | 'perWorker'
      | 'perActor',
      Quantity
    >
  >;
  memoryMib?: {total?: Quantity; perCoroutine?: Quantity};
}

/**
 * what was measured, by the schema's names; a path that is only known at run time is read by `quantityIfAny`
 */
type Values = GroupsOfValues & Partial<Record<QuantityName, Quantity>>;

interface ProcessGroup {
  name: 'php' | 'database' | 'web-server' | 'load-generator' | 'profiler' | 'other';
  cores?: number[];
  cpuMsPerRequest?: Quantity;
  cpuCores?: Quantity;
  memoryPssMb?: Quantity;
  memoryRssMb?: Quantity;
}

export interface Load {
  model: 'open' | 'closed' | 'unknown';
  arrivalRatePerS?: Known;
  arrivals?: 'even' | 'poisson' | 'unknown';
  rateShare?: number;
  rateShareOf?: string;
  durationS?: Known;
  vus?: Known;
  maxVus?: Known;
  preAllocatedVus?: Known;
  gracefulStopS?: Known;
  thinkTimeS?: Known;
  rampUpS?: Known;
  warmUp?: string;
  warmUpS?: Known;
  requests?: Known;
  timeoutS?: Known;
  keepAlive?: boolean;
  pipelineDepth?: Known;
  generatorThreads?: Known;
  generators?: Known;
  messageBytes?: Known;
  /** of profilers */
  samplingRateHz?: Known;
  /** every run names it, a measurement may */
  tool?: {name: string; version: string; command?: string};
  /** ids of tables that the load was read from */
  from?: string[];
  notes?: string[];
}

interface Environment {
  os: string;
  virtualisation: string;
  cpuModel: string;
  cores: Known;
  memoryGb: Known;
  database: string;
  loadGeneratorHost: 'same' | 'separate' | 'unknown';
  network: string;
  versions?: Record<string, string>;
  settings?: Record<string, string>;
  notes?: string[];
}

export interface Measurement {
  id: string;
  system: string;
  scenario: string;
  workers?: number;
  /** what else the measurement varies in */
  parameters?: Record<string, string | number>;
  load?: Partial<Load>;
  environment?: Partial<Environment>;
  measuredOn?: string;
  startedAt?: string;
  toolVersion?: string;
  status: 'measured' | 'stated' | 'read-from-chart' | 'failed';
  values: Values;
  processGroups?: ProcessGroup[];
  repeats?: number;
  /** in the order of the values of each quantity */
  runs?: {
    block: number;
    /** number of one of `origin.harness.sessions` */
    session?: number;
    startedAt: string;
    arrivalRatePerS?: number;
    warmUpS?: number;
  }[];
  histogram?: {
    unit: 'ms' | 'us' | 's';
    measuredFrom?: MeasuredFrom;
    bins: [number, number, number][];
    relativeError?: number;
  };
  seed?: number;
  block?: number;
  rejectedRuns?: {reason: string; count: number}[];
  omitted?: {value: string; reason: string; asPrinted?: string}[];
  notes?: string[];
}

export interface Scenario {
  label?: string;
  workload:
    | 'no-io'
    | 'autoload'
    | 'one-query'
    | 'many-queries'
    | 'messages'
    | 'sampling'
    | 'mixed'
    | 'sleep'
    | 'unknown';
  queriesPerRequest?: Known;
  ioWaitPerQueryMs?: Known;
  cpuPerQueryMs?: Known;
  classesLoaded?: Known;
  method?: string;
  path?: string;
  processes?: Known;
  notes?: string[];
}

export interface System {
  runtime: string;
  label: string;
  /** application that it serves, where a file has several */
  app?: string;
  /** id of the system that it is compared with as its copy */
  copyOf?: string;
  state: 'stateful' | 'stateless' | 'unknown';
  waiting: 'blocking' | 'coroutine' | 'event-loop' | 'unknown';
  processModel: 'processes' | 'threads' | 'single-process' | 'unknown';
  coroutinesPerWorker?: Known;
  /** levels of a designed experiment's factors */
  factors?: Record<string, string>;
  versions: Record<string, string>;
  settings?: Record<string, string>;
  notes?: string[];
}

interface Source {
  id: string;
  title: string;
  url: string;
  commit?: string;
  path?: string;
  author?: string;
  licence: string;
  publishedOn?: string;
  retrievedOn: string;
}

/** another file that holds the same measurements */
export interface SameAs {
  run: string;
  /** path there by path here */
  values: Record<string, string>;
  /** id there by id here */
  measurements?: Record<string, string>;
  differing?: {measurement: string; value: string; reason: string}[];
}

interface ImportedBy {
  command: string;
  tool: string;
  toolVersion: string;
  as?: 'repeats' | 'generators' | 'points';
  files: {name: string; sha256: string; bytes: number}[];
}

export interface Harness {
  name: string;
  version: string;
  commands: string[];
  seed?: number;
  blocks?: number;
  startedAt?: string;
  sessions?: {number: number; startedAt: string; cpuModel: string}[];
  finishedAt?: string;
  journal?: {file: string; lines: number; bytes: number; sha256: string};
  pinnedCores?: Record<string, number[]>;
  canary?: string;
  rejectedRuns?: {reason: string; count: number}[];
}

interface Origin {
  kind: 'published' | 'tool-output' | 'harness';
  /** those of a published file */
  sources?: Source[];
  tables?: Record<string, {source: string; heading: string; conditions?: string}>;
  sameAs?: SameAs[];
  /** of a tool's output */
  importedBy?: ImportedBy;
  /** of a harness' file */
  harness?: Harness;
}

export interface Run {
  /** `<study>/<run>` */
  id: string;
  evidence: 'vendor' | 'independent' | 'production' | 'own' | 'model' | 'collection';
  /** a day, or `unknown` */
  measuredOn: string;
  measuredUntil?: string;
  supersededBy?: string;
  origin: Origin;
  environment: Environment;
  load: Load;
  scenarios: Record<string, Scenario>;
  systems: Record<string, System>;
  measurements: Measurement[];
  notes?: string[];
}
