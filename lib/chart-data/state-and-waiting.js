// @ts-check
import {closedNetwork} from '../queueing/closed-network.js';
import {valueOf} from '../result/read.js';

/**
 * Throughput over the number of workers in the model of a closed network, for blocking workers and for workers
 * with coroutines, each with the CPU time T_cpu of an application that boots per request and of one that keeps
 * its state.
 *
 * @param {import('./measured-point.js').Run} theory run that states T_cpu and T_io
 * @param {{dropped: string, kept: string, cores: number, coroutinesPerWorker: number, to: number, every?: number}} wanted
 *   ids of the measurements that state the two T_cpu; cores; coroutines of each worker; largest number of workers
 * @returns {import('./types.js').Points} kind `models`, four curves, the two ceilings cores / T_cpu as
 *   references; unit perS
 */
export function stateAndWaiting(
  theory,
  {dropped, kept, cores, coroutinesPerWorker, to, every = 8},
) {
  const values = workerAxis(cores, to, every);
  const states = {dropped, kept};
  const curves = Object.entries(states).flatMap(([state, id]) => {
    const request = {
      cpuS: valueOf(theory, id, 'cpuMs') / 1000,
      ioS: valueOf(theory, id, 'ioMs') / 1000,
    };
    return Object.entries({coroutine: coroutinesPerWorker, blocking: 1}).map(
      ([waiting, slots]) => ({
        id: `${waiting}-${state}`,
        runtime: null,
        token: `model-${waiting}-${state}`,
        role: /** @type {const} */ ('model'),
        points: values.map((x) => ({x, y: x === 0 ? 0 : throughput(request, x, slots, cores)})),
      }),
    );
  });
  return {
    kind: 'models',
    x: {unit: 'count', values, ticks: values.filter((x) => x % (to / 4) === 0)},
    y: {unit: 'perS'},
    series: curves,
    references: Object.entries(states).map(([state, id]) => ({
      id: `ceiling-${state}`,
      y: (cores * 1000) / valueOf(theory, id, 'cpuMs'),
    })),
  };
}

/**
 * Close together where workers are fewer than cores, because there the curves bend.
 *
 * @param {number} cores
 * @param {number} to
 * @param {number} every
 */
function workerAxis(cores, to, every) {
  const few = Array.from({length: cores + 1}, (_, workers) => workers);
  const many = Array.from({length: Math.floor(to / every) + 1}, (_, step) => step * every);
  return [...new Set([...few, ...many])].sort((a, b) => a - b);
}

/** @param {{cpuS: number, ioS: number}} request @param {number} workers @param {number} slots @param {number} cores */
function throughput(request, workers, slots, cores) {
  const busy = slots > 1 ? Math.min(workers, cores) : cores;
  return closedNetwork({customers: workers * slots, ...request, cores: busy}).throughputPerS;
}
