// @ts-check
import {median} from '../../statistics/quantile.js';
import {isShare, quantitiesWithPointers} from './pointers.js';

/** Medians of decimal fractions differ in the last digits by the way they are computed. */
const ROUNDING = 1e-9;

/**
 * Finds shares above 1, medians that are not those of their repeats, repeats that don't count up, intervals that
 * don't hold their value, and measurements without a value.
 *
 * @param {import('../types.js').Run} run
 * @returns {import('../rules.js').RuleProblem[]}
 */
export function checkQuantities(run) {
  return [
    ...run.measurements.flatMap(emptyProblems),
    ...quantitiesWithPointers(run).flatMap((placed) => [
      ...shareProblems(placed),
      ...repeatProblems(placed),
      ...intervalProblems(placed),
    ]),
  ];
}

/** @param {import('../types.js').Measurement} measurement @param {number} index */
function emptyProblems({values, histogram, processGroups, status}, index) {
  const holds = Object.keys(values).length + (histogram ? 1 : 0) + (processGroups?.length ?? 0);
  if (status === 'failed' || holds > 0) return [];
  return [
    {code: 'values-empty', path: `/measurements/${index}/values`, value: values, params: {status}},
  ];
}

/** @param {import('./pointers.js').PlacedQuantity} placed */
function shareProblems({pointer, path, quantity}) {
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

/** @param {import('./pointers.js').PlacedQuantity} placed */
function repeatProblems({pointer, quantity: {value, values}, measurement: {repeats}}) {
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

/** @param {import('./pointers.js').PlacedQuantity} placed */
function intervalProblems({pointer, quantity: {value, values, interval}}) {
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

/** @param {number[]} values @param {number} low @param {number} high */
function isRangeOf(values, low, high) {
  return Math.min(...values) === low && Math.max(...values) === high;
}
