// @ts-check
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describeMachine} from '../../machine/environment.js';
import {HarnessError} from '../../machine/harness-error.js';
import {beginSession} from '../../protocol/begin-session.js';
import {makeBlocks} from '../../protocol/blocks.js';
import {noiseOf} from '../../protocol/canary.js';
import {findProfiler, PROFILERS, versionOf, whyAbsent} from '../profilers/catalogue.js';
import {tellProgress} from './progress.js';
import {runOnce} from './run-once.js';

/** A host that is noisy twice will be noisy again, and the plan has to end. */
const MOST_ATTEMPTS = 2;
const SEED_STEP = 101;

/** @typedef {import('./plan.js').Cell} Cell */

/**
 * Cells of the plan that this machine can make; profilers that can't work are named with the reason.
 * @param {import('./plan.js').Plan} plan
 * @param {(line: string) => void} tell
 * @returns {Promise<Cell[]>}
 */
export async function possibleCells(plan, tell) {
  const absent = new Set();
  for (const id of new Set(plan.cells.map(({profiler}) => profiler))) {
    const reason = await whyAbsent(findProfiler(id));
    if (reason !== null) {
      absent.add(id);
      tell(`Absent: ${id} (${reason})`);
    }
  }
  const cells = plan.cells.filter(({profiler}) => !absent.has(profiler));
  if (cells.length === 0) {
    throw new HarnessError('profilers', 'none of the plan can work here', 'see "run doctor"');
  }
  return cells;
}

/**
 * Makes every run of the plan that the journal doesn't hold yet, block after block.
 * @param {{plan: import('./plan.js').Plan, cells: Cell[], journal: import('../../protocol/journal.js').Journal,
 *   place: import('./place.js').Place, tell: (line: string) => void, seed: number|null, commandLine: string}} context
 */
export async function runPlan(context) {
  const {plan, cells, journal, place, tell} = context;
  const begun = beginSession(plan, journal, {
    seed: context.seed,
    commandLine: context.commandLine,
    machine: await describeMachine(),
    pinning: place.pinning,
    profilers: await versionsOf(cells),
  });
  const isDone = (cell, block) =>
    journal
      .ofKind('run')
      .some((run) => run.accepted && run.cell.id === cell.id && run.block === block);
  const total = cells.length * plan.repeats;
  const done = journal.ofKind('run').filter((run) => run.accepted).length;
  if (done > 0) {
    tell(`Resuming: ${done} of ${total} runs are in the journal already.`);
  }
  const progress = {total, done, made: 0, startedAt: performance.now()};
  await makeBlocks({
    runs: cells,
    repeats: plan.repeats,
    seed: begun.seed,
    isDone,
    make: (cell, block) => makeRun({...context, ...begun, progress}, cell, block),
  });
  journal.append({kind: 'finished', at: new Date().toISOString(), runs: total});
}

/** Makes a run, again when the host was noisy; that is decided by the conditions and never by the result. */
async function makeRun(session, cell, block) {
  const {plan, journal, place, quietCanaryMs, progress} = session;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const seed = (session.seed + SEED_STEP * block) % 2 ** 31;
    const {log, ...outcome} = await runOnce(cell, {...plan, seed}, place);
    const noise = noiseOfRun(outcome, quietCanaryMs);
    const again = plan.noise === 'repeat' && attempt < MOST_ATTEMPTS ? noise : null;
    const key = `${cell.id}.b${block}.a${attempt}`;
    const logFile = log === undefined ? {} : {logFile: `logs/${key}.log`};
    if (log !== undefined) {
      writeFileSync(join(journal.folder, 'logs', `${key}.log`), log);
    }
    const entry = {kind: 'run', key, block, attempt, ...outcome, ...logFile, noise, again};
    journal.append({...entry, accepted: again === null});
    progress.made += again === null ? 1 : 0;
    tellProgress(session, entry);
    if (again === null) {
      return;
    }
  }
}

function noiseOfRun({canaryMs, foreignShare}, quietMs) {
  return canaryMs === undefined
    ? null
    : noiseOf({beforeMs: canaryMs.before, afterMs: canaryMs.after, quietMs, foreignShare});
}

async function versionsOf(cells) {
  const used = PROFILERS.filter(({id}) => cells.some((cell) => cell.profiler === id));
  return Object.fromEntries(
    await Promise.all(used.map(async (profiler) => [profiler.id, await versionOf(profiler)])),
  );
}
