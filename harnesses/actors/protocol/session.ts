import {readFileSync} from 'node:fs';
import {describeMachine} from '../../machine/environment.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {beginSession} from '../../protocol/begin-session.ts';
import {makeBlocks} from '../../protocol/blocks.ts';
import {isRunDone, makeRun} from '../../protocol/make-run.ts';
import {beginProgress} from '../../protocol/progress.ts';
import {missingForMode, missingForRuntime} from '../runtimes.ts';
import {choosePinning} from './pinning.ts';
import {roundsOf, taskOf} from './rounds.ts';
import {runOnce} from './run-once.ts';
import {measuredText} from './measured-text.ts';
import type {Journal} from '../../protocol/journal.ts';
import type {Entry} from './entries.ts';
import type {Cell, Plan, PlannedRun} from './plan.ts';

const TIMEOUT_S = 60;

/** Runs of the plan whose runtime and mode this machine has; the others are named with what they lack. */
export async function possibleRuns(plan: Plan, tell: (line: string) => void) {
  const absent = new Set();
  for (const [member, missingFor] of [
    ['runtime', missingForRuntime],
    ['mode', missingForMode],
  ] as const) {
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

/** Makes every run that the journal doesn't hold yet, block after block. */
export async function runPlan(context: {
  plan: Plan;
  runs: PlannedRun[];
  work: string;
  seed: number | null;
  journal: Journal<Entry>;
  tell: (line: string) => void;
  commandLine: string;
}) {
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

async function makeCell(
  session: Parameters<typeof roundsOf>[0] & Parameters<typeof makeRun>[0],
  cell: Cell,
  block: number,
) {
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
