// @ts-check
import {join, resolve} from 'node:path';
import {chooseTool} from '../load/tools.js';
import {formatDuration} from '../../protocol/duration.js';
import {Journal} from '../../protocol/journal.js';
import {tellOutcome} from '../../protocol/outcome.js';
import {seedOf} from '../../protocol/seed.js';
import {withPlace} from '../protocol/place.js';
import {readPlan} from '../protocol/plan.js';
import {estimateSeconds} from '../protocol/estimate.js';
import {possibleRuns, runPlan} from '../protocol/session.js';

/**
 * Runs a whole plan, resuming what its folder already holds.
 * @param {string} planName
 * @param {{out?: string, seed?: string, tool: string, estimate: boolean, root: string, commandLine: string}} options
 * @returns {Promise<number>} exit code
 */
export async function runPlanCommand(planName, options) {
  /** @param {string} line */
  const tell = (line) => process.stdout.write(`${line}\n`);
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
  /** @type {Journal<import('../protocol/entries.js').PlanEntry>} */
  const journal = Journal.open(folder);
  const {total, made} = await withPlace(tool, (place) =>
    runPlan({plan, runs, journal, place, tell, seed, commandLine: options.commandLine}),
  );
  tell(`${made} of ${total} runs made now.`);
  return tellOutcome(journal, tell);
}
