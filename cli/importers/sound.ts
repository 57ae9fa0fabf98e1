import {disorderOf} from '../../lib/result/percentile-order.ts';
import {isNumber, leavesOf, repeatsIn} from './assemble/leaves.ts';
import {asQuantities} from './assemble/quantities.ts';
import {wholeReading, withoutRoundedAway} from './reading.ts';
import {Refusal} from './refusal.ts';
import type {Latency} from '../../lib/result/types.ts';
import type {Amount, Reading, Said} from './types.ts';

const SHARES = ['errorRatio'];

/** No answer comes faster, even from a socket of the same machine: a time below it is in another unit. */
const FASTEST_ANSWER_MS = 0.001;

/** A mean latency may exceed the run's duration by what is rounded, and not by more. */
const LONGEST_MEAN = 1.1;

/**
 * What an importer said, as readings that can be told.
 *
 * @throws {Refusal} those of `soundReading`
 */
export const finished = (said: readonly Said[]): Reading[] =>
  said.map(wholeReading).map(withoutRoundedAway).map(soundReading);

/**
 * A reading whose numbers can be: none is NaN, infinite or negative, no share is above 1, percentiles rise, latencies
 * are in the unit that they should be in.
 *
 * @returns The same reading.
 * @throws {Refusal} value-unusable, percentile-order, latency-too-short, latency-too-long.
 */
export function soundReading(reading: Reading): Reading {
  refuseUnusable(reading);
  refuseOtherUnit(reading);
  const {latencyMs} = asQuantities(reading.values) as {latencyMs?: Latency};
  const [pair] = latencyMs ? disorderOf(latencyMs) : [];
  if (pair) {
    throw new Refusal('percentile-order', {
      place: `latencyMs.${pair.higher}`,
      value: `${pair.lower} ${pair.lowerValue} > ${pair.higher} ${pair.higherValue}`,
    });
  }
  return reading;
}

function refuseUnusable({values, load = {}, ranForS}: Reading) {
  const {from: _from, notes: _notes, tool: _tool, ...numbers} = load;
  const leaves = [...leavesOf(values), ...leavesOf({load: numbers, ranForS})];
  for (const [path, value] of leaves) {
    const limit = SHARES.includes(path) ? 1 : Number.MAX_VALUE;
    const bad = numbersOf(value).find((number) => !(number >= 0 && number <= limit));
    if (bad !== undefined) throw new Refusal('value-unusable', {place: path, value: String(bad)});
  }
}

/** Latencies that can be in no run show that the file counts in another unit than the tool does. */
function refuseOtherUnit({values: {latencyMs = {}}, ranForS}: Reading) {
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

/** Numbers of a leaf: itself, its value, or its repeats. */
const numbersOf = (leaf: Amount): number[] =>
  repeatsIn(leaf) ?? [isQuantity(leaf) ? leaf.value : leaf].filter(isNumber);

const isQuantity = (leaf: Amount): leaf is {value: Amount} =>
  leaf !== null && typeof leaf === 'object' && 'value' in leaf;

const seen = ({name, ms}: {name: string; ms: number}) => ({
  place: `latencyMs.${name}`,
  value: `${Number(ms.toPrecision(3))} ms`,
});
