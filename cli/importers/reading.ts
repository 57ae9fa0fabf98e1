import type {Asked} from './session/read-files.ts';
import type {Source} from './source.ts';
import type {Reader} from './tools.ts';
import type {Load, Omission, Reading, Said} from './types.ts';

/**
 * Parts that the readings of all tools share.
 *
 * A **reading** is what one output file says of one run, in our units: `values` (members of a measurement's values),
 * `omitted` (what the tool prints but can't be trusted or doesn't say, with the reason), and, where the tool says them,
 * `histogram`, `load`, `toolVersion`, `ranForS`, `repeats` and `asksFor` (what only the person who ran it knows).
 */

/** What a file that says nothing of them has. */
const SILENT: Reading = {
  toolVersion: 'unknown',
  values: {},
  omitted: [],
  absentMeansNone: [],
  mixes: [],
};

/** A reading with all that every reading has. */
export const wholeReading = (said: Said): Reading => ({...SILENT, ...said});

/** how a tool's output of one form is read, and what such a file begins with */
type Format = {
  begins?: RegExp;
  read: (source: Source, asked: Asked) => Promise<Said> | Said;
};

/**
 * The reader of a tool that writes several formats: of the one that is asked for, else of the one that the file begins
 * like, else of the first.
 */
export function readerOf(formats: Record<string, Format>, options: string[] = []): Reader {
  const names = Object.keys(formats);
  return {
    formats: names,
    options,
    async read(source, asked = {}) {
      const found = names.find((name) => formats[name].begins?.test(source.head));
      return [await formats[asked.format ?? found ?? names[0]].read(source, asked)];
    },
  };
}

/** Reads a file whose text is small. */
export const ofText =
  (read: (text: string) => Said) =>
  async (source: Pick<Source, 'text'>): Promise<Said> =>
    read(await source.text());

/** A reading of a run in which nothing was answered: a share of errors, and no latency and no rate made of failures. */
export const nothingAnswered = (said: Said): Said => ({
  ...said,
  values: {errorRatio: 1},
  omitted: omissions('all-refused', 'latencyMs', 'throughputPerS'),
});

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
  const omitted = omissions('rounded-away', ...lost.map((name) => `latencyMs.${name}`));
  const values = {...others, ...shown} as Reading['values'];
  return {...reading, values, omitted: [...reading.omitted, ...omitted]};
}

const isAbove = (one: number | undefined, other: number | undefined) =>
  one !== undefined && other !== undefined && one > other;

/** What a tool without think time sends next to an answer, unless it was told to wait: see `presumed` of a reading. */
export const NO_THINK_TIME = {thinkTimeS: 0};

/** A closed load of a tool without think time, which asks for the number of its users where the output lacks it. */
export const closedLoad = (load: Partial<Load> = {}): Said => ({
  load: {model: 'closed', ...load},
  presumed: NO_THINK_TIME,
  ...(load.vus === undefined ? {asksFor: ['vus']} : {}),
});

/**
 * Statistics by our names; those that the output lacks are left out.
 *
 * @param names the output's names to ours
 */
export const named = (
  names: Record<string, string>,
  read: (theirs: string) => number | undefined,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([theirs, ours]) => {
      const value = read(theirs);
      return value === undefined ? [] : [[ours, value]];
    }),
  );

/** Values that are left out for one reason. */
export const omissions = (reason: string, ...values: string[]): Omission[] =>
  values.map((value) => ({value, reason}));

/** What a format has no place for. */
export const notInFormat = (...values: string[]) => omissions('not-in-format', ...values);
