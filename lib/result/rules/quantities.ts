import {median} from '../../statistics/quantile.ts';
import {disorderOf} from '../percentile-order.ts';
import {quantities} from '../read.ts';
import {unitOf} from '../units.ts';
import type {Known, Measurement, Quantity, Run} from '../types.ts';

/** Medians of decimal fractions differ in the last digits by the way they are computed. */
const ROUNDING = 1e-9;

/**
 * Finds shares above 1, medians that are not those of their repeats, repeats that don't count up, intervals that
 * don't hold their value, and measurements without a value.
 */
export function checkQuantities(run: Run): RuleProblem[] {
  return [
    ...run.measurements.flatMap(emptyProblems),
    ...quantitiesWithPointers(run).flatMap((placed) => [
      ...shareProblems(placed),
      ...repeatProblems(placed),
      ...intervalProblems(placed),
    ]),
  ];
}

function emptyProblems({values, histogram, processGroups, status}: Measurement, index: number) {
  const holds = Object.keys(values).length + (histogram ? 1 : 0) + (processGroups?.length ?? 0);
  if (status === 'failed' || holds > 0) return [];
  return [problem('values-empty', `/measurements/${index}/values`, values, {status})];
}

function shareProblems({pointer, path, quantity: {value, values = [], interval}}: PlacedQuantity) {
  if (unitOf(path)?.unit !== 'share') return [];
  const numbers: [at: string, number: number][] = [
    ['/value', value],
    ...values.map((number, index): (typeof numbers)[number] => [`/values/${index}`, number]),
    ['/interval/high', interval?.high ?? 0],
  ];
  return numbers
    .filter(([, number]) => number > 1)
    .map(([at, number]) => problem('share-above-one', pointer + at, number, {path}));
}

function repeatProblems({pointer, quantity: {value, values}, measurement}: PlacedQuantity) {
  if (!values) return [];
  const {length: count} = values;
  const {repeats = count} = measurement;
  const expected = median(values);
  const isMedian = Math.abs(expected - value) <= ROUNDING * Math.max(1, Math.abs(expected));
  return [
    ...(count === repeats
      ? []
      : [problem('repeats-count', `${pointer}/values`, count, {count, repeats})]),
    ...(isMedian ? [] : [problem('value-not-median', `${pointer}/value`, value, {expected})]),
  ];
}

function intervalProblems({pointer, quantity: {value, values = [], interval}}: PlacedQuantity) {
  if (!interval) return [];
  const {low, high, kind} = interval;
  const at = `${pointer}/interval`;
  const shown = `${low}–${high}`;
  if (low > high) return [problem('interval-turned', at, shown, {low, high})];
  const {length: count} = values;
  const range = {low: Math.min(...values), high: Math.max(...values)};
  const isRange = count === 0 || (range.low === low && range.high === high);
  return [
    ...(value < low || value > high
      ? [problem('interval-excludes-value', at, shown, {value})]
      : []),
    ...(kind !== 'reported' && count < 3
      ? [problem('interval-without-repeats', at, kind, {kind, count})]
      : []),
    ...(kind === 'range' && !isRange ? [problem('interval-not-range', at, shown, range)] : []),
  ];
}

interface PlacedQuantity {
  /** JSON pointer of the quantity in the file */
  pointer: string;
  /** path inside `values`, as `unitOf` takes it */
  path: string;
  quantity: Quantity;
  measurement: Measurement;
}

/** Every quantity of a run with its place in the file. */
export function quantitiesWithPointers(run: Run): PlacedQuantity[] {
  return run.measurements.flatMap((measurement, index) =>
    quantities(measurement).map((placed) => ({
      ...placed,
      pointer: `/measurements/${index}/${placed.pointer}`,
      measurement,
    })),
  );
}

const STATISTICS = [
  'latencyMs',
  'latencyOfOthersMs',
  'latencyOfComputingMs',
  'connectMs',
  'firstByteMs',
  'generatorLagMs',
  'computeMs',
  'poolWaitMs',
] as const;

/**
 * Finds percentiles in an order that can't be: a higher one below a lower one, a mean outside minimum and maximum.
 */
export function checkPercentiles({measurements}: Run): RuleProblem[] {
  return measurements.flatMap(({values}, index) =>
    STATISTICS.flatMap((name) =>
      disorderOf(values[name] ?? {}).map((pair) => {
        const path = `/measurements/${index}/values/${name}/${pair.higher}/value`;
        return problem('percentile-order', path, pair.higherValue, pair);
      }),
    ),
  );
}

/** Finds bins that are turned round, out of order or overlap. */
export function checkHistograms({measurements}: Run): RuleProblem[] {
  return measurements.flatMap(({histogram: {bins} = {bins: []}}, measurement) =>
    bins.flatMap(([lower, upper], index) => {
      const at = `/measurements/${measurement}/histogram/bins/${index}`;
      const shown = `${lower}–${upper}`;
      if (lower >= upper) return [problem('bin-turned', at, shown)];
      const before = index === 0 ? 0 : bins[index - 1][1];
      return lower < before ? [problem('bin-overlaps', at, shown, {before})] : [];
    }),
  );
}

/**
 * Finds records of runs that don't fit what they record: another number of runs than of repeats, a block that the run
 * didn't have or that comes twice, and a stated rate that isn't the median of the rates of the runs.
 */
export function checkRuns({measurements, origin}: Run): RuleProblem[] {
  return measurements.flatMap(({runs, repeats = 1, load}, index) => {
    if (runs === undefined) return [];
    const at = `/measurements/${index}`;
    const {length: count} = runs;
    return [
      ...(count === repeats ? [] : [problem('runs-count', `${at}/runs`, count, {count, repeats})]),
      ...blockProblems(runs, origin.harness?.blocks ?? Infinity, `${at}/runs`),
      ...rateProblems(load?.arrivalRatePerS, runs, `${at}/load/arrivalRatePerS`),
    ];
  });
}

type Runs = NonNullable<Measurement['runs']>;

function blockProblems(runs: Runs, blocks: number, path: string) {
  return runs.flatMap(({block}, index) => {
    const isTwice = runs.findIndex((other) => other.block === block) < index;
    if (!isTwice && block <= blocks) return [];
    return [problem('run-block', `${path}/${index}/block`, block, {block, blocks})];
  });
}

function rateProblems(stated: Known | undefined, runs: Runs, path: string) {
  const rates = runs.flatMap(({arrivalRatePerS}) => arrivalRatePerS ?? []);
  if (rates.length === 0 || typeof stated !== 'number') return [];
  const expected = median(rates);
  if (Math.abs(stated / expected - 1) < 1e-5) return [];
  return [problem('runs-rate', path, stated, {stated, median: expected})];
}

/** `value` stands at `path`, a JSON pointer into the file; the sentence of `code` names `params` beside it */
export type RuleProblem = {
  code: string;
  path: string;
  value?: unknown;
  params?: Record<string, unknown>;
};

export const problem = (
  code: string,
  path: string,
  value: unknown,
  params: Record<string, unknown> = {},
): RuleProblem => ({code, path, value, params});
