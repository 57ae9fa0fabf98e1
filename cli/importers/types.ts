import type {Load, Measurement, Run, Scenario, System} from '../../lib/result/types.ts';

export type {Load, Measurement, Run};

/**
 * Shapes that importers share.
 *
 * a number in our unit; a word; a group of amounts by name, among them `{values}`, which are repeats, and `{value}`,
 * a quantity with more than a number
 */
export type Amount = number | string | readonly number[] | boolean | Amounts | undefined;

export type Amounts = {[name: string]: Amount};

/** in milliseconds */
export type Latency = Amounts &
  Partial<Record<'min' | 'mean' | 'max', number>> & {measuredFrom?: 'sent' | 'intended-start'};

/** of a measurement of one run */
export type Values = Amounts & {latencyMs?: Latency} & Partial<
    Record<
      | 'throughputPerS'
      | 'sentRatePerS'
      | 'errorRatio'
      | 'completedRequests'
      | 'droppedRequests'
      | 'bytesPerS'
      | 'elapsedS',
      number
    >
  >;

export type Histogram = {unit: string; bins: [number, number, number][]};

/** what a tool prints and can't be trusted, or doesn't say */
export interface Omission {
  /** path of it */
  value: string;
  /** key of its sentence */
  reason: string;
}

export type StatedSystem = {id: string} & Partial<System>;

export type StatedScenario = {id: string} & Partial<Scenario>;

/** what one output file says of one run */
export interface Reading {
  /** `unknown` where the tool doesn't say it */
  toolVersion: string;
  values: Values;
  omitted: Omission[];
  /** values that the tool leaves out when they are 0 */
  absentMeansNone: string[];
  /** scenarios of one script that the numbers are of together */
  mixes: string[];
  ranForS?: number;
  clockStepS?: number;
  histogram?: Histogram;
  /** what the output states: facts given with it must not contradict it */
  load?: Partial<Load>;
  /**
   * of a closed load, unless something else is given: the tool has no think
   * time, but options or scripts that its output doesn't mention can slow it down
   */
  presumed?: Pick<Load, 'thinkTimeS'>;
  /** what the output says of the rate that was asked for */
  offered?: Offered;
  /** by how much the tool may run longer than asked */
  tailS?: number;
  /** virtual users or connections that the run had */
  users?: {least?: number; most?: number};
  /** whole steps that the tool counts latencies in */
  latencyStepMs?: number;
  /** intervals between two answers of a connection beyond which the tool adds samples */
  correctsBeyond?: number;
  /** runs of a timed command that failed */
  failures?: {place: string; code: number; failed: number; of: number};
  parameters?: Record<string, string | number>;
  status?: Measurement['status'];
  repeats?: number;
  sentRatePerS?: number;
  notes?: string[];
  system?: StatedSystem;
  scenario?: StatedScenario;
  id?: string;
  label?: string;
  measuredOn?: string;
  startedAt?: string;
  processGroups?: (Amounts & {name: string})[];
  /** what only the person who ran it knows */
  asksFor?: string[];
}

/** what a reader found, before what every reading has is put beside it */
export type Said = Partial<Reading>;

export interface Offered {
  /**
   * counts, each of which can be what the rate was of: requests or iterations, with those that
   * were dropped
   */
  requests: number[];
  /** time that the rate was asked for over; else the requested duration */
  overS?: number;
  /** they are what was sent, so less than the rate shows that the tool fell behind */
  sent?: boolean;
}

/** readings of one point as one: its values may have repeats */
export type Combined = Omit<Reading, 'values'> & {values: Amounts};

/** of the measurements of one file, or of all files */
export interface MeasurementFacts {
  id?: string;
  system?: string;
  scenario?: string;
  workers?: number;
  load?: Partial<Load>;
  parameters?: Record<string, string | number>;
  notes?: string[];
}

/** facts that a tool's output lacks, from the about file and the flags */
export interface Metadata {
  id?: string;
  evidence?: Run['evidence'];
  measuredOn?: string;
  measuredUntil?: string;
  sources: NonNullable<Run['origin']['sources']>;
  environment: Partial<Run['environment']>;
  load: Partial<Omit<Load, 'tool'>> & {tool?: {name?: string; version?: string; command?: string}};
  /** by id */
  scenarios: Record<string, Partial<Scenario>>;
  /** by id */
  systems: Record<string, Partial<System>>;
  measurement: MeasurementFacts;
  /** by name */
  files: Record<string, MeasurementFacts>;
  notes: string[];
}
