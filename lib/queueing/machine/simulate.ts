import {recordOf} from './record.ts';
import {requireSetup} from './setup.ts';
import type {Levels} from './levels.ts';
import type {Segment} from './record.ts';
import type {CompleteSetup, Setup} from './setup.ts';

/**
 * columns by request in the order of arrival: when it came, when it got a slot and when it was answered, NaN where it
 * never did; requests dropped at the cap aren't among them
 */
export type Requests = {
  arrivedS: Float64Array;
  startedS: Float64Array;
  answeredS: Float64Array;
  count: number;
  answered: number;
  dropped: number;
};

export type SimulationRecord = {
  setup: CompleteSetup;
  requests: Requests;
  segments: Segment[];
  levels: Levels;
  elapsedS: number;
};

/**
 * Simulates a pool of workers under load. Requests wait first come, first served for a free slot (a worker, or a
 * coroutine of one); a worker runs the code of one slot at a time, and workers, database, web server and load generator
 * share the cores, first come, first served. Arrivals and each request's work come from random streams of their own, so
 * that two pools with the same seed get the same requests. The same setup gives the same record.
 *
 * @returns `segments` only if the setup `keepsSegments`; the run ends with the last answer, or with
 * `durationS`, and `gracefulStopS` after it, where those are given
 * @throws {RangeError} on numbers out of range, all named, a run without an end, or more than two million requests
 */
export function simulate(setup: Setup): SimulationRecord {
  requireSetup(setup);
  return recordOf(setup);
}
