// @ts-check
import {measurementsOf, valueOf} from '../result/read.js';
import {coresOf, loadNumber, requireNumber, workersOf} from '../result/stated.js';
import {inferTimes} from './inferred-times.js';

/**
 * @typedef {import('../result/types.js').Run} Run
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
 * @param {Run} run with one scenario, blocking systems and one coroutine system
 * @returns {MeasuredServers}
 * @throws {RangeError | Error} when a number that this needs is absent or cannot be
 */
export function measuredServers(run) {
  const coroutineId = firstSystem(run, 'coroutine');
  const firstBlocking = firstSystem(run, 'blocking');
  const coroutines = pointsOf(run, coroutineId)[0];
  const [{queriesPerRequest}] = Object.values(run.scenarios);
  const {coroutinesPerWorker} = run.systems[coroutineId];
  return {
    run: run.id,
    cores: coresOf(run),
    queries: requireNumber(queriesPerRequest, `queriesPerRequest of run “${run.id}”`),
    arrivalRatePerS: loadNumber(
      run,
      measurementsOf(run, {system: coroutineId})[0].id,
      'arrivalRatePerS',
    ),
    coroutinesPerWorker: requireNumber(
      coroutinesPerWorker,
      `coroutinesPerWorker of run “${run.id}”`,
    ),
    servers: Object.keys(run.systems).map((id) => {
      const blocking = pointsOf(run, id === coroutineId ? firstBlocking : id)[0];
      return serverOf(run, id, inferTimes({blocking, coroutines}));
    }),
  };
}

/**
 * One of them by the id of its system.
 *
 * @param {Run} run as for `measuredServers`
 * @param {string} id
 * @returns {MeasuredServer}
 * @throws {RangeError | Error} as `measuredServers` does, or naming the systems that exist
 */
export function measuredServer(run, id) {
  const {servers} = measuredServers(run);
  const found = servers.find((server) => server.id === id);
  if (found) return found;
  throw new RangeError(
    `measuredServer: run “${run.id}” has no system “${id}”; there are: ${servers.map((each) => each.id).join(', ')}.`,
  );
}

/**
 * @param {Run} run
 * @param {'coroutine' | 'blocking'} waiting
 * @returns {string} id of the first system that waits so
 */
function firstSystem(run, waiting) {
  const found = Object.entries(run.systems).find(([, system]) => system.waiting === waiting);
  if (found) return found[0];
  throw new RangeError(
    `measuredServers: run “${run.id}” has no system with waiting “${waiting}”. Choose a run with blocking systems and one with coroutines.`,
  );
}

/** @param {Run} run @param {string} id @param {{serviceS: number, cpuS: number, ioS: number}} times */
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

/** @param {Run} run @param {string} system @returns {MeasuredPoint[]} by ascending workers */
function pointsOf(run, system) {
  return measurementsOf(run, {system, status: 'measured'})
    .map(({id}) => ({
      id,
      workers: workersOf(run, id),
      throughputPerS: valueOf(run, id, 'throughputPerS'),
    }))
    .sort((a, b) => a.workers - b.workers);
}

/** @param {Run} run @param {MeasuredPoint[]} points */
function idleMbPerWorker(run, points) {
  const [first, last] = [points[0], points[points.length - 1]];
  const idle = (/** @type {MeasuredPoint} */ {id}) => valueOf(run, id, 'memoryMb.idle');
  return (idle(last) - idle(first)) / (last.workers - first.workers);
}
