// @ts-check
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describeMachine} from '../../machine/environment.js';
import {HarnessError} from '../../machine/harness-error.js';
import {beginSession} from '../../protocol/begin-session.js';
import {makeBlocks} from '../../protocol/blocks.js';
import {noiseOf} from '../../protocol/canary.js';
import {missingForMode, missingForRuntime} from '../runtimes.js';
import {choosePinning} from './pinning.js';
import {roundsOf, taskOf} from './rounds.js';
import {runOnce} from './run-once.js';
import {tellProgress} from './progress.js';

const TIMEOUT_S = 60;
/** A host that is noisy twice will be noisy again, and the plan has to end. */
const MOST_ATTEMPTS = 2;

/**
 * Runs of the plan whose runtime and mode this machine has; the others are named with what they lack.
 * @param {import('./plan.js').Plan} plan
 * @param {(line: string) => void} tell
 */
export async function possibleRuns(plan, tell) {
  const absent = new Set();
  for (const [member, missingFor] of /** @type {const} */ ([
    ['runtime', missingForRuntime],
    ['mode', missingForMode],
  ])) {
    for (const id of new Set(plan.runs.map(({cell}) => cell[member]))) {
      const missing = await missingFor(id);
      if (missing !== null) {
        absent.add(id);
        tell(`absent: ${id}: ${missing}`);
      }
    }
  }
  const runs = plan.runs.filter(({cell}) => !absent.has(cell.runtime) && !absent.has(cell.mode));
  if (runs.length === 0) {
    throw new HarnessError('plan', 'none of its runs can be made here', 'see "run doctor"');
  }
  return runs;
}

/**
 * Makes every run that the journal doesn't hold yet, block after block.
 * @param {{plan: import('./plan.js').Plan, runs: import('./plan.js').PlannedRun[], work: string, seed: number|null,
 *   journal: import('../../protocol/journal.js').Journal, tell: (line: string) => void, commandLine: string}} context
 */
export async function runPlan(context) {
  const {plan, runs, journal, tell, seed, commandLine, work} = context;
  const pinning = choosePinning();
  const begun = beginSession(plan, journal, {
    seed,
    commandLine,
    pinning,
    machine: await describeMachine(),
    warmUpS: plan.warmUpS,
    windowS: plan.windowS,
    maxMapCount: maxMapCount(),
  });
  const total = runs.reduce((sum, {repeats}) => sum + repeats, 0);
  const doneBefore = journal.ofKind('run').filter((entry) => entry.accepted).length;
  if (doneBefore > 0) {
    tell(`Resuming: ${doneBefore} of ${total} runs are in the journal already.`);
  }
  const progress = {total, doneBefore, startedAt: performance.now(), made: 0};
  const place = {work, pinning, timeoutS: TIMEOUT_S};
  const session = {...context, ...begun, place, progress};
  await makeBlocks({
    runs,
    repeats: plan.repeats,
    seed: begun.seed,
    isDone: ({cell, repeats}, block) => block > repeats || isDone(journal, cell, block),
    make: ({cell}, block) => makeRun(session, cell, block),
  });
  journal.append({kind: 'finished', at: new Date().toISOString(), runs: total});
}

/** Made again when the host was noisy, whatever the result; both runs leave their line. */
async function makeRun(session, cell, block) {
  const rounds = await roundsOf(session, cell);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const outcome = await runOnce(cell, taskOf(cell, rounds), session.place);
    const noise = noiseOfRun(session, outcome);
    const isLast = attempt === MOST_ATTEMPTS || session.plan.noise === 'record';
    const again = isLast || outcome.status !== 'measured' ? null : noise;
    write(session, {...outcome, block, attempt, noise, accepted: again === null, again});
    if (again === null) {
      return;
    }
  }
}

function noiseOfRun({quietCanaryMs}, {canaryMs, foreignShare}) {
  const {before: beforeMs, after: afterMs} = canaryMs;
  return noiseOf({beforeMs, afterMs, quietMs: quietCanaryMs, foreignShare});
}

/** @param {any} session @param {import('./run-once.js').Outcome & Record<string, any>} outcome */
function write(session, {log, ...outcome}) {
  const {journal, progress} = session;
  const key = `${outcome.cell.id}.b${outcome.block}.a${outcome.attempt}`;
  const logFile = log === undefined ? {} : {logFile: `logs/${key}.log`};
  if (log !== undefined) {
    writeFileSync(join(journal.folder, 'logs', `${key}.log`), log);
  }
  const entry = {kind: 'run', key, ...outcome, ...logFile};
  journal.append(entry);
  progress.made += outcome.accepted ? 1 : 0;
  tellProgress(session, entry);
}

function isDone(journal, cell, block) {
  return journal
    .ofKind('run')
    .some((entry) => entry.accepted && entry.cell.id === cell.id && entry.block === block);
}

/** Memory areas that the kernel lets a process have: each coroutine's stack takes some. */
function maxMapCount() {
  try {
    return readFileSync('/proc/sys/vm/max_map_count', 'latin1').trim();
  } catch {
    return 'unknown';
  }
}
