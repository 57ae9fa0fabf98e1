import type {describeMachine} from '../machine/environment.ts';
import type {Gate} from '../machine/gates.ts';

/** of a journal, as it is written; below, as far as every harness writes it: a harness's `entries.ts` has the rest */
export type Line = {kind: string; [member: string]: unknown};

export type Machine = Awaited<ReturnType<typeof describeMachine>>;

/** a cell that a plan asks for in each block; `point` where a cell is run in several ways */
export interface PlannedRun {
  cell: {id: string};
  point?: string;
  /** blocks that hold it; all unless stated */
  repeats?: number;
}

export interface SessionEntry {
  kind: 'session';
  at: string;
  plan: string;
  planHash: string;
  seed: number;
  commandLine: string;
  machine: Machine;
  /** journals of older sessions have none */
  gates?: Gate[];
  quietCanaryMs: number;
}

export type FinishedEntry = {kind: 'finished'; at: string; runs: number};

/** how a run fails, in any harness */
export type FailedStatus =
  | 'crashed'
  | 'hung'
  | 'errors'
  | 'different-bytes'
  | 'mixed-requests'
  | 'other-mode'
  | 'target-ended'
  | 'no-report'
  | 'no-permission'
  | 'profiler-failed'
  | 'no-samples';

export type CanaryMs = {before: number; after: number};

export type MeasuredOutcome = {status: 'measured'; canaryMs: CanaryMs; foreignShare: number};

export type FailedOutcome = {status: FailedStatus; reason: string; log?: string};

/** what making a run gives */
export type Outcome = MeasuredOutcome | FailedOutcome;

/** what the protocol adds to an outcome */
export interface Made {
  kind: 'run';
  key: string;
  block: number;
  /** number of the session that it was made in, from the order of the lines; those of older journals have none */
  session?: number;
  attempt: number;
  noise: string | null;
  accepted: boolean;
  /** why it is made again */
  again: string | null;
  logFile?: string;
  /** of a run that failed; journals of older sessions have none */
  logEnd?: string[];
}

export type RunEntry = Made & Outcome & PlannedRun & {startedAt: string};

export type Entry =
  SessionEntry | RunEntry | FinishedEntry | {kind: 'pilot' | 'rate' | 'ceiling' | 'boot'};

/** Tells what was measured from what failed. */
export function isMeasured<R extends {status: string}>(
  run: R,
): run is Extract<R, {status: 'measured'}> {
  return run.status === 'measured';
}
