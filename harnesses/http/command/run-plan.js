// @ts-check
import {join, resolve} from 'node:path';
import {chooseTool} from '../load/tools.js';
import {formatDuration} from '../../protocol/duration.js';
import {Journal} from '../../protocol/journal.js';
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
  const tell = (line) => process.stdout.write(`${line}\n`);
  const plan = readPlan(planName);
  const runs = await possibleRuns(plan, tell);
  tell(
    `Plan ${plan.name} (${plan.hash}): ${runs.length} runs × ${plan.repeats} blocks, about ${formatDuration(estimateSeconds(plan, runs))} min if nothing has to be repeated.`,
  );
  if (options.estimate) {
    return 0;
  }
  const folder = resolve(options.out ?? join(options.root, 'runs', plan.name));
  const tool = chooseTool(options.tool);
  const journal = Journal.open(folder);
  const seed = options.seed === undefined ? null : Number(options.seed);
  const {total, made} = await withPlace(tool, (place) =>
    runPlan({plan, runs, journal, place, tell, seed, commandLine: options.commandLine}),
  );
  const failed = journal
    .ofKind('run')
    .filter((entry) => entry.accepted && entry.status !== 'measured');
  tell(
    `${made} runs made now, ${total} in all; ${failed.length} of them failed. Journal: ${journal.path}`,
  );
  for (const {key, status, reason, logFile} of failed) {
    tell(`  ${key}: ${status}: ${reason}${logFile ? ` (${join(folder, logFile)})` : ''}`);
  }
  return failed.length === 0 ? 0 : 2;
}
