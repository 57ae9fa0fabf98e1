// @ts-check
import {describeMachine} from '../../machine/environment.js';
import {HarnessError} from '../../machine/harness-error.js';
import {beginSession} from '../../protocol/begin-session.js';
import {makeBlocks} from '../../protocol/blocks.js';
import {isRunDone, makeRun} from '../../protocol/make-run.js';
import {beginProgress} from '../../protocol/progress.js';
import {findProfiler, PROFILERS, versionOf, whyAbsent} from '../profilers/catalogue.js';
import {measuredText} from './measured-text.js';
import {runOnce} from './run-once.js';

/** @import {Journal} from '../../protocol/journal.js' */
/** @import {Entry} from './entries.js' */
/** @import {Place} from './place.js' */
/** @import {Plan} from './plan.js' */

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
 * @param {{plan: import('./plan.js').Plan, cells: Cell[], journal: import('../../protocol/journal.js').Journal<import('./entries.js').Entry>,
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
  const total = cells.length * plan.repeats;
  const progress = beginProgress(journal, total, tell);
  await makeBlocks({
    runs: cells,
    repeats: plan.repeats,
    seed: begun.seed,
    isDone: (cell, block) => isRunDone(journal, {cell}, block),
    make: (cell, block) => makeCell({...context, ...begun, progress}, cell, block),
  });
  journal.append({kind: 'finished', at: new Date().toISOString(), runs: total});
}

/**
 * @param {Parameters<typeof makeRun>[0] & {plan: Plan, place: Place, seed: number}} session
 * @param {Cell} cell
 * @param {number} block
 */
async function makeCell(session, cell, block) {
  const seed = (session.seed + SEED_STEP * block) % 2 ** 31;
  await makeRun(session, {
    name: cell.id,
    block,
    make: () => runOnce(cell, {...session.plan, seed}, session.place),
    textOf: measuredText,
  });
}

/** @param {Cell[]} cells */
async function versionsOf(cells) {
  const used = PROFILERS.filter(({id}) => cells.some((cell) => cell.profiler === id));
  return Object.fromEntries(
    await Promise.all(used.map(async (profiler) => [profiler.id, await versionOf(profiler)])),
  );
}
