import {loadOf, measurementsOf, valueOf} from '../result/read.js';
import {inferTimes} from './inferred-times.js';

/**
 * @typedef {{id: string, workers: number, throughputPerS: number}} MeasuredPoint
 * @typedef {{id: string, label: string, runtime: string, coroutines: boolean, workerMb: number,
 *   cpuS: number, ioS: number, serviceS: number, fittedTo: string, points: MeasuredPoint[]}} MeasuredServer
 *   `fittedTo` is the point whose rate gave the times: the model is right there by construction
 * @typedef {{run: string, cores: number, queries: number, arrivalRatePerS: number,
 *   coroutinesPerWorker: number, servers: MeasuredServer[]}} MeasuredServers
 */

/**
 * Reads one run as servers to which the capacity model can be held: T_cpu as the limit that the
 * coroutine server's smallest size leaves (N/X), T_io as the rest of the service time that a blocking
 * server's smallest size reveals, memory per worker as the slope of its idle memory.
 *
 * The times are inferred, never measured: the run records no CPU time. The coroutine server gets the
 * wait of the first blocking server, for it runs the same queries.
 *
 * @param {object} run result file with one scenario, blocking systems and one coroutine system
 * @returns {MeasuredServers}
 * @throws {RangeError | Error} when a number that this needs is absent or cannot be
 */
export function measuredServers(run) {
  const ids = Object.keys(run.systems);
  const coroutineId = ids.find((id) => run.systems[id].waiting === 'coroutine');
  const firstBlocking = ids.find((id) => run.systems[id].waiting === 'blocking');
  const coroutines = pointsOf(run, coroutineId)[0];
  const [scenario] = Object.values(run.scenarios);
  return {
    run: run.id,
    cores: run.environment.cores,
    queries: scenario.queriesPerRequest,
    arrivalRatePerS: loadOf(run, measurementsOf(run, {system: coroutineId})[0]).arrivalRatePerS,
    coroutinesPerWorker: run.systems[coroutineId].coroutinesPerWorker,
    servers: ids.map((id) => {
      const blocking = pointsOf(run, id === coroutineId ? firstBlocking : id)[0];
      return serverOf(run, id, inferTimes({blocking, coroutines}));
    }),
  };
}

/** @param {object} run @param {string} id @param {{serviceS: number, cpuS: number, ioS: number}} times */
function serverOf(run, id, times) {
  const {label, runtime, waiting} = run.systems[id];
  const points = pointsOf(run, id);
  return {
    ...{id, label, runtime, coroutines: waiting === 'coroutine'},
    workerMb: idleMbPerWorker(run, points),
    ...times,
    fittedTo: points[0].id,
    points,
  };
}

/** @param {object} run @param {string} system @returns {MeasuredPoint[]} by ascending workers */
function pointsOf(run, system) {
  return measurementsOf(run, {system, status: 'measured'})
    .map(({id, workers}) => ({id, workers, throughputPerS: valueOf(run, id, 'throughputPerS')}))
    .sort((a, b) => a.workers - b.workers);
}

/** @param {object} run @param {MeasuredPoint[]} points */
function idleMbPerWorker(run, points) {
  const [first, last] = [points[0], points.at(-1)];
  const idle = (/** @type {MeasuredPoint} */ {id}) => valueOf(run, id, 'memoryMb.idle');
  return (idle(last) - idle(first)) / (last.workers - first.workers);
}
