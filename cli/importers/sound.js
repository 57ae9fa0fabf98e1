// @ts-check
import {disorderOf} from '../../lib/result/percentile-order.js';
import {isNumber, leavesOf, repeatsIn} from './assemble/leaves.js';
import {asQuantities} from './assemble/quantities.js';
import {Refusal} from './refusal.js';

const SHARES = ['errorRatio'];

/** No answer comes faster, even from a socket of the same machine: a time below it is in another unit. */
const FASTEST_ANSWER_MS = 0.001;

/** A mean latency may exceed the run's duration by what is rounded, and not by more. */
const LONGEST_MEAN = 1.1;

/**
 * A reading whose numbers can be: none is NaN, infinite or negative, no share is above 1, percentiles rise, latencies
 * are in the unit that they should be in.
 *
 * @param {Reading} reading
 * @returns {Reading} The same reading.
 * @throws {Refusal} value-unusable, percentile-order, latency-too-short, latency-too-long.
 *
 * @typedef {import('./types.js').Reading} Reading
 * @typedef {import('./types.js').Amount} Amount
 */
export function soundReading(reading) {
  refuseUnusable(reading);
  refuseOtherUnit(reading);
  const {latencyMs} = /** @type {{latencyMs?: import('../../lib/result/types.js').Latency}} */ (
    asQuantities(reading.values)
  );
  const [pair] = latencyMs ? disorderOf(latencyMs) : [];
  if (pair) {
    throw new Refusal('percentile-order', {
      place: `latencyMs.${pair.higher}`,
      value: `${pair.lower} ${pair.lowerValue} > ${pair.higher} ${pair.higherValue}`,
    });
  }
  return reading;
}

/** @param {Reading} reading */
function refuseUnusable({values, load = {}, ranForS}) {
  const {from: _from, notes: _notes, tool: _tool, ...numbers} = load;
  const leaves = [...leavesOf(values), ...leavesOf({load: numbers, ranForS})];
  for (const [path, value] of leaves) {
    const limit = SHARES.includes(path) ? 1 : Number.MAX_VALUE;
    const bad = numbersOf(value).find((number) => !(number >= 0 && number <= limit));
    if (bad !== undefined) throw new Refusal('value-unusable', {place: path, value: String(bad)});
  }
}

/** Latencies that can be in no run show that the file counts in another unit than the tool does. @param {Reading} reading */
function refuseOtherUnit({values: {latencyMs = {}}, ranForS}) {
  const times = leavesOf(latencyMs).flatMap(([name, value]) =>
    numbersOf(value)
      .filter((ms) => ms > 0)
      .map((ms) => ({name, ms})),
  );
  const short = times.find(({ms}) => ms < FASTEST_ANSWER_MS);
  if (short) throw new Refusal('latency-too-short', seen(short));
  if (!ranForS) return;
  const longest = ranForS * 1000 * LONGEST_MEAN;
  const long = times.find(({name, ms}) => ['mean', 'p50'].includes(name) && ms > longest);
  if (long) {
    const ran = Number(ranForS.toPrecision(3));
    throw new Refusal('latency-too-long', {...seen(long), ranForS: ran});
  }
}

/** Numbers of a leaf: itself, its value, or its repeats. @param {Amount} leaf @returns {number[]} */
const numbersOf = (leaf) =>
  repeatsIn(leaf) ?? [isQuantity(leaf) ? leaf.value : leaf].filter(isNumber);

/** @param {Amount} leaf @returns {leaf is {value: Amount}} */
const isQuantity = (leaf) => leaf !== null && typeof leaf === 'object' && 'value' in leaf;

/** @param {{name: string, ms: number}} time */
const seen = ({name, ms}) => ({
  place: `latencyMs.${name}`,
  value: `${Number(ms.toPrecision(3))} ms`,
});
