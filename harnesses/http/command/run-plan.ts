import {join, resolve} from 'node:path';
import {chooseTool} from '../load/tools.ts';
import {formatDuration} from '../../protocol/duration.ts';
import {Journal} from '../../protocol/journal.ts';
import {tellOutcome} from '../../protocol/outcome.ts';
import {seedOf} from '../../protocol/seed.ts';
import {withPlace} from '../protocol/place.ts';
import {readPlan} from '../protocol/plan.ts';
import {estimateSeconds} from '../protocol/estimate.ts';
import {possibleRuns, runPlan} from '../protocol/session.ts';
import type {PlanEntry} from '../protocol/entries.ts';

/**
 * Runs a whole plan, resuming what its folder already holds.
 *
 * @returns exit code
 */
export async function runPlanCommand(
  planName: string,
  options: {
    out?: string;
    seed?: string;
    tool: string;
    estimate: boolean;
    root: string;
    commandLine: string;
  },
): Promise<number> {
  const tell = (line: string) => process.stdout.write(`${line}\n`);
  const plan = readPlan(planName);
  // What was asked for comes before what the machine has: a wrong option is refused alike on each machine.
  const tool = chooseTool(options.tool);
  const seed = seedOf(options.seed);
  const folder = resolve(options.out ?? join(options.root, 'runs', plan.name));
  Journal.checkFolder(folder);
  const runs = await possibleRuns(plan, tell);
  tell(
    `Plan ${plan.name} (${plan.hash}): ${runs.length} runs × ${plan.repeats} blocks, about ${formatDuration(estimateSeconds(plan, runs))} min if nothing has to be repeated.`,
  );
  if (options.estimate) {
    return 0;
  }
  const journal: Journal<PlanEntry> = Journal.open(folder);
  const {total, made} = await withPlace(tool, (place) =>
    runPlan({plan, runs, journal, place, tell, seed, commandLine: options.commandLine}),
  );
  tell(`${made} of ${total} runs made now.`);
  return tellOutcome(journal, tell);
}
