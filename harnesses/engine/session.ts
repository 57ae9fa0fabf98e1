import {randomInt} from 'node:crypto';
import {join, resolve} from 'node:path';
import {HarnessError} from '../machine/harness-error.ts';
import {orderOfBlock} from './blocks.ts';
import {measureCanary} from './conditions.ts';
import {Journal} from './journal.ts';
import {formatDuration, isRunDone, tellOutcome} from './runs.ts';
import type {Values} from './command-line.ts';
import type {Progress} from './runs.ts';
import type {
  Entry,
  FinishedEntry,
  Line,
  Machine,
  PlannedRun,
  RunEntry,
  SessionEntry,
} from './types.ts';

const CANARIES = 5;

export type Tell = (line: string) => void;

/** of a plan of any harness; the hash tells its versions apart */
export interface Plan<R extends PlannedRun = PlannedRun> {
  name: string;
  hash: string;
  repeats: number;
  noise: 'repeat' | 'record';
  runs: R[];
}

/** what the runs of a plan are made with */
export interface Session<P extends Plan, Place, E extends Entry> {
  plan: P;
  place: Place;
  journal: Journal<E>;
  seed: number;
  quietCanaryMs: number;
  progress: Progress;
  tell: Tell;
}

/** A kind of thing that a run needs, such as its runtime, and what this machine lacks for one of them. */
export interface NeedOf<R> {
  of: (run: R) => string;
  /** null where nothing is missing */
  lackOf: (id: string) => Promise<string | null>;
}

/** What differs between harnesses: what a run needs, what it is, and what their sessions say. */
export interface Experiment<R extends PlannedRun, P extends Plan<R>, Place, E extends Entry> {
  needs: NeedOf<R>[];
  /** of a plan of which nothing has to be repeated */
  estimateSeconds: (plan: P, runs: R[]) => number;
  /** lends what the runs are made in to some work; afterwards nothing of it is left */
  lend: (work: (place: Place) => Promise<void>) => Promise<void>;
  /** what the session's line says beside plan, seed and command */
  describe: (
    runs: R[],
    place: Place,
    plan: P,
  ) => Promise<{machine: Machine; [more: string]: unknown}>;
  /** before the first block, such as pilots */
  prepare?: (session: Session<P, Place, E>, runs: R[]) => Promise<void>;
  /** makes a run and writes it down */
  make: (session: Session<P, Place, E>, run: R, block: number) => Promise<void>;
  isDone?: (journal: Journal<E>, run: R, block: number) => boolean;
  /** says how the plan ended; the exit code */
  tellEnd?: (journal: Journal<E>, runs: R[], tell: Tell) => number;
}

type RunOptions = Pick<Values, 'out' | 'seed' | 'estimate' | 'root' | 'commandLine'>;

/**
 * Runs a whole plan, resuming what its folder already holds.
 *
 * @returns exit code: 2 when a run failed
 */
export async function runPlan<R extends PlannedRun, P extends Plan<R>, Place, E extends Entry>(
  plan: P,
  experiment: Experiment<R, P, Place, E>,
  {out, seed, estimate, root, commandLine}: RunOptions,
): Promise<number> {
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  // What was asked for comes before what the machine has: a wrong option is refused alike on each machine.
  const wanted = {seed: seedOf(seed), commandLine};
  const folder = resolve(out ?? join(root, 'runs', plan.name));
  const journal = estimate ? null : Journal.open<E>(folder);
  const runs = await possibleRuns(plan.runs, experiment.needs, tell);
  const time = formatDuration(experiment.estimateSeconds(plan, runs));
  tell(
    `Plan ${plan.name} (${plan.hash}): ${runs.length} runs × ${plan.repeats} blocks, about ${time} min if nothing has to be repeated.`,
  );
  if (journal === null) {
    return 0;
  }
  await experiment.lend((place) =>
    makeRuns({plan, runs, place, journal, tell, ...wanted}, experiment),
  );
  return experiment.tellEnd?.(journal, runs, tell) ?? tellOutcome(journal, tell);
}

/**
 * Runs that this machine can make; what it lacks for the others is told.
 *
 * @returns at least one
 */
