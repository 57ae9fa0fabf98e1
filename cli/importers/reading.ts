import type {Omission, Reading} from './types.ts';

/**
 * Parts that the readings of all tools share.
 *
 * A **reading** is what one output file says of one run, in our units: `values` (members of a measurement's values),
 * `omitted` (what the tool prints but can't be trusted or doesn't say, with the reason), and, where the tool says them,
 * `histogram`, `load`, `toolVersion`, `ranForS`, `repeats` and `asksFor` (what only the person who ran it knows).
 */

/**
 * A reading of a run in which nothing was answered: a share of errors, and no latency and no rate made of failures.
 *
 * @param reading what is known besides
 */
export function nothingAnswered(reading: Partial<Reading>): Reading {
  const omitted = ['latencyMs', 'throughputPerS'].map((value) => ({value, reason: 'all-refused'}));
  return {...emptyReading(), ...reading, values: {errorRatio: 1}, omitted};
}

/**
 * A reading whose latencies of 0 ms are left out: a tool that rounds says by a 0 only that it was less than one of its
 * steps, and drawn it would be no time at all. A minimum above the mean is of the same making.
 */
export function withoutRoundedAway(reading: Reading): Reading {
  const {latencyMs} = reading.values;
  if (!latencyMs) return reading;
  const {measuredFrom, ...statistics} = latencyMs;
  const lost = Object.keys(statistics).filter(
    (name) =>
      statistics[name] === 0 || (name === 'min' && isAbove(statistics.min, statistics.mean)),
  );
  if (lost.length === 0) return reading;
  const kept = Object.entries(statistics).filter(([name]) => !lost.includes(name));
  const {latencyMs: _all, ...others} = reading.values;
  const shown = kept.length ? {latencyMs: {measuredFrom, ...Object.fromEntries(kept)}} : {};
  const omitted = lost.map((name) => ({value: `latencyMs.${name}`, reason: 'rounded-away'}));
  const values = {...others, ...shown} as Reading['values'];
  return {...reading, values, omitted: [...reading.omitted, ...omitted]};
}

const isAbove = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one > other;

/** What a tool without think time sends next to an answer, unless it was told to wait: see `presumed` of a reading. */
export const NO_THINK_TIME = {thinkTimeS: 0};

/** A reading with nothing in it yet. */
export function emptyReading(): Reading {
  return {toolVersion: 'unknown', values: {}, omitted: [], absentMeansNone: [], mixes: []};
}

/** What a format has no place for. */
export function notInFormat(...values: string[]): Omission[] {
  return values.map((value) => ({value, reason: 'not-in-format'}));
}
