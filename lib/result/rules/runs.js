// @ts-check
import {median} from '../../statistics/quantile.js';

/**
 * Finds records of runs that don't fit what they record: another number of runs than of repeats, a block that the run
 * didn't have or that comes twice, and a stated rate that isn't the median of the rates of the runs.
 *
 * @param {import('../types.js').Run} run
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkRuns({measurements, origin}) {
  return measurements.flatMap((measurement, index) => {
    const {runs} = measurement;
    if (runs === undefined) return [];
    const path = `/measurements/${index}/runs`;
    return [
      ...countProblems(measurement, runs, path),
      ...blockProblems(runs, origin.harness?.blocks ?? Infinity, path),
      ...rateProblems(measurement, runs, `/measurements/${index}/load/arrivalRatePerS`),
    ];
  });
}

/** @typedef {NonNullable<import('../types.js').Measurement['runs']>} Runs */

/** @param {import('../types.js').Measurement} measurement @param {Runs} runs @param {string} path */
function countProblems({repeats = 1}, runs, path) {
  return runs.length === repeats
    ? []
    : [{code: 'runs-count', path, value: runs.length, params: {count: runs.length, repeats}}];
}

/** @param {Runs} runs @param {number} blocks @param {string} path */
function blockProblems(runs, blocks, path) {
  return runs.flatMap(({block}, index) => {
    const isTwice = runs.findIndex((other) => other.block === block) < index;
    const wrong = block > blocks || isTwice;
    return wrong
      ? [{code: 'run-block', path: `${path}/${index}/block`, value: block, params: {block, blocks}}]
      : [];
  });
}

/** @param {import('../types.js').Measurement} measurement @param {Runs} runs @param {string} path */
function rateProblems({load}, runs, path) {
  const rates = runs.flatMap(({arrivalRatePerS}) => arrivalRatePerS ?? []);
  const stated = load?.arrivalRatePerS;
  if (rates.length === 0 || typeof stated !== 'number') return [];
  const expected = median(rates);
  return Math.abs(stated / expected - 1) < 1e-5
    ? []
    : [{code: 'runs-rate', path, value: stated, params: {stated, median: expected}}];
}
