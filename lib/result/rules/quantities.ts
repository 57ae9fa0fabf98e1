import {median} from '../../statistics/quantile.ts';
import {unitOf} from '../units.ts';
import {disorderOf} from '../percentile-order.ts';
import type {RuleProblem} from '../rules.ts';
import type {Measurement, Quantity, Run} from '../types.ts';

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
  return [
    {code: 'values-empty', path: `/measurements/${index}/values`, value: values, params: {status}},
  ];
}

function shareProblems({pointer, path, quantity}: PlacedQuantity) {
  if (!isShare(path)) return [];
  const {value, values = [], interval} = quantity;
  const numbers = [
    {at: '/value', number: value},
    ...values.map((number, index) => ({at: `/values/${index}`, number})),
    ...(interval ? [{at: '/interval/high', number: interval.high}] : []),
  ];
  return numbers
    .filter(({number}) => number > 1)
    .map(({at, number}) => ({
      code: 'share-above-one',
      path: `${pointer}${at}`,
      value: number,
      params: {path},
    }));
}

function repeatProblems({
  pointer,
  quantity: {value, values},
  measurement: {repeats},
}: PlacedQuantity) {
  if (!values) return [];
  const problems = [];
  if (repeats !== undefined && values.length !== repeats) {
    const params = {count: values.length, repeats};
    problems.push({code: 'repeats-count', path: `${pointer}/values`, value: values.length, params});
  }
  const expected = median(values);
  if (Math.abs(expected - value) > ROUNDING * Math.max(1, Math.abs(expected))) {
    problems.push({code: 'value-not-median', path: `${pointer}/value`, value, params: {expected}});
  }
  return problems;
}

function intervalProblems({pointer, quantity: {value, values, interval}}: PlacedQuantity) {
  if (!interval) return [];
  const {low, high, kind} = interval;
  const at = `${pointer}/interval`;
  const shown = `${low}–${high}`;
  if (low > high) return [{code: 'interval-turned', path: at, value: shown, params: {low, high}}];
  const problems = [];
  if (value < low || value > high) {
    problems.push({code: 'interval-excludes-value', path: at, value: shown, params: {value}});
  }
  if (kind !== 'reported' && (values?.length ?? 0) < 3) {
    const params = {kind, count: values?.length ?? 0};
    problems.push({code: 'interval-without-repeats', path: at, value: kind, params});
  }
  if (kind === 'range' && values && !isRangeOf(values, low, high)) {
    const params = {low: Math.min(...values), high: Math.max(...values)};
    problems.push({code: 'interval-not-range', path: at, value: shown, params});
  }
  return problems;
}

function isRangeOf(values: number[], low: number, high: number) {
  return Math.min(...values) === low && Math.max(...values) === high;
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
  return run.measurements.flatMap((measurement, index) => {
    const pointer = `/measurements/${index}`;
    const groups = (measurement.processGroups ?? []).flatMap((group, at) =>
      walk(group, `${pointer}/processGroups/${at}`, ['processGroups', group.name]),
    );
    return [...walk(measurement.values, `${pointer}/values`, []), ...groups].map((placed) => ({
      ...placed,
      measurement,
    }));
  });
}

function isShare(path: string) {
  return unitOf(path)?.unit === 'share';
}

function walk(
  node: object,
  pointer: string,
  names: string[],
): {pointer: string; path: string; quantity: Quantity}[] {
  return Object.entries(node).flatMap(([key, member]) => {
    if (member === null || typeof member !== 'object') return [];
    const place = `${pointer}/${key}`;
    if (typeof member.value !== 'number') return walk(member, place, [...names, key]);
    return [{pointer: place, path: [...names, key].join('.'), quantity: member}];
  });
}

const STATISTICS = ['latencyMs', 'connectMs', 'firstByteMs', 'generatorLagMs'] as const;

/**
 * Finds percentiles in an order that can't be: a higher one below a lower one, a mean outside minimum and maximum.
 */
export function checkPercentiles({measurements}: Run): RuleProblem[] {
  return measurements.flatMap(({values}, index) =>
    STATISTICS.flatMap((name) =>
      disorderOf(values[name] ?? {}).map((pair) => ({
        code: 'percentile-order',
        path: `/measurements/${index}/values/${name}/${pair.higher}/value`,
        value: pair.higherValue,
        params: pair,
      })),
    ),
  );
}

/** Finds bins that are turned round, out of order or overlap. */
export function checkHistograms({measurements}: Run): RuleProblem[] {
  return measurements.flatMap(({histogram}, index) =>
    histogram ? binProblems(histogram.bins, `/measurements/${index}/histogram/bins`) : [],
  );
}

function binProblems(bins: [number, number, number][], path: string) {
  return bins.flatMap(([lower, upper], index) => {
    const at = `${path}/${index}`;
    const value = `${lower}–${upper}`;
    if (lower >= upper) return [{code: 'bin-turned', path: at, value, params: {}}];
    const before = index === 0 ? 0 : bins[index - 1][1];
    return lower < before ? [{code: 'bin-overlaps', path: at, value, params: {before}}] : [];
  });
}

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

type Runs = NonNullable<Measurement['runs']>;

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
