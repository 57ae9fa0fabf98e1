import {closedNetwork} from '../queueing/closed-network.ts';
import {valueOf} from '../result/read.ts';
import type {Run} from './measured-point.ts';
import type {Points} from './types.ts';

/**
 * Throughput over the number of workers in the model of a closed network, for blocking workers and for workers
 * with coroutines, each with the CPU time T_cpu of an application that boots per request and of one that keeps
 * its state.
 *
 * @param theory run that states T_cpu and T_io
 * @param wanted ids of the measurements that state the two T_cpu; cores; coroutines of each worker; largest number of workers
 * @returns kind `models`, four curves, the two ceilings cores / T_cpu as
 * references; unit perS
 */
export function stateAndWaiting(
  theory: Run,
  {
    dropped,
    kept,
    cores,
    coroutinesPerWorker,
    to,
    every = 8,
  }: {
    dropped: string;
    kept: string;
    cores: number;
    coroutinesPerWorker: number;
    to: number;
    every?: number;
  },
): Points {
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
        role: 'model' as const,
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

/** Close together where workers are fewer than cores, because there the curves bend. */
function workerAxis(cores: number, to: number, every: number) {
  const few = Array.from({length: cores + 1}, (_, workers) => workers);
  const many = Array.from({length: Math.floor(to / every) + 1}, (_, step) => step * every);
  return [...new Set([...few, ...many])].sort((a, b) => a - b);
}

function throughput(
  request: {cpuS: number; ioS: number},
  workers: number,
  slots: number,
  cores: number,
) {
  const busy = slots > 1 ? Math.min(workers, cores) : cores;
  return closedNetwork({customers: workers * slots, ...request, cores: busy}).throughputPerS;
}
