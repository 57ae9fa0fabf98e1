// @ts-check
import {all, cell, cpuUs, ratio, wallUs, withEnds} from './read.js';

const PAIRS = ['pair', 'pair-batched', 'pair-ping-pong'];
const digitsOf = (scenario) => (scenario === 'pair-ping-pong' ? 0 : 1);

const pair = (scenario) => ({
  ...withEnds(`us-${scenario}`, {unit: 'us', digits: digitsOf(scenario)}, (runs) =>
    cpuUs(runs, cell('fiber', scenario)),
  ),
  ...withEnds(`wall-us-${scenario}`, {unit: 'us', digits: digitsOf(scenario)}, (runs) =>
    wallUs(runs, cell('fiber', scenario)),
  ),
});

const over = (name, a, b, digits = 1) =>
  withEnds(name, {unit: 'ratio', digits}, (runs) =>
    ratio(cpuUs(runs, cell('fiber', a)), cpuUs(runs, cell('fiber', b))),
  );

/** What a message costs that leaves its process. */
export const processes = {
  ...all(PAIRS.map(pair)),
  ...over('pair-over-local', 'pair', 'one-actor', 0),
  ...over('pair-over-batched', 'pair', 'pair-batched'),
  ...over('batched-over-local', 'pair-batched', 'one-actor'),
  ...withEnds('round-trip-over-local', {unit: 'ratio', digits: 0}, (runs) =>
    ratio(wallUs(runs, cell('fiber', 'pair-ping-pong')), wallUs(runs, cell('fiber', 'ping-pong'))),
  ),
  'per-write': {unit: 'count', of: () => 100},
};
