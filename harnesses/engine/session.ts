import {randomInt} from 'node:crypto';
import {join, resolve} from 'node:path';
import {failureOf, readGates} from '../machine/gates.ts';
import {HarnessError} from '../machine/harness-error.ts';
import {orderOfBlock, wholeNumber} from './plan.ts';
import {measureCanary} from './conditions.ts';
import {Journal} from './journal.ts';
import {formatDuration, isRunDone, tellOutcome} from './runs.ts';
import type {Values} from './command-line.ts';
import type {Gate} from '../machine/gates.ts';
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

type RunOptions = Pick<Values, 'out' | 'seed' | 'blocks' | 'estimate' | 'root' | 'commandLine'>;

/**
 * Runs a whole plan, resuming what its folder already holds.
 *
 * @param gatesOf looks at the machine before the session
 * @returns exit code: 2 when a run failed
 */
export async function runPlan<R extends PlannedRun, P extends Plan<R>, Place, E extends Entry>(
  plan: P,
  experiment: Experiment<R, P, Place, E>,
  {out, seed, blocks, estimate, root, commandLine}: RunOptions,
  gatesOf = readGates,
): Promise<number> {
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  // What was asked for comes before what the machine has: a wrong option is refused alike on each machine.
  const wanted = {
    seed: seed === undefined ? null : wholeNumber('--seed', seed, 0),
    blocks: blocks === undefined ? plan.repeats : wholeNumber('--blocks', blocks),
    commandLine,
  };
  const folder = resolve(out ?? join(root, 'runs', plan.name));
  const journal = estimate ? null : Journal.open<E>(folder);
  const runs = await possibleRuns(plan.runs, experiment.needs, tell);
  const repeats = Math.min(wanted.blocks, plan.repeats);
  const time = formatDuration(experiment.estimateSeconds({...plan, repeats}, runs));
  const blocksText = repeats < plan.repeats ? `${repeats} of ${plan.repeats}` : repeats;
  tell(
    `Plan ${plan.name} (${plan.hash}): ${runs.length} runs × ${blocksText} blocks, about ${time} min if nothing has to be repeated.`,
  );
  if (journal === null) {
    return 0;
  }
  const gates = await gatesOf();
  for (const gate of gates.filter(({state}) => state === 'failed')) {
    tell(`Machine: ${failureOf(gate)}.`);
  }
  await experiment.lend((place) =>
    makeRuns({plan, runs, place, journal, tell, gates, ...wanted}, experiment),
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

/**
 * Makes the runs that the journal doesn't hold yet, block after block.
 *
 * @param context `blocks`: how many are made at most, so that each can be a session of its own; all unless stated
 */
export async function makeRuns<R extends PlannedRun, P extends Plan<R>, Place, E extends Entry>(
  context: {
    plan: P;
    runs: R[];
    place: Place;
    journal: Journal<E>;
    tell: Tell;
    gates?: Gate[];
    seed: number | null;
    blocks?: number;
    commandLine: string;
  },
  experiment: Experiment<R, P, Place, E>,
) {
  const {plan, runs, place, journal, tell, gates, seed, blocks, commandLine} = context;
  const about = await experiment.describe(runs, place, plan);
  const begun = beginSession(plan, journal, {seed, commandLine, gates, ...about});
  const isDone = experiment.isDone ?? isAccepted;
  const all = Array.from({length: plan.repeats}, (_, at) => ({
    block: at + 1,
    runs: orderOfBlock(runs, begun.seed, at + 1).filter(({repeats = plan.repeats}) => at < repeats),
  }));
  const left = all
    .map(({block, runs: ofBlock}) => ({
      block,
      runs: ofBlock.filter((run) => !isDone(journal, run, block)),
    }))
    .filter((block) => block.runs.length > 0);
  const now = left.slice(0, blocks);
  const total = runsIn(all);
  const doneBefore = total - runsIn(left);
  if (doneBefore > 0) {
    tell(`Resuming: ${doneBefore} of ${total} runs are in the journal already.`);
  }
  const ofSession = doneBefore + runsIn(now);
  const progress = {total: ofSession, doneBefore, made: 0, startedAt: performance.now()};
  const session = {plan, place, journal, tell, progress, ...begun};
  await experiment.prepare?.(session, runs);
  progress.startedAt = performance.now();
  for (const {block, runs: ofBlock} of now) {
    for (const run of ofBlock) {
      await experiment.make(session, run, block);
    }
  }
  const made = all.length - left.length + now.length;
  tell(`${made} of ${all.length} blocks are made${made < all.length ? REST : '.'}`);
  if (made === all.length) {
    journal.append({kind: 'finished', at: new Date().toISOString(), runs: total});
  }
}

const REST = '; the same command makes the next, as a session of its own.';

const runsIn = (blocks: {runs: unknown[]}[]) =>
  blocks.reduce((sum, {runs}) => sum + runs.length, 0);

const isAccepted = (journal: Journal<Entry>, run: PlannedRun, block: number) =>
  isRunDone(journal as Journal<RunEntry | FinishedEntry>, run, block);

/**
 * Writes the session's line. A resumed plan keeps its seed, and another version of the plan is refused: its runs could
 * not be told from the old ones.
 *
 * @param about what else the line says: machine, runtimes, tools
 * @returns the quickest canary of all sessions of this journal on such a processor
 */
function beginSession(
  plan: Plan,
  journal: {
    ofKind: (kind: 'session') => SessionEntry[];
    append: (entry: Line) => void;
    path: string;
  },
  {
    seed,
    ...about
  }: {seed: number | null; commandLine: string; gates: Gate[] | undefined; machine: Machine},
): {seed: number; quietCanaryMs: number} {
  const first = journal.ofKind('session')[0];
  if (first !== undefined && first.planHash !== plan.hash) {
    throw new HarnessError(
      journal.path,
      `it was begun with another version of the plan (${first.plan} ${first.planHash}, now ${plan.name} ${plan.hash})`,
      'choose a new folder with --out, or restore the plan',
    );
  }
  const {cores, cpuModel} = about.machine;
  if (first !== undefined && first.machine.cores !== cores) {
    throw new HarnessError(
      journal.path,
      `it was begun on ${first.machine.cores} cores, and this machine has ${cores}: rates and cores of its runs are others`,
      'choose a new folder with --out',
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
    quietCanaryMs: Math.min(
      ...journal
        .ofKind('session')
        .filter(({machine}) => machine.cpuModel === cpuModel)
        .map((entry) => entry.quietCanaryMs),
    ),
  };
}