export async function possibleRuns<R>(runs: R[], needs: NeedOf<R>[], tell: Tell): Promise<R[]> {
  let possible = runs;
  for (const {of, lackOf} of needs) {
    for (const id of new Set(runs.map(of))) {
      const lack = await lackOf(id);
      if (lack !== null) {
        tell(`Absent: ${id} (${lack})`);
        possible = possible.filter((run) => of(run) !== id);
      }
    }
  }
  if (possible.length === 0) {
    throw new HarnessError(
      'plan',
      'none of its runs can be made here',
      'see what "run doctor" says, and run setup.sh',
    );
  }
  return possible;
}

/** Makes every run that the journal doesn't hold yet, block after block. */
export async function makeRuns<R extends PlannedRun, P extends Plan<R>, Place, E extends Entry>(
  context: {
    plan: P;
    runs: R[];
    place: Place;
    journal: Journal<E>;
    tell: Tell;
    seed: number | null;
    commandLine: string;
  },
  experiment: Experiment<R, P, Place, E>,
) {
  const {plan, runs, place, journal, tell, seed, commandLine} = context;
  const about = await experiment.describe(runs, place, plan);
  const begun = beginSession(plan, journal, {seed, commandLine, ...about});
  const isDone = experiment.isDone ?? isAccepted;
  const blocksOf = ({repeats = plan.repeats}: R) =>
    Array.from({length: repeats}, (_, at) => at + 1);
  const total = runs.reduce((sum, run) => sum + blocksOf(run).length, 0);
  const done = runs.flatMap((run) => blocksOf(run).filter((block) => isDone(journal, run, block)));
  if (done.length > 0) {
    tell(`Resuming: ${done.length} of ${total} runs are in the journal already.`);
  }
  const progress = {total, doneBefore: done.length, made: 0, startedAt: performance.now()};
  const session = {plan, place, journal, tell, progress, ...begun};
  await experiment.prepare?.(session, runs);
  progress.startedAt = performance.now();
  for (let block = 1; block <= plan.repeats; block += 1) {
    for (const run of orderOfBlock(runs, begun.seed, block)) {
      if (block <= blocksOf(run).length && !isDone(journal, run, block)) {
        await experiment.make(session, run, block);
      }
    }
  }
  journal.append({kind: 'finished', at: new Date().toISOString(), runs: total});
}

const isAccepted = (journal: Journal<Entry>, run: PlannedRun, block: number) =>
  isRunDone(journal as Journal<RunEntry | FinishedEntry>, run, block);

/**
 * Writes the session's line. A resumed plan keeps its seed, and another version of the plan is refused: its runs could
 * not be told from the old ones.
 *
 * @param about what else the line says: machine, runtimes, tools
 * @returns the quickest canary of all sessions of this journal
 */
function beginSession(
  plan: Plan,
  journal: {
    ofKind: (kind: 'session') => SessionEntry[];
    append: (entry: Line) => void;
    path: string;
  },
  {seed, ...about}: {seed: number | null; commandLine: string; machine: Machine},
): {seed: number; quietCanaryMs: number} {
  const first = journal.ofKind('session')[0];
  if (first !== undefined && first.planHash !== plan.hash) {
    throw new HarnessError(
      journal.path,
      `it was begun with another version of the plan (${first.plan} ${first.planHash}, now ${plan.name} ${plan.hash})`,
      'choose a new folder with --out, or restore the plan',
    );
  }
  const chosenSeed = first?.seed ?? seed ?? randomInt(2 ** 31);
  journal.append({
    kind: 'session',
    at: new Date().toISOString(),
    plan: plan.name,
    planHash: plan.hash,
    seed: chosenSeed,
    ...about,
    quietCanaryMs: Math.min(...Array.from({length: CANARIES}, measureCanary)),
  });
  return {
    seed: chosenSeed,
    quietCanaryMs: Math.min(...journal.ofKind('session').map((entry) => entry.quietCanaryMs)),
  };
}

/**
 * The seed of the order that the command line asks for.
 *
 * @param text of the option --seed
 * @returns null where one is to be drawn
 */
export function seedOf(text: string | undefined): number | null {
  const seed = Number(text);
  if (text !== undefined && (!Number.isInteger(seed) || seed < 0 || text.trim() === '')) {
    throw new HarnessError('--seed', `"${text}"`, 'give a whole number, 0 or more');
  }
  return text === undefined ? null : seed;
}
