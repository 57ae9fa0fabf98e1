import {median} from '../../statistics/quantile.ts';
import {isShare, quantitiesWithPointers} from './pointers.ts';
import type {RuleProblem} from '../rules.ts';
import type {Measurement, Run} from '../types.ts';
import type {PlacedQuantity} from './pointers.ts';

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
