// @ts-check
import {all, cell, cpuUs, ratio, RUNTIMES, wallUs, withEnds} from './read.js';

const PAIRS = ['pair', 'pair-batched', 'pair-ping-pong'];
/** What is done in two processes, and its like in one. @type {Record<string, string>} */
const LOCAL = {pair: 'one-actor', 'pair-batched': 'one-actor', 'pair-ping-pong': 'ping-pong'};
/** @param {string} scenario */
const digitsOf = (scenario) => (scenario === 'pair-ping-pong' ? 0 : 1);

/** @param {string} runtime @param {string} scenario */
const times = (runtime, scenario) => {
  const shown = {unit: 'us', digits: digitsOf(scenario)};
  const id = cell(runtime, scenario);
  return {
    ...withEnds(`us-${runtime}-${scenario}`, shown, (runs) => cpuUs(runs, id)),
    ...withEnds(`wall-us-${runtime}-${scenario}`, shown, (runs) => wallUs(runs, id)),
  };
};

/** Two processes over one, on one runtime: CPU time, and wall time. @param {string} runtime @param {string} scenario */
const overLocal = (runtime, scenario) => {
  const ids = [cell(runtime, scenario), cell(runtime, LOCAL[scenario])];
  const shown = {unit: 'ratio', digits: scenario === 'pair-batched' ? 1 : 0};
  return {
    ...withEnds(`${runtime}-${scenario}-over-local`, shown, (runs) =>
      ratio(cpuUs(runs, ids[0]), cpuUs(runs, ids[1])),
    ),
    ...withEnds(`wall-${runtime}-${scenario}-over-local`, shown, (runs) =>
      ratio(wallUs(runs, ids[0]), wallUs(runs, ids[1])),
    ),
  };
};

/** @param {string} runtime */
const batching = (runtime) =>
  withEnds(`${runtime}-pair-over-batched`, {unit: 'ratio', digits: 1}, (runs) =>
    ratio(cpuUs(runs, cell(runtime, 'pair')), cpuUs(runs, cell(runtime, 'pair-batched'))),
  );

/**
 * CPU and wall time on a runtime over that on Fibers, within blocks.
 *
 * @param {string} runtime
 * @param {string} scenario
 */
const overFiber = (runtime, scenario) => ({
  ...withEnds(`${runtime}-over-fiber-${scenario}`, {unit: 'ratio', digits: 2}, (runs) =>
    ratio(cpuUs(runs, cell(runtime, scenario)), cpuUs(runs, cell('fiber', scenario))),
  ),
  ...withEnds(`wall-${runtime}-over-fiber-${scenario}`, {unit: 'ratio', digits: 2}, (runs) =>
    ratio(wallUs(runs, cell(runtime, scenario)), wallUs(runs, cell('fiber', scenario))),
  ),
});

/**
 * The least and the most of all runtimes, by their medians.
 *
 * @param {string} name
 * @param {typeof cpuUs} timeOf
 * @param {string} scenario
 * @returns {import('../../types.js').Quantities}
 */
const ends = (name, timeOf, scenario) => {
  /** @param {import('../../types.js').RunOf} runs */
  const among = (runs) => RUNTIMES.map((runtime) => timeOf(runs, cell(runtime, scenario)).value);
  const shown = {unit: 'us', digits: digitsOf(scenario)};
  return {
    [`${name}-least`]: {...shown, of: (runs) => Math.min(...among(runs))},
    [`${name}-most`]: {...shown, of: (runs) => Math.max(...among(runs))},
  };
};

/**
 * What a message costs that leaves its process.
 *
 * @type {import('../../types.js').Quantities}
 */
export const processes = {
  ...all(RUNTIMES.flatMap((runtime) => PAIRS.map((scenario) => times(runtime, scenario)))),
  ...all(RUNTIMES.flatMap((runtime) => PAIRS.map((scenario) => overLocal(runtime, scenario)))),
  ...all(['swoole', 'swow'].flatMap((runtime) => PAIRS.map((pair) => overFiber(runtime, pair)))),
  ...all(RUNTIMES.map(batching)),
  ...ends('us-pair', cpuUs, 'pair'),
  ...ends('us-batched', cpuUs, 'pair-batched'),
  ...ends('wall-us-round-trip', wallUs, 'pair-ping-pong'),
  'per-write': {unit: 'count', of: () => 100},
};
