import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.ts';
import {formatDuration} from '../../protocol/duration.ts';
import {Journal} from '../../protocol/journal.ts';
import {tellOutcome} from '../../protocol/outcome.ts';
import {seedOf} from '../../protocol/seed.ts';
import {readPlan} from '../protocol/plan.ts';
import {estimateSeconds} from '../protocol/estimate.ts';
import {possibleRuns, runPlan} from '../protocol/session.ts';
import type {Entry} from '../protocol/entries.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a whole plan, resuming what its folder already holds.
 *
 * @returns exit code: 2 when a run failed
 */
export async function runPlanCommand(
  planName: string,
  {
    out,
    seed,
    estimate,
    commandLine,
  }: {out?: string; seed?: string; estimate: boolean; commandLine: string},
): Promise<number> {
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  const plan = readPlan(planName);
  // What was asked for comes before what the machine has: a wrong option is refused alike on each machine.
  const chosenSeed = seedOf(seed);
  const folder = resolve(out ?? join(ROOT, 'runs', plan.name));
  Journal.checkFolder(folder);
  const runs = await possibleRuns(plan, tell);
  const time = formatDuration(estimateSeconds(plan, runs));
  tell(
    `Plan ${plan.name} (${plan.hash}): ${runs.length} cells, ${plan.repeats} blocks, about ${time} min if nothing has to be repeated.`,
  );
  if (estimate) {
    return 0;
  }
  const journal: Journal<Entry> = Journal.open(folder);
  const work = makeWorkFolder();
  try {
    await runPlan({plan, runs, journal, work, tell, seed: chosenSeed, commandLine});
  } finally {
    removeWorkFolder(work);
  }
  return tellOutcome(journal, tell);
}
