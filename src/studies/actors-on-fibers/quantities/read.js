// @ts-check
import {measurementOf, quantity} from '../../../../lib/result/read.js';
import {valueWithEnds} from '../../../../lib/result/stated.js';
import {median} from '../../../../lib/statistics/index.js';

/** @import {Quantities, Shown} from '../../types.js' */

/**
 * @typedef {import('../../types.js').RunOf} RunOf
 * @typedef {{values: readonly number[]}} Blocks a value of each block, in order
 * @typedef {Blocks & {value: number, low: number, high: number}} InBlocks with their median and its interval
 */

/** The run of this study. */
export const OWN = 'actors-on-fibers/two-cores';

export const RUNTIMES = ['fiber', 'swoole', 'swow'];
/** The runtimes’ own colours are too near to one another to stand side by side. */
export const COLOURS = {fiber: 'group-1', swoole: 'group-2', swow: 'group-3'};

const US_PER_MS = 1000;
/** Fewer blocks have no smallest and largest ratio between which the median lies with 95 %. */
const FEWEST_BLOCKS = 6;

/**
 * Id of a measurement; OPcache on and JIT off unless it says otherwise.
 *
 * @param {string} runtime
 * @param {string} scenario
 * @param {string} [mode]
 */
export const cell = (runtime, scenario, mode = 'opcache') => `${runtime}-${mode}-${scenario}`;

/**
 * CPU time of one operation of a cell, µs, in each block.
 *
 * @param {RunOf} runs
 * @param {string} id
 * @returns {InBlocks}
 */
export function cpuUs(runs, id) {
  const {value, low, high} = valueWithEnds(runs(OWN), id, 'cpuMs');
  const {values = [value]} = quantity(runs(OWN), id, 'cpuMs');
  return {
    value: value * US_PER_MS,
    values: values.map((ms) => ms * US_PER_MS),
    low: low * US_PER_MS,
    high: high * US_PER_MS,
  };
}

/**
 * Wall time of one operation of a cell, µs, in each block.
 *
 * @param {RunOf} runs
 * @param {string} id
 * @returns {InBlocks}
 */
export function wallUs(runs, id) {
  const run = runs(OWN);
  const path = measurementOf(run, id).values.messagesPerS ? 'messagesPerS' : 'operationsPerS';
  const {value, values = [value]} = quantity(run, id, path);
  return inEachBlock(values.map((perS) => 1e6 / perS));
}

/** Median of values of all blocks, with the smallest and the largest. @param {readonly number[]} values @returns {InBlocks} */
function inEachBlock(values) {
  if (values.length < FEWEST_BLOCKS) {
    throw new RangeError(`${values.length} blocks: an interval needs ${FEWEST_BLOCKS} or more.`);
  }
  return {value: median(values), values, low: Math.min(...values), high: Math.max(...values)};
}

/** Ratio of two times within blocks: a over b. @param {Blocks} a @param {Blocks} b @returns {InBlocks} */
export const ratio = (a, b) => inEachBlock(a.values.map((value, block) => value / b.values[block]));

/** Share of `before` that `after` saves, within blocks. @param {Blocks} before @param {Blocks} after @returns {InBlocks} */
export const saved = (before, after) =>
  inEachBlock(before.values.map((value, block) => 1 - after.values[block] / value));

/**
 * Three quantities of a value with an interval: `<name>`, `<name>-low`, `<name>-high`.
 *
 * @param {string} name
 * @param {Shown} shown
 * @param {(runs: RunOf) => {value: number, low: number, high: number}} of
 * @returns {Quantities}
 */
export const withEnds = (name, shown, of) => ({
  [name]: {...shown, of: (runs) => of(runs).value},
  [`${name}-low`]: {...shown, of: (runs) => of(runs).low},
  [`${name}-high`]: {...shown, of: (runs) => of(runs).high},
});

/** Families of quantities as one object. @param {readonly Quantities[]} families @returns {Quantities} */
export const all = (families) => Object.assign({}, ...families);
