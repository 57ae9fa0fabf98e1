import {all, cell, cpuUs, ratio, RUNTIMES, wallUs, withEnds} from './read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const PAIRS = ['pair', 'pair-batched', 'pair-ping-pong'];
/** What is done in two processes, and its like in one. */
const LOCAL: Record<string, string> = {
  pair: 'one-actor',
  'pair-batched': 'one-actor',
  'pair-ping-pong': 'ping-pong',
};
const digitsOf = (scenario: string) => (scenario === 'pair-ping-pong' ? 0 : 1);

const times = (runtime: string, scenario: string) => {
  const shown = {unit: 'us', digits: digitsOf(scenario)};
  const id = cell(runtime, scenario);
  return {
    ...withEnds(`us-${runtime}-${scenario}`, shown, (runs) => cpuUs(runs, id)),
    ...withEnds(`wall-us-${runtime}-${scenario}`, shown, (runs) => wallUs(runs, id)),
  };
};

/** Two processes over one, on one runtime: CPU time, and wall time. */
const overLocal = (runtime: string, scenario: string) => {
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

const batching = (runtime: string) =>
  withEnds(`${runtime}-pair-over-batched`, {unit: 'ratio', digits: 1}, (runs) =>
    ratio(cpuUs(runs, cell(runtime, 'pair')), cpuUs(runs, cell(runtime, 'pair-batched'))),
  );

/** CPU and wall time on a runtime over that on Fibers, within blocks. */
const overFiber = (runtime: string, scenario: string) => ({
  ...withEnds(`${runtime}-over-fiber-${scenario}`, {unit: 'ratio', digits: 2}, (runs) =>
    ratio(cpuUs(runs, cell(runtime, scenario)), cpuUs(runs, cell('fiber', scenario))),
  ),
  ...withEnds(`wall-${runtime}-over-fiber-${scenario}`, {unit: 'ratio', digits: 2}, (runs) =>
    ratio(wallUs(runs, cell(runtime, scenario)), wallUs(runs, cell('fiber', scenario))),
  ),
});

/** The least and the most of all runtimes, by their medians. */
const ends = (name: string, timeOf: typeof cpuUs, scenario: string): Quantities => {
  const among = (runs: RunOf) =>
    RUNTIMES.map((runtime) => timeOf(runs, cell(runtime, scenario)).value);
  const shown = {unit: 'us', digits: digitsOf(scenario)};
  return {
    [`${name}-least`]: {...shown, of: (runs) => Math.min(...among(runs))},
    [`${name}-most`]: {...shown, of: (runs) => Math.max(...among(runs))},
  };
};

/** What a message costs that leaves its process. */
export const processes: Quantities = {
  ...all(RUNTIMES.flatMap((runtime) => PAIRS.map((scenario) => times(runtime, scenario)))),
  ...all(RUNTIMES.flatMap((runtime) => PAIRS.map((scenario) => overLocal(runtime, scenario)))),
  ...all(['swoole', 'swow'].flatMap((runtime) => PAIRS.map((pair) => overFiber(runtime, pair)))),
  ...all(RUNTIMES.map(batching)),
  ...ends('us-pair', cpuUs, 'pair'),
  ...ends('us-batched', cpuUs, 'pair-batched'),
  ...ends('wall-us-round-trip', wallUs, 'pair-ping-pong'),
  'per-write': {unit: 'count', of: () => 100},
};
