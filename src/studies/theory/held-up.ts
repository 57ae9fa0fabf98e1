import {loneTimes} from '../../../lib/gains/framework-cells.ts';
import {heldUpByLoop, heldUpBySharing} from '../../../lib/queueing/head-of-line.ts';
import {simulate, summarise} from '../../../lib/queueing/index.ts';
import {present} from '../../../lib/typed.ts';
import type {RunOf} from '../types.ts';

export const LARAVEL_ALONE = 'laravel-on-swoole/one-request';
export const LARAVEL_SHARED = 'laravel-on-swoole/two-cores';

/** Two workers with eight coroutines each, or as many processes, on two cores; one request in twenty computes for long. */
export const HELD = Object.freeze({
  ...{arrivalRatePerS: 20, workers: 2, coroutines: 8, cores: 2},
  ...{every: 20, heavyCpuS: 0.1, sliceS: 0.0001, requests: 10_000, seed: 5},
});

/** Laravel on Swoole with everything kept, a request alone in the system: seconds. */
export function laravelRequest(runs: RunOf) {
  const [, {cpuS, ioS}] = loneTimes(runs(LARAVEL_ALONE), 'laravel');
  return {cpuS, ioS, serviceS: cpuS + ioS};
}

/** How many queries it makes, one after the other. */
export const queriesOfRequest = (runs: RunOf) =>
  Number(runs(LARAVEL_SHARED).scenarios['bench-wait-2'].queriesPerRequest);

/** On one worker, by formula. */
export function heldByLoop(runs: RunOf) {
  const {cpuS, serviceS} = laravelRequest(runs);
  const {arrivalRatePerS, workers, every, heavyCpuS} = HELD;
  const load = {arrivalRatePerS: arrivalRatePerS / workers, heavyShare: 1 / every, heavyCpuS};
  return present(heldUpByLoop({...load, cpuS, serviceS}), 'a worker that keeps up');
}

/** In as many processes, by formula: seconds. */
export function heldByProcesses(runs: RunOf) {
  const {cpuS} = laravelRequest(runs);
  const {arrivalRatePerS, every, heavyCpuS, cores} = HELD;
  const load = {arrivalRatePerS, heavyShare: 1 / every, heavyCpuS, cpuS, cores};
  return present(heldUpBySharing(load), 'cores that keep up');
}

/** What the simulator says of the requests that don’t compute for long, as coroutines or as processes. */
export function heldSimulated(runs: RunOf, kind: 'coroutines' | 'processes') {
  const {cpuS, ioS} = laravelRequest(runs);
  const {workers, coroutines, every, ...rest} = HELD;
  const pool =
    kind === 'coroutines'
      ? {workers, coroutinesPerWorker: coroutines}
      : {workers: workers * coroutines};
  const record = simulate({
    ...{...rest, ...pool, heavyEvery: every, arrivals: 'poisson'},
    ...{cpuS, ioS, ioWaits: queriesOfRequest(runs)},
  });
  return present(summarise(record).latencyS, 'answered requests');
}
