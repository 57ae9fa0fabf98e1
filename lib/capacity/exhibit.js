import {loadOf, measurementsOf, valueOf} from '../result/read.js';

/**
 * A saturated server of an open-load run with a cap on virtual users, for the exhibit on that cap.
 *
 * @param {object} run result file whose load is open with `maxVus`
 * @param {string} system id of a blocking system in it
 * @returns {{load: {arrivalRatePerS: number, durationS: number, gracefulStopS: number, maxVus: number},
 *   label: string, runtime: string,
 *   points: {id: string, workers: number, throughputPerS: number, p50Ms: number, droppedShare: number}[]}}
 *   points by ascending workers
 * @throws {Error} when a number that this needs is absent
 */
export function exhibitOf(run, system) {
  const {label, runtime} = run.systems[system];
  const points = publishedPoints(run, system);
  const [first] = measurementsOf(run, {system});
  const {arrivalRatePerS, durationS, gracefulStopS, maxVus} = loadOf(run, first);
  return {load: {arrivalRatePerS, durationS, gracefulStopS, maxVus}, label, runtime, points};
}

/** @param {object} run @param {string} system */
function publishedPoints(run, system) {
  return measurementsOf(run, {system, status: 'measured'})
    .map(({id, workers}) => ({
      ...{id, workers},
      throughputPerS: valueOf(run, id, 'throughputPerS'),
      p50Ms: valueOf(run, id, 'latencyMs.p50'),
      droppedShare: valueOf(run, id, 'droppedShare'),
    }))
    .sort((a, b) => a.workers - b.workers);
}
