// @ts-check
import {isMeasured} from './entries.js';
import {noiseOf} from './canary.js';
import {keepLog} from './keep-log.js';
import {tellProgress} from './progress.js';

/** A host that is noisy twice will be noisy again, and the plan has to end. */
const MOST_ATTEMPTS = 2;

/**
 * @typedef {import('./entries.js').Outcome} Outcome
 * @typedef {import('./entries.js').RunEntry} RunEntry
 *
 * @typedef {object} Session
 * @property {{folder: string, append: (entry: import('./entries.js').Line) => void}} journal
 * @property {{noise: 'repeat'|'record'}} plan
 * @property {number} quietCanaryMs
 * @property {import('./progress.js').Progress} progress
 * @property {(line: string) => void} tell
 */

/**
 * @template {Outcome} O
 * @template A
 * @typedef {Extract<O, {status: 'measured'}> & A} Measured the entry of a measured run
 */

/**
 * Makes one run of a block and writes it down with its log. It is made again, once, when the host was noisy, which its
 * conditions alone decide; what it gave is kept whatever it is.
 * @template {Outcome} O
 * @template {object} [A={}]
 * @param {Session} session
 * @param {object} run
 * @param {string} run.name of the cell, with what else tells its runs apart
 * @param {number} run.block
 * @param {() => Promise<O>} run.make `log` is kept in a file of its own, which isn't published, and its end in the entry
 *   of a run that failed
 * @param {(outcome: O) => A} [run.about] what else the entry says
 * @param {(entry: Measured<O, A>) => string} run.textOf a measured run in a few words
 */
export async function makeRun(session, {name, block, make, about, textOf}) {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const made = await make();
    const {log, ...outcome} = /** @type {O & {log?: string}} */ (made);
    const noise = noiseOfRun(session, made);
    const again = attempt < MOST_ATTEMPTS && session.plan.noise === 'repeat' ? noise : null;
    const key = `${name}.b${block}.a${attempt}`;
    const more = /** @type {A} */ (about?.(made) ?? {});
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

/**
 * Whether the journal holds an accepted run of the cell in the block, at the point where a cell has several.
 * @param {{ofKind: (kind: 'run') => RunEntry[]}} journal
 * @param {{cell: {id: string}, point?: string}} run
 * @param {number} block
 */
export function isRunDone(journal, {cell, point}, block) {
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

/** @param {Session} session @param {Outcome} outcome a run that failed has no conditions to judge */
function noiseOfRun({quietCanaryMs}, outcome) {
  return outcome.status === 'measured'
    ? noiseOf({
        beforeMs: outcome.canaryMs.before,
        afterMs: outcome.canaryMs.after,
        quietMs: quietCanaryMs,
        foreignShare: outcome.foreignShare,
      })
    : null;
}

/**
 * @param {Outcome} outcome
 * @param {Pick<import('./entries.js').Made, 'again' | 'noise'>} entry
 * @param {string} said of a measured run
 */
function textOfRun(outcome, {again, noise}, said) {
  if (outcome.status !== 'measured') {
    return `${outcome.status.toUpperCase()}: ${outcome.reason}`;
  }
  const remark = again ? ` (again: ${again})` : noise ? ` (noisy: ${noise})` : '';
  return `${said}${remark}`;
}
