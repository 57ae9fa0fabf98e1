import {all, cell, cpuUs, ratio, RUNTIMES, saved, withEnds} from './read.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';
import type {InBlocks} from './read.ts';

/** Tests in which an actor handles what is sent to it. */
export const THROUGHPUT = ['one-actor', 'burst', 'stateful', 'fan-out', 'multi-dispatch'];
export const LIFECYCLE = ['spawn', 'kill', 'spawn-kill'];
const SCENARIOS = [...THROUGHPUT, ...LIFECYCLE, 'dispatch', 'ping-pong'];
const JIT = ['one-actor', 'ping-pong'];
/** Times nearer to one another than this count as equal. */
const EQUIVALENCE = 1.05;

const digitsOf = (scenario: string) => (LIFECYCLE.includes(scenario) ? 1 : 2);

const times = (runtime: string, scenario: string) =>
  withEnds(`us-${runtime}-${scenario}`, {unit: 'us', digits: digitsOf(scenario)}, (runs) =>
    cpuUs(runs, cell(runtime, scenario)),
  );

const overFiber = (runs: RunOf, runtime: string, scenario: string) =>
  ratio(cpuUs(runs, cell(runtime, scenario)), cpuUs(runs, cell('fiber', scenario)));

const ratios = (runtime: string, scenario: string) =>
  withEnds(`${runtime}-over-fiber-${scenario}`, {unit: 'ratio', digits: 2}, (runs) =>
    overFiber(runs, runtime, scenario),
  );

const jit = (runtime: string, scenario: string) => ({
  ...withEnds(`us-jit-${runtime}-${scenario}`, {unit: 'us', digits: 2}, (runs) =>
    cpuUs(runs, cell(runtime, scenario, 'jit')),
  ),
  ...withEnds(`jit-saves-${runtime}-${scenario}`, {unit: 'share', digits: 0}, (runs) =>
    saved(cpuUs(runs, cell(runtime, scenario)), cpuUs(runs, cell(runtime, scenario, 'jit'))),
  ),
});

/** In how many of the throughput tests Swoole takes more, or less, time than Fibers, beyond the margin. */
const swooleCount = (is: (times: InBlocks) => boolean): Quantity => ({
  unit: 'count',
  of: (runs) => THROUGHPUT.filter((test) => is(overFiber(runs, 'swoole', test))).length,
});

/** Of all runtimes, the least and the most time of a test. */
const cheapest = (runs: RunOf, test: string) =>
  Math.min(...RUNTIMES.map((runtime) => cpuUs(runs, cell(runtime, test)).value));
const dearest = (runs: RunOf, test: string) =>
  Math.max(...RUNTIMES.map((runtime) => cpuUs(runs, cell(runtime, test)).value));

/** What a message and an actor’s life cost in one process. */
export const messages: Quantities = {
  ...all(RUNTIMES.flatMap((runtime) => SCENARIOS.map((scenario) => times(runtime, scenario)))),
  ...all(['swoole', 'swow'].flatMap((runtime) => SCENARIOS.map((test) => ratios(runtime, test)))),
  ...all(RUNTIMES.flatMap((runtime) => JIT.map((scenario) => jit(runtime, scenario)))),
  'least-us': {
    unit: 'us',
    digits: 2,
    of: (runs) => Math.min(...THROUGHPUT.map((test) => cheapest(runs, test))),
  },
  'most-us': {
    unit: 'us',
    digits: 2,
    of: (runs) => Math.max(...THROUGHPUT.map((test) => dearest(runs, test))),
  },
  'throughput-tests': {unit: 'count', of: () => THROUGHPUT.length},
  'swoole-slower': swooleCount(({low}) => low > EQUIVALENCE),
  'swoole-faster': swooleCount(({high}) => high < 1 / EQUIVALENCE),
  ...withEnds('short-mailbox-saves', {unit: 'share', digits: 0}, (runs) =>
    saved(cpuUs(runs, cell('fiber', 'one-actor')), cpuUs(runs, cell('fiber', 'short-mailbox'))),
  ),
  ...withEnds('us-fiber-short-mailbox', {unit: 'us', digits: 2}, (runs) =>
    cpuUs(runs, cell('fiber', 'short-mailbox')),
  ),
  ...withEnds('fiber-over-swoole-spawn-kill', {unit: 'ratio', digits: 1}, (runs) =>
    ratio(cpuUs(runs, cell('fiber', 'spawn-kill')), cpuUs(runs, cell('swoole', 'spawn-kill'))),
  ),
  ...withEnds('opcache-saves', {unit: 'share', digits: 0}, (runs) =>
    saved(
      cpuUs(runs, cell('fiber', 'one-actor', 'no-opcache')),
      cpuUs(runs, cell('fiber', 'one-actor')),
    ),
  ),
  ...withEnds('spawn-over-message', {unit: 'ratio', digits: 0}, (runs) =>
    ratio(cpuUs(runs, cell('fiber', 'spawn')), cpuUs(runs, cell('fiber', 'one-actor'))),
  ),
  ...withEnds('fiber-over-swoole-kill', {unit: 'ratio', digits: 1}, (runs) =>
    ratio(cpuUs(runs, cell('fiber', 'kill')), cpuUs(runs, cell('swoole', 'kill'))),
  ),
};
