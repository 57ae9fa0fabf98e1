// @ts-check
import {join, resolve} from 'node:path';
import {requireCommand, runToEnd} from '../../machine/commands.js';
import {HarnessError} from '../../machine/harness-error.js';
import {extensionArguments} from '../../machine/php-extensions.js';
import {formatDuration} from '../../protocol/duration.js';
import {Journal} from '../../protocol/journal.js';
import {tellOutcome} from '../../protocol/outcome.js';
import {seedOf} from '../../protocol/seed.js';
import {withPlace} from '../protocol/place.js';
import {readPlan} from '../protocol/plan.js';
import {estimateSeconds} from '../protocol/estimate.js';
import {possibleCells, runPlan} from '../protocol/session.js';

/**
 * Runs a whole plan, resuming what its folder already holds.
 * @param {string} planName
 * @param {{out?: string, seed?: string, estimate: boolean, root: string, commandLine: string}} options
 * @returns {Promise<number>} exit code: 2 when a run failed
 */
export async function runPlanCommand(planName, {out, seed, estimate, root, commandLine}) {
  /** @param {string} line */
  const tell = (line) => process.stdout.write(`${line}\n`);
  const plan = readPlan(planName);
  // What was asked for comes before what the machine has: a wrong option is refused alike on each machine.
  const chosenSeed = seedOf(seed);
  const folder = resolve(out ?? join(root, 'runs', plan.name));
  Journal.checkFolder(folder);
  const phpVersion = await requirePhp();
  const cells = await possibleCells(plan, tell);
  tell(
    `Plan ${plan.name} (${plan.hash}): ${cells.length} cells × ${plan.repeats} blocks, about ${formatDuration(estimateSeconds(plan, cells.length))} min if nothing has to be repeated.`,
  );
  if (estimate) {
    return 0;
  }
  /** @type {Journal<import('../protocol/entries.js').Entry>} */
  const journal = Journal.open(folder);
  await withPlace(phpVersion, (place) =>
    runPlan({plan, cells, journal, place, tell, seed: chosenSeed, commandLine}),
  );
  return tellOutcome(journal, tell);
}

/** @returns {Promise<string>} PHP's major and minor version, such as 8.2 */
async function requirePhp() {
  const php = requireCommand('php', 'apt-get install php-cli');
  if ((await extensionArguments('pcntl')) === null) {
    throw new HarnessError(
      'php',
      'lacks the extension pcntl, by which a target is told to end',
      "install the distribution's php-cli, which has it, or build PHP with --enable-pcntl",
    );
  }
  const asked = 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;';
  return (await runToEnd(php, ['-r', asked])).stdout;
}
