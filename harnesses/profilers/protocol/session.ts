import {describeMachine} from '../../machine/environment.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {beginSession} from '../../protocol/begin-session.ts';
import {makeBlocks} from '../../protocol/blocks.ts';
import {isRunDone, makeRun} from '../../protocol/make-run.ts';
import {beginProgress} from '../../protocol/progress.ts';
import {findProfiler, PROFILERS, versionOf, whyAbsent} from '../profilers/catalogue.ts';
import {measuredText} from './measured-text.ts';
import {runOnce} from './run-once.ts';
import type {Journal} from '../../protocol/journal.ts';
import type {Entry} from './entries.ts';
import type {Place} from './place.ts';
import type {Cell, Plan} from './plan.ts';

const SEED_STEP = 101;

/** Cells of the plan that this machine can make; profilers that can't work are named with the reason. */
export async function possibleCells(plan: Plan, tell: (line: string) => void): Promise<Cell[]> {
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

/** Makes every run of the plan that the journal doesn't hold yet, block after block. */
export async function runPlan(context: {
  plan: Plan;
  cells: Cell[];
  journal: Journal<Entry>;
  place: Place;
  tell: (line: string) => void;
  seed: number | null;
  commandLine: string;
}) {
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

async function makeCell(
  session: Parameters<typeof makeRun>[0] & {plan: Plan; place: Place; seed: number},
  cell: Cell,
  block: number,
) {
  const seed = (session.seed + SEED_STEP * block) % 2 ** 31;
  await makeRun(session, {
    name: cell.id,
    block,
    make: () => runOnce(cell, {...session.plan, seed}, session.place),
    textOf: measuredText,
  });
}

async function versionsOf(cells: Cell[]) {
  const used = PROFILERS.filter(({id}) => cells.some((cell) => cell.profiler === id));
  return Object.fromEntries(
    await Promise.all(used.map(async (profiler) => [profiler.id, await versionOf(profiler)])),
  );
}
