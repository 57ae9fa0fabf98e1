// @ts-check
import {measurementOf, valueOf} from '../../../lib/result/read.js';
import {loadNumber, requireNumber} from '../../../lib/result/stated.js';
import {
  driftFromCoverageS,
  expectedSamples,
  samplingCoverage,
} from '../../../lib/statistics/sampling.js';

/** @import {Run} from '../types.js' */

/** The two runs that the page prints as if they were one, and what its first table has besides samples. */
export const TLDR = 'php-fast-profile/tldr';
export const DETAILED = 'php-fast-profile/detailed';
export const COST = 'php-fast-profile/tldr-cost';
/** @type {Record<string, string>} */
export const RUNS = {tldr: TLDR, detailed: DETAILED};
export const WORKLOADS = ['synthetic', 'framework', 'wordpress'];
export const RATES = [99, 999];
export const PROFILERS = ['pfp', 'phpspy'];

/** The runtimes' own colours are too near to each other to stand side by side. */
export const COLOURS = {pfp: 'stage-php', phpspy: 'stage-io'};

/** @param {string} profiler @param {string} workload @param {number} rateHz */
export const idOf = (profiler, workload, rateHz) => `${profiler}-${workload}-${rateHz}hz`;

/** Samples that a cell asks for: rate, time and processes. @param {import('../types.js').Run} run @param {string} id */
export function expectedOf(run, id) {
  const {scenario} = measurementOf(run, id);
  const {processes = 1} = run.scenarios[scenario];
  return expectedSamples({
    rateHz: loadNumber(run, id, 'samplingRateHz'),
    wallS: loadNumber(run, id, 'durationS'),
    processes: requireNumber(processes, `scenarios.${scenario}.processes of run “${run.id}”`),
  });
}

/** @returns {number} samples of a cell @param {Run} run @param {string} id */
export const samplesOf = (run, id) => valueOf(run, id, 'samplesCollected');

/** @returns {number} ratio of samples to those asked for @param {Run} run @param {string} id */
export const coverageOf = (run, id) =>
  samplingCoverage({samples: samplesOf(run, id), expected: expectedOf(run, id)});

/**
 * Time by which each period is too long, milliseconds; a little below 0 where there is a sample more.
 *
 * @param {Run} run
 * @param {string} id
 */
export const driftMsOf = (run, id) =>
  1000 *
  driftFromCoverageS({
    rateHz: loadNumber(run, id, 'samplingRateHz'),
    coverage: coverageOf(run, id),
  });

/**
 * Processor time of a cell in seconds: the detailed run splits it, the other prints its sum.
 *
 * @param {Run} run
 * @param {Run} cost that of the run that prints the sum
 * @param {string} id
 */
export function cpuSOf(run, cost, id) {
  if (run.id === TLDR) return valueOf(cost, id, 'cpuTotalS');
  return valueOf(run, id, 'cpuUserS') + valueOf(run, id, 'cpuSystemS');
}

/** Paths behind {@link cpuSOf}, for the point’s address. @param {Run} run */
export const cpuPathsOf = (run) => (run.id === TLDR ? ['cpuTotalS'] : ['cpuUserS', 'cpuSystemS']);
