import {measurementOf, quantity, valueOf} from '../../../lib/result/read.ts';
import {requireNumber, valueWithEnds} from '../../../lib/result/stated.ts';
import {present} from '../../../lib/typed.ts';
import type {Run, RunOf} from '../types.ts';

const STUDY = 'php-version-benchmarks';

/** The published results, by the names that quantities and series have. */
export const RESULTS: Record<string, string> = {
  arm21: `${STUDY}/c6g-2021-11-25`,
  arm22: `${STUDY}/c6g-2022-05-16`,
  vm24: `${STUDY}/c6i-2024-01-14`,
  first24: `${STUDY}/metal-2024-01-15`,
  again24: `${STUDY}/metal-2024-01-15-again`,
  march24: `${STUDY}/metal-2024-03-20`,
  june24: `${STUDY}/metal-2024-06-23`,
  metal26: `${STUDY}/metal-2026-01-06`,
};

/** The programs that answer a request, and those that compute in loops. */
export const PAGES = ['laravel', 'symfony', 'wordpress'] as const;
export const WORKLOADS = [...PAGES, 'bench', 'micro'] as const;

/** Version that a result's others are held against: all but one of the results have it. */
export const BASE = '82';

/** Median time of all iterations' loops. */
export const TIME = 'elapsedS';

export const resultNamed = (runs: RunOf, name: string): Run =>
  runs(present(RESULTS[name], `result ${name}`));

/** Whether a result has a version of PHP for a program. */
export const hasCell = ({measurements}: Run, cell: string) =>
  measurements.some(({id}) => id === cell);

/** Median time of one cell over that of another of the same result. */
export const timesOf = (run: Run, cell: string, base: string) =>
  valueOf(run, cell, TIME) / valueOf(run, base, TIME);

/** Mean, standard deviation and count of a cell's iterations, as they are printed. */
export function iterationsOf(run: Run, cell: string) {
  const {value: mean, low, high} = valueWithEnds(run, `${cell}-mean`, TIME);
  const {repeats} = measurementOf(run, cell);
  const count = requireNumber(repeats, `repeats of “${cell}” of run “${run.id}”`);
  return {mean, deviation: (high - low) / 2, count};
}

/** Welch’s t of the means of two cells. */
export function welchOf(run: Run, cells: readonly [string, string]): number {
  const [one, other] = cells.map((cell) => iterationsOf(run, cell));
  const variances = [one, other].map(({deviation, count}) => deviation ** 2 / count);
  return (one.mean - other.mean) / Math.sqrt(variances[0] + variances[1]);
}

/** Fastest iteration of a cell. */
export const fastestOf = (run: Run, cell: string): number => valueWithEnds(run, cell, TIME).low;

/** Median with the fastest and the slowest iteration, over the median of another cell. */
export function rangeOver(run: Run, cell: string, base: string) {
  const under = valueOf(run, base, TIME);
  const {value, interval} = quantity(run, cell, TIME);
  return {
    y: value / under,
    ...(interval && {low: interval.low / under, high: interval.high / under}),
  };
}
