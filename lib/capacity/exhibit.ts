import {measurementsOf, valueOf} from '../result/read.ts';
import {loadNumber, workersOf} from '../result/stated.ts';
import type {Run} from '../result/types.ts';

/**
 * A saturated server of an open-load run with a cap on virtual users, for the exhibit on that cap.
 *
 * @param run whose load is open with `maxVus`
 * @param system id of a blocking system in it
 * @returns points by ascending workers
 * @throws {Error} when a number that this needs is absent
 */
export function exhibitOf(
  run: Run,
  system: string,
): {
  load: {arrivalRatePerS: number; durationS: number; gracefulStopS: number; maxVus: number};
  label: string;
  runtime: string;
  points: {
    id: string;
    workers: number;
    throughputPerS: number;
    p50Ms: number;
    droppedShare: number;
  }[];
} {
  const {label, runtime} = run.systems[system];
  const points = publishedPoints(run, system);
  const [first] = measurementsOf(run, {system});
  const load = {
    arrivalRatePerS: loadNumber(run, first.id, 'arrivalRatePerS'),
    durationS: loadNumber(run, first.id, 'durationS'),
    gracefulStopS: loadNumber(run, first.id, 'gracefulStopS'),
    maxVus: loadNumber(run, first.id, 'maxVus'),
  };
  return {load, label, runtime, points};
}

function publishedPoints(run: Run, system: string) {
  return measurementsOf(run, {system, status: 'measured'})
    .map(({id}) => ({
      ...{id, workers: workersOf(run, id)},
      throughputPerS: valueOf(run, id, 'throughputPerS'),
      p50Ms: valueOf(run, id, 'latencyMs.p50'),
      droppedShare: valueOf(run, id, 'droppedShare'),
    }))
    .sort((a, b) => a.workers - b.workers);
}
