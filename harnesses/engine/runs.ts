import {join} from 'node:path';
import {isStopping} from '../machine/children.ts';
import {noiseOf} from './conditions.ts';
import {keepLog} from './journal.ts';
import {isMeasured} from './types.ts';
import type {FailedOutcome, FailedStatus, Line, Made, Outcome, RunEntry} from './types.ts';

/** Why a run brought no measurement; that is a result, and the harness goes on. */
export class RunFailure extends Error {
  status: FailedStatus;
  /** what a process that never got so far had to say */
  log = '';

  constructor(status: FailedStatus, reason: string) {
    super(reason);
    this.status = status;
  }
}

/**
 * What some work gives, or how it failed. Work that the harness is stopped in has no outcome, so that it is done again
 * when the same command resumes: the harness ends before this does.
 */
export async function outcomeOf<T>(
  work: () => Promise<T>,
  logOf: (failure: RunFailure) => string = ({log}) => log,
): Promise<T | Required<FailedOutcome>> {
  const outcome = await work().catch((error) => {
    if (!(error instanceof RunFailure)) {
      throw error;
    }
    return {status: error.status, reason: error.message, log: logOf(error)};
  });
  return isStopping() ? new Promise(() => {}) : outcome;
}

/** A host that is noisy twice will be noisy again, and the plan has to end. */
const MOST_ATTEMPTS = 2;

interface Recording {
  journal: {folder: string; append: (entry: Line) => void};
  plan: {noise: 'repeat' | 'record'};
  quietCanaryMs: number;
  progress: Progress;
  tell: (line: string) => void;
}

/** the entry of a measured run */
export type Measured<O extends Outcome, A> = Extract<O, {status: 'measured'}> & A;

/**
 * Makes one run of a block and writes it down with its log. It is made again, once, when the host was noisy, which its
 * conditions alone decide; what it gave is kept whatever it is.
 *
 * @param run.name of the cell, with what else tells its runs apart
 * @param run.make `log` is kept in a file of its own, which isn't published, and its end in the entry
 * of a run that failed
 * @param run.about what else the entry says
 * @param run.textOf a measured run in a few words
 */
export async function makeRun<O extends Outcome, A extends object = {}>(
  session: Recording,
  {
    name,
    block,
    make,
    about,
    textOf,
  }: {
    name: string;
    block: number;
    make: () => Promise<O>;
    about?: (outcome: O) => A;
    textOf: (entry: Measured<O, A>) => string;
  },
) {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const made = await make();
    const {log, ...outcome} = made as O & {log?: string};
    // A run that failed has no conditions to judge.
    const noise = made.status === 'measured' ? noiseOf(made, session.quietCanaryMs) : null;
    const again = attempt < MOST_ATTEMPTS && session.plan.noise === 'repeat' ? noise : null;
    const key = `${name}.b${block}.a${attempt}`;
    const more = (about?.(made) ?? {}) as A;
    const entry = {
      kind: 'run',
      key,
      ...outcome,
      ...more,
      block,
      attempt,
      noise,
      accepted: again === null,
      again,
      ...keepLog(session.journal, key, {status: outcome.status, log}),
    };
    session.journal.append(entry);
    session.progress.made += entry.accepted ? 1 : 0;
    const said = isMeasured(made) ? textOf({...made, ...more}) : '';
    tellProgress(session, {name, block, text: textOfRun(made, entry, said)});
    if (entry.accepted) {
      return;
    }
  }
}

/** Whether the journal holds an accepted run of the cell in the block, at the point where a cell has several. */
export function isRunDone(
  journal: {ofKind: (kind: 'run') => RunEntry[]},
  {cell, point}: {cell: {id: string}; point?: string},
  block: number,
) {
  return journal
    .ofKind('run')
    .some(
      (entry) =>
        entry.accepted &&
        entry.cell.id === cell.id &&
        entry.point === point &&
        entry.block === block,
    );
}

/** @param said of a measured run */
function textOfRun(outcome: Outcome, {again, noise}: Pick<Made, 'again' | 'noise'>, said: string) {
  if (outcome.status !== 'measured') {
    return `${outcome.status.toUpperCase()}: ${outcome.reason}`;
  }
  const remark = again ? ` (again: ${again})` : noise ? ` (noisy: ${noise})` : '';
  return `${said}${remark}`;
}

export interface Progress {
  /** runs of the plan */
  total: number;
  /** of them, in the journal when the session began */
  doneBefore: number;
  /** since */
  made: number;
  /** by performance.now() */
  startedAt: number;
}

/** Prints one line for a finished run: where we are, what it gave, how long the rest will take. */
export function tellProgress(
  {progress, tell}: {progress: Progress; tell: (line: string) => void},
  {name, block, text}: {name: string; block: number; text: string},
) {
  const done = progress.doneBefore + progress.made;
  const perRun = (performance.now() - progress.startedAt) / 1000 / Math.max(1, progress.made);
  const left = formatDuration((progress.total - done) * perRun);
  tell(`[${done}/${progress.total}] block ${block} ${name}: ${text} · ${left} left`);
}

/** Minutes and seconds, such as `12:05`. */
export function formatDuration(seconds: number) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * Says how a plan ended: how many runs there are, and which of them failed, each with its log.
 *
 * @returns exit code: 2 when a run failed
 */
export function tellOutcome(
  journal: {ofKind: (kind: 'run') => RunEntry[]; path: string; folder: string},
  tell: (line: string) => void,
): number {
  const accepted = journal.ofKind('run').filter((entry) => entry.accepted);
  const failed = accepted.filter((entry) => entry.status !== 'measured');
  tell(`${accepted.length} runs, ${failed.length} of them failed. Journal: ${journal.path}`);
  for (const {key, status, reason, logFile} of failed) {
    const log = logFile === undefined ? '' : ` (${join(journal.folder, logFile)})`;
    tell(`  ${key}: ${status}: ${reason}${log}`);
  }
  return failed.length === 0 ? 0 : 2;
}
