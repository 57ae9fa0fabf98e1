import {measurementOf, quantity} from '../../../lib/result/read.ts';
import {valueWithEnds} from '../../../lib/result/stated.ts';
import {median} from '../../../lib/statistics/index.ts';
import type {RunOf} from '../types.ts';

/** a value of each block, in order */
export type Blocks = {values: readonly number[]};

/** with their median and its interval */
export type InBlocks = Blocks & {value: number; low: number; high: number};

/** The run of this study. */
export const OWN = 'actors-on-fibers/two-cores';

/** Tests in which an actor handles what is sent to it. */
export const THROUGHPUT = ['one-actor', 'burst', 'stateful', 'fan-out', 'multi-dispatch'];
export const LIFECYCLE = ['spawn', 'kill', 'spawn-kill'];
/** Stages that were timed without and with the JIT. */
export const STAGES = ['allocate', 'mailbox', 'dispatch', 'serialise', 'unserialise'];
/** Stages that run in C almost alone. */
export const STAGES_IN_C = ['id', 'queue'];

export const RUNTIMES = ['fiber', 'swoole', 'swow'];
/** The runtimes’ own colours are too near to one another to stand side by side. */
export const COLOURS = {fiber: 'group-1', swoole: 'group-2', swow: 'group-3'};

const US_PER_MS = 1000;
/** Fewer blocks have no smallest and largest ratio between which the median lies with 95 %. */
const FEWEST_BLOCKS = 6;

/** Id of a measurement; OPcache on and JIT off unless it says otherwise. */
export const cell = (runtime: string, scenario: string, mode: string = 'opcache') =>
  `${runtime}-${mode}-${scenario}`;

/** CPU time of one operation of a cell, µs, in each block. */
export function cpuUs(runs: RunOf, id: string): InBlocks {
  const {value, low, high} = valueWithEnds(runs(OWN), id, 'cpuMs');
  const {values = [value]} = quantity(runs(OWN), id, 'cpuMs');
  return {
    value: value * US_PER_MS,
    values: values.map((ms) => ms * US_PER_MS),
    low: low * US_PER_MS,
    high: high * US_PER_MS,
  };
}

/** Wall time of one operation of a cell, µs, in each block. */
export function wallUs(runs: RunOf, id: string): InBlocks {
  const run = runs(OWN);
  const path = measurementOf(run, id).values.messagesPerS ? 'messagesPerS' : 'operationsPerS';
  const {value, values = [value]} = quantity(run, id, path);
  return inEachBlock(values.map((perS) => 1e6 / perS));
}

/** Median of values of all blocks, with the smallest and the largest. */
function inEachBlock(values: readonly number[]): InBlocks {
  if (values.length < FEWEST_BLOCKS) {
    throw new RangeError(`${values.length} blocks: an interval needs ${FEWEST_BLOCKS} or more.`);
  }
  return {value: median(values), values, low: Math.min(...values), high: Math.max(...values)};
}

/** Ratio of two times within blocks: a over b. */
export const ratioOf = (a: Blocks, b: Blocks): InBlocks =>
  inEachBlock(a.values.map((value, block) => value / b.values[block]));

/** Share of `before` that `after` saves, within blocks. */
export const saved = (before: Blocks, after: Blocks): InBlocks =>
  inEachBlock(before.values.map((value, block) => 1 - after.values[block] / value));
