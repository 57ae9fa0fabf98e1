// @ts-check
import {readFileSync} from 'node:fs';
import {describeMachine} from '../../machine/environment.js';
import {HarnessError} from '../../machine/harness-error.js';
import {beginSession} from '../../protocol/begin-session.js';
import {makeBlocks} from '../../protocol/blocks.js';
import {isRunDone, makeRun} from '../../protocol/make-run.js';
import {beginProgress} from '../../protocol/progress.js';
import {missingForMode, missingForRuntime} from '../runtimes.js';
import {choosePinning} from './pinning.js';
import {roundsOf, taskOf} from './rounds.js';
import {runOnce} from './run-once.js';
import {measuredText} from './measured-text.js';

/** @import {Journal} from '../../protocol/journal.js' */
/** @import {Entry} from './entries.js' */
/** @import {Cell, Plan, PlannedRun} from './plan.js' */

const TIMEOUT_S = 60;

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
 *   journal: import('../../protocol/journal.js').Journal<import('./entries.js').Entry>, tell: (line: string) => void, commandLine: string}} context
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
  const progress = beginProgress(journal, total, tell);
  const place = {work, pinning, timeoutS: TIMEOUT_S};
  const session = {...context, ...begun, place, progress};
  await makeBlocks({
    runs,
    repeats: plan.repeats,
    seed: begun.seed,
    isDone: (run, block) => block > run.repeats || isRunDone(journal, run, block),
    make: ({cell}, block) => makeCell(session, cell, block),
  });
  journal.append({kind: 'finished', at: new Date().toISOString(), runs: total});
}

/**
 * @param {Parameters<typeof roundsOf>[0] & Parameters<typeof makeRun>[0]} session
 * @param {Cell} cell
 * @param {number} block
 */
async function makeCell(session, cell, block) {
  const rounds = await roundsOf(session, cell);
  await makeRun(session, {
    name: cell.id,
    block,
    make: () => runOnce(cell, taskOf(cell, rounds), session.place),
    textOf: measuredText,
  });
}

/** Memory areas that the kernel lets a process have: each coroutine's stack takes some. */
function maxMapCount() {
  try {
    return readFileSync('/proc/sys/vm/max_map_count', 'latin1').trim();
  } catch {
    return 'unknown';
  }
}
