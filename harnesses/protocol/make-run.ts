import {isMeasured} from './entries.ts';
import {noiseOf} from './canary.ts';
import {keepLog} from './keep-log.ts';
import {tellProgress} from './progress.ts';
import type {Line, Made, Outcome, RunEntry} from './entries.ts';
import type {Progress} from './progress.ts';

/** A host that is noisy twice will be noisy again, and the plan has to end. */
const MOST_ATTEMPTS = 2;

export interface Session {
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
  session: Session,
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
    const noise = noiseOfRun(session, made);
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
    tellProgress(session, {
      name,
      block,
      text: textOfRun(made, entry, said),
    });
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

/** @param outcome a run that failed has no conditions to judge */
function noiseOfRun({quietCanaryMs}: Session, outcome: Outcome) {
  return outcome.status === 'measured'
    ? noiseOf({
        beforeMs: outcome.canaryMs.before,
        afterMs: outcome.canaryMs.after,
        quietMs: quietCanaryMs,
        foreignShare: outcome.foreignShare,
      })
    : null;
}

/** @param said of a measured run */
function textOfRun(outcome: Outcome, {again, noise}: Pick<Made, 'again' | 'noise'>, said: string) {
  if (outcome.status !== 'measured') {
    return `${outcome.status.toUpperCase()}: ${outcome.reason}`;
  }
  const remark = again ? ` (again: ${again})` : noise ? ` (noisy: ${noise})` : '';
  return `${said}${remark}`;
}
