import {lastWords, printable} from './journal.ts';
import type {CanaryMs, RunEntry} from './types.ts';

/** The schema's notes have 2,000 characters at most. */
const LONGEST_NOTE = 1900;

/**
 * Runs by what they measure, in the order of their ids, each in the order of its blocks.
 *
 * @param measure accepted runs, at least one; runs that were made again
 */
export function measurementsOf<Run extends RunEntry>(
  runs: readonly Run[],
  idOf: (run: Run) => string,
  measure: (accepted: Run[], rejected: Run[]) => object[],
) {
  return [...new Set(runs.map(idOf))].sort().flatMap((id) => {
    const own = runs.filter((run) => idOf(run) === id).sort((a, b) => a.block - b.block);
    const accepted = own.filter((run) => run.accepted);
    const rejected = own.filter((run) => !run.accepted);
    return accepted.length === 0 ? [] : measure(accepted, rejected);
  });
}

/**
 * Notes of a measurement: failures of single blocks, noise at both attempts, and what else there is to say.
 *
 * @returns nothing where there are none
 */
export function notesOf(accepted: readonly RunEntry[], more: string[] = []): {notes?: string[]} {
  const notes = [...notesOfRuns(accepted), ...more];
  return notes.length > 0 ? {notes} : {};
}

function notesOfRuns(accepted: readonly RunEntry[]): string[] {
  const failed = accepted.filter((run) => run.status !== 'measured');
  const noisy = accepted.filter(({status, noise}) => status === 'measured' && noise);
  return [
    ...failed.map((run) => failureText(run).slice(0, LONGEST_NOTE)),
    ...(noisy.length > 0
      ? [
          `Kept although the host was noisy${noisy.some(({attempt}) => attempt > 1) ? ' at both attempts' : ''}: blocks ${noisy.map(({block}) => block).join(', ')}.`,
        ]
      : []),
  ];
}

/** @param run journals of older sessions have no end of the log */
function failureText({block, status, reason, logEnd = []}: Extract<RunEntry, {reason: string}>) {
  const words = lastWords(logEnd);
  const log = words === undefined ? '' : `. The last line of its log: ${words}`;
  return `Block ${block}: ${status}: ${printable(reason)}${log}`;
}

/**
 * How many runs of a measurement were made again, by the reason.
 *
 * @param rejected made again, so each has a reason
 * @returns nothing where there are none
 */
export function rejectionsOf(rejected: ReadonlyArray<Pick<RunEntry, 'again'>>): {
  rejectedRuns?: Array<{reason: string; count: number}>;
} {
  const reasons = rejected.map(({again}) =>
    again?.startsWith('canary') ? 'canary above its limit' : 'CPU used by other programs',
  );
  const rejectedRuns = [...new Set(reasons)].map((reason) => ({
    reason,
    count: reasons.filter((each) => each === reason).length,
  }));
  return rejectedRuns.length > 0 ? {rejectedRuns} : {};
}

/** Least share of such intervals that hold the true median. */
const LEVEL = 0.95;
/** Fewer repeats have no interval at all. */
const FEWEST_FOR_RANGE = 3;

export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 0
    ? (sorted[middle - 1] + sorted[middle]) / 2
    : sorted[Math.floor(middle)];
}

/**
 * A quantity of a result file from its repeats, in the order of the blocks: median, repeats and interval; a single
 * value has neither repeats nor interval. Undefined when a repeat lacks the value.
 */
export function quantityOf(repeats: Array<number | null | undefined>) {
  if (repeats.length === 0 || repeats.some((value) => value === null || value === undefined)) {
    return undefined;
  }
  const values = (repeats as number[]).map(rounded);
  const value = median(values);
  if (values.length < 2) {
    return {value};
  }
  return values.length < FEWEST_FOR_RANGE
    ? {value, values}
    : {value, values, interval: intervalOf(values)};
}

/** Six significant digits: more than any clock here resolves, and files stay readable. */
function rounded(value: number) {
  return Number(Math.max(0, value).toPrecision(6));
}

/**
 * From the k-th smallest repeat to the k-th largest: such an interval holds the median with a probability that needs no
 * assumption on its distribution, 1 − 2·P[Binomial(n, ½) < k]. k is the largest with at least 95 %; below six repeats
 * there is none, and what is left is the range.
 */
function intervalOf(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const {rank, coverage} = narrowest(sorted.length);
  const [low, high] = [sorted[rank - 1], sorted[sorted.length - rank]];
  return coverage < LEVEL
    ? {low, high, kind: 'range'}
    : {low, high, level: Number(coverage.toPrecision(6)), kind: 'order-statistics'};
}

function narrowest(count: number) {
  let probability = 0.5 ** count;
  let below = probability;
  let rank = 1;
  for (;;) {
    probability *= (count - rank + 1) / rank;
    if (1 - 2 * (below + probability) < LEVEL) {
      return {rank, coverage: 1 - 2 * below};
    }
    below += probability;
    rank += 1;
  }
}

export const MB_PER_MIB = 1.048576;

/** The journals count memory in KiB / 1024, the schema in 10⁶ bytes. */
export function megabytesOf(mebibytes: number | undefined) {
  return mebibytes === undefined ? undefined : mebibytes * MB_PER_MIB;
}

/** Canaries of all runs of a measurement. */
export function canariesOf(runs: readonly {canaryMs: CanaryMs}[]) {
  return {
    before: quantityOf(runs.map(({canaryMs}) => canaryMs.before)),
    after: quantityOf(runs.map(({canaryMs}) => canaryMs.after)),
  };
}

/** The members of an object that have a value. */
export function defined(object: object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}

/** The object, unless it has no members. */
export function presentOf(object: object) {
  return Object.keys(object).length === 0 ? undefined : object;
}
