import {join, resolve} from 'node:path';
import {requireCommand, runToEnd} from '../../machine/commands.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {extensionArguments} from '../../machine/php-extensions.ts';
import {formatDuration} from '../../protocol/duration.ts';
import {Journal} from '../../protocol/journal.ts';
import {tellOutcome} from '../../protocol/outcome.ts';
import {seedOf} from '../../protocol/seed.ts';
import {withPlace} from '../protocol/place.ts';
import {readPlan} from '../protocol/plan.ts';
import {estimateSeconds} from '../protocol/estimate.ts';
import {possibleCells, runPlan} from '../protocol/session.ts';
import type {Entry} from '../protocol/entries.ts';

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
    root,
    commandLine,
  }: {out?: string; seed?: string; estimate: boolean; root: string; commandLine: string},
): Promise<number> {
  const tell = (line: string) => process.stdout.write(`${line}\n`);
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
  const journal: Journal<Entry> = Journal.open(folder);
  await withPlace(phpVersion, (place) =>
    runPlan({plan, cells, journal, place, tell, seed: chosenSeed, commandLine}),
  );
  return tellOutcome(journal, tell);
}

/** @returns PHP's major and minor version, such as 8.2 */
async function requirePhp(): Promise<string> {
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
