// @ts-check
import {quantity, valueOf} from '../../../lib/result/read.js';
import {loadNumber} from '../../../lib/result/stated.js';
import {driftFromCoverageS, median, standardErrorOfShare} from '../../../lib/statistics/index.js';

/** @import {Quantities, Run, RunOf, Shown} from '../types.js' */

/** The run of this study. */
export const OWN = 'sampling-profilers/two-cores';
/** A second session: the other workloads, two processes, and a longer baseline for what profiling costs. */
export const MORE = 'sampling-profilers/more';
/** The published run whose sentences are asked of our machine. */
export const PUBLISHED = 'php-fast-profile/tldr';

export const RATES = [99, 499, 999];
export const OUTSIDE = ['phpspy', 'pfp'];
export const SAMPLERS = ['excimer', ...OUTSIDE];
export const FUNCTIONS = ['a', 'b', 'c'];
/** Colours that stand apart; those of the runtimes are too near to each other. @type {Record<string, string>} */
export const COLOURS = {
  excimer: 'group-3',
  phpspy: 'stage-io',
  pfp: 'stage-php',
  perf: 'group-4',
  none: 'group-4',
};

/** @param {string} profiler @param {number} rateHz */
export const known = (profiler, rateHz) => `${profiler}-known-${rateHz}hz`;
/** @param {string} profiler */
export const beat = (profiler) => `${profiler}-beat-100hz`;
/** Programs in place of the two applications of the published benchmark. */
export const APPLICATIONS = ['framework', 'wordpress'];
/** @param {string} profiler @param {string} workload */
export const application = (profiler, workload) =>
  profiler === 'none' ? `none-${workload}` : `${profiler}-${workload}-999hz`;
/** @param {string} profiler @param {number} [processes] */
export const synthetic = (profiler, processes = 1) =>
  `${profiler}-synthetic${processes > 1 ? `-${processes}` : ''}-999hz`;

/** Values of the eight blocks. @returns {number[]} @param {Run} run @param {string} id @param {string} path */
export const blocksOf = (run, id, path) =>
  quantity(run, id, path).values ?? [valueOf(run, id, path)];

/**
 * Median of the blocks, and their least and greatest, between which the true median lies.
 * @param {number[]} values
 */
export const acrossBlocks = (values) => ({
  value: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});

/** Families of quantities as one object. @param {readonly Quantities[]} families @returns {Quantities} */
export const all = (families) => Object.assign({}, ...families);

/**
 * Three quantities of what the blocks gave: `<name>`, `<name>-low`, `<name>-high`.
 *
 * @param {string} name
 * @param {Shown} shown
 * @param {(runs: RunOf) => number[]} blocks
 * @returns {Quantities}
 */
export const withEnds = (name, shown, blocks) => ({
  [name]: {...shown, of: (runs) => acrossBlocks(blocks(runs)).value},
  [`${name}-low`]: {...shown, of: (runs) => acrossBlocks(blocks(runs)).low},
  [`${name}-high`]: {...shown, of: (runs) => acrossBlocks(blocks(runs)).high},
});

/**
 * Time by which each period was too long, ms, in each block.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number[]}
 */
export function driftsMs(run, id) {
  const rateHz = loadNumber(run, id, 'samplingRateHz');
  return blocksOf(run, id, 'sampleCoverage').map(
    (coverage) => 1000 * driftFromCoverageS({rateHz, coverage}),
  );
}

/**
 * The same with the samples that failed counted as taken: what is left is the time between samples.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number[]}
 */
export function sleepDriftsMs(run, id) {
  const rateHz = loadNumber(run, id, 'samplingRateHz');
  const [taken, failed, expected] = ['samplesCollected', 'samplesFailed', 'samplesExpected'].map(
    (path) => blocksOf(run, id, path),
  );
  return taken.map(
    (count, block) =>
      1000 * driftFromCoverageS({rateHz, coverage: (count + failed[block]) / expected[block]}),
  );
}

/**
 * Part of the samples asked for that is missing, in each block; one more than asked for is none missing.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number[]}
 */
export const missingShares = (run, id) =>
  blocksOf(run, id, 'sampleCoverage').map((coverage) => Math.max(0, 1 - coverage));

/**
 * By what part of its speed the program went faster or slower than just before, in each block.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number[]}
 */
export const speedChanges = (run, id) =>
  blocksOf(run, id, 'throughputRatio').map((ratio) => ratio - 1);

/**
 * Part of the whole time for which an outside profiler kept its core busy, in each block.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number[]}
 */
export function busyShares(run, id) {
  const elapsed = blocksOf(run, id, 'elapsedS');
  return blocksOf(run, id, 'cpuTotalS').map((cpu, block) => cpu / elapsed[block]);
}

/**
 * How far the shares that were seen lie from those of time, a list for each block.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number[][]}
 */
export function misses(run, id) {
  /** @param {string} path */
  const of = (path) => FUNCTIONS.map((name) => blocksOf(run, id, `${path}.${name}`));
  const [seen, spent] = [of('shareOfSamples'), of('shareOfTime')];
  return seen[0].map((_, block) =>
    FUNCTIONS.map((_name, index) => seen[index][block] - spent[index][block]),
  );
}

/** @param {readonly number[]} values */
const rootMeanSquare = (values) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/**
 * Typical distance of a share from the truth, over functions and blocks.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number} share
 */
export const typicalMiss = (run, id) => rootMeanSquare(misses(run, id).flat());

/**
 * The same for samples that are independent of one another: what their number allows.
 *
 * @param {Run} run
 * @param {string} id
 * @returns {number} share
 */
export function allowedMiss(run, id) {
  const samples = blocksOf(run, id, 'samplesCollected');
  return rootMeanSquare(
    samples.flatMap((count, block) =>
      FUNCTIONS.map((name) =>
        standardErrorOfShare({
          share: blocksOf(run, id, `shareOfTime.${name}`)[block],
          samples: count,
        }),
      ),
    ),
  );
}
