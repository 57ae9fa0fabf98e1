import {median} from '../../statistics/quantile.ts';
import type {RuleProblem} from '../rules.ts';
import type {Measurement, Run} from '../types.ts';

/**
 * Finds records of runs that don't fit what they record: another number of runs than of repeats, a block that the run
 * didn't have or that comes twice, and a stated rate that isn't the median of the rates of the runs.
 */
export function checkRuns({measurements, origin}: Run): RuleProblem[] {
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

export type Runs = NonNullable<Measurement['runs']>;

function countProblems({repeats = 1}: Measurement, runs: Runs, path: string) {
  return runs.length === repeats
    ? []
    : [{code: 'runs-count', path, value: runs.length, params: {count: runs.length, repeats}}];
}

function blockProblems(runs: Runs, blocks: number, path: string) {
  return runs.flatMap(({block}, index) => {
    const isTwice = runs.findIndex((other) => other.block === block) < index;
    const wrong = block > blocks || isTwice;
    return wrong
      ? [{code: 'run-block', path: `${path}/${index}/block`, value: block, params: {block, blocks}}]
      : [];
  });
}

function rateProblems({load}: Measurement, runs: Runs, path: string) {
  const rates = runs.flatMap(({arrivalRatePerS}) => arrivalRatePerS ?? []);
  const stated = load?.arrivalRatePerS;
  if (rates.length === 0 || typeof stated !== 'number') return [];
  const expected = median(rates);
  return Math.abs(stated / expected - 1) < 1e-5
    ? []
    : [{code: 'runs-rate', path, value: stated, params: {stated, median: expected}}];
}
