// @ts-check
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {makeWorkFolder, removeWorkFolder} from '../../machine/work-folder.js';
import {formatDuration} from '../../protocol/duration.js';
import {Journal} from '../../protocol/journal.js';
import {tellOutcome} from '../../protocol/outcome.js';
import {seedOf} from '../../protocol/seed.js';
import {readPlan} from '../protocol/plan.js';
import {estimateSeconds} from '../protocol/estimate.js';
import {possibleRuns, runPlan} from '../protocol/session.js';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a whole plan, resuming what its folder already holds.
 * @param {string} planName
 * @param {{out?: string, seed?: string, estimate: boolean, commandLine: string}} options
 * @returns {Promise<number>} exit code: 2 when a run failed
 */
export async function runPlanCommand(planName, {out, seed, estimate, commandLine}) {
  /** @param {string} line */
  const tell = (line) => process.stdout.write(`${line}\n`);
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
  /** @type {Journal<import('../protocol/entries.js').Entry>} */
  const journal = Journal.open(folder);
  const work = makeWorkFolder();
  try {
    await runPlan({plan, runs, journal, work, tell, seed: chosenSeed, commandLine});
  } finally {
    removeWorkFolder(work);
  }
  return tellOutcome(journal, tell);
}
