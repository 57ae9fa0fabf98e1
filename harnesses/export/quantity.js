// @ts-check
import {randomFrom} from '../protocol/order.js';

const RESAMPLES = 10_000;
const LEVEL = 0.95;
/** Below this many repeats the interval is only their range. */
const ENOUGH = 5;

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 0
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
}

/**
 * A quantity of a result file from its repeats, in the order of the blocks: median, repeats and interval; a single
 * value has neither repeats nor interval. Undefined when a repeat lacks the value.
 * @param {Array<number|null|undefined>} repeats
 */
export function quantityOf(repeats) {
  if (repeats.length === 0 || repeats.some((value) => value === null || value === undefined)) {
    return undefined;
  }
  const values = /** @type {number[]} */ (repeats).map(rounded);
  const value = median(values);
  if (values.length < 2) {
    return {value};
  }
  return values.length < 3 ? {value, values} : {value, values, interval: intervalOf(values)};
}

/** Six significant digits: more than any clock here resolves, and files stay readable. */
function rounded(value) {
  return Number(Math.max(0, value).toPrecision(6));
}

function intervalOf(values) {
  if (values.length < ENOUGH) {
    return {low: Math.min(...values), high: Math.max(...values), kind: 'range'};
  }
  const [low, high] = bootstrapOfMedian(values);
  return {low, high, level: LEVEL, kind: 'bootstrap'};
}

/** Percentile bootstrap of the median, with a fixed seed: the same file from the same journal. */
function bootstrapOfMedian(values) {
  const random = randomFrom(20_260_101);
  const medians = Array.from({length: RESAMPLES}, () =>
    median(values.map(() => values[Math.floor(random() * values.length)])),
  ).sort((a, b) => a - b);
  const at = (share) => medians[Math.round(share * (RESAMPLES - 1))];
  return [at((1 - LEVEL) / 2), at((1 + LEVEL) / 2)];
}
