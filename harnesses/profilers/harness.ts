import {makeRun} from '../engine/runs.ts';
import {runPlan} from '../engine/session.ts';
import {requireCommand, runToEnd} from '../machine/commands.ts';
import {describeMachine} from '../machine/environment.ts';
import {withWorkFolder} from '../machine/files.ts';
import {HarnessError} from '../machine/harness-error.ts';
import {extensionArguments} from '../machine/php-extensions.ts';
import {choosePinning} from './place.ts';
import {estimateSeconds, readPlan} from './plan.ts';
import {
  findProfiler,
  otherProfilers,
  PROFILERS,
  programOf,
  versionOf,
  whyAbsent,
} from './profilers.ts';
import {resultFileOf} from './result-file.ts';
import {measuredText, runOnce} from './run-once.ts';
import type {Harness} from '../engine/command-line.ts';
import type {Needs} from '../engine/doctor.ts';
import type {Experiment, Tell} from '../engine/session.ts';
import type {Place} from './place.ts';
import type {Plan, PlannedRun} from './plan.ts';
import type {Entry} from './run-once.ts';

const SEED_STEP = 101;

const needs: Needs = {
  programs: [
    {name: 'php', install: 'apt-get install php-cli'},
    {name: 'setpriv', install: 'apt-get install util-linux'},
    {name: 'taskset', install: 'apt-get install util-linux'},
    {name: 'bash', install: 'apt-get install bash'},
    {name: 'pgrep', install: 'apt-get install procps (phpspy finds several processes by it)'},
  ],
  cores: () => {
    const {targets, profiler} = choosePinning();
    return targets === null
      ? 'One core: the profiler shares it with what it profiles.'
      : `Profiled processes on core ${targets}, profiler on core ${profiler}.`;
  },
  tellParts: async (say) => {
    const usable = (await extensionArguments('pcntl')) !== null;
    if (!usable) {
      say('MISSING  pcntl: a PHP with this extension');
    }
    const present = await tellProfilers(say);
    for (const {name, about, present: isHere} of await otherProfilers()) {
      say(`${isHere ? 'here, but not measured' : 'absent, not measured'}  ${name}: ${about}`);
    }
    return {present, what: 'profiler', usable};
  },
};

/** @returns how many are here */
async function tellProfilers(say: Tell) {
  let present = 0;
  for (const profiler of PROFILERS.filter(({from}) => from !== 'nowhere')) {
    const reason = await whyAbsent(profiler);
    present += reason === null ? 1 : 0;
    const version = await versionOf(profiler);
    const path = programOf(profiler);
    const where = `${version === null ? '' : ` ${version}`}${path === null ? '' : ` (${path})`}`;
    say(
      reason === null
        ? `present  ${profiler.label}${where}`
        : `absent   ${profiler.label}: ${reason}`,
    );
  }
  return present;
}

/** A run is fresh processes of a workload whose truth is known, with one profiler that looks at them. */
const experiment: Experiment<PlannedRun, Plan, Place, Entry> = {
  needs: [{of: ({cell}) => cell.profiler, lackOf: (id) => whyAbsent(findProfiler(id))}],
  estimateSeconds,
  lend: (work) =>
    withWorkFolder(async (folder) =>
      work({work: folder, pinning: choosePinning(), phpVersion: await requirePhp()}),
    ),
  describe: async (runs, {pinning}) => ({
    machine: await describeMachine(),
    pinning,
    profilers: await versionsOf(runs),
  }),
  make: ({plan, place, ...session}, {cell}, block) => {
    const seed = (session.seed + SEED_STEP * block) % 2 ** 31;
    return makeRun(
      {plan, ...session},
      {
        name: cell.id,
        block,
        make: () => runOnce(cell, {...plan, seed}, place),
        textOf: measuredText,
      },
    );
  },
};

export const HARNESS: Harness<{}, Entry> = {
  name: 'profilers',
  study: 'sampling-profilers',
  needs,
  plans: ['smoke', 'full', 'more'],
  runPlan: (name, options) => runPlan(readPlan(name), experiment, options),
  resultFileOf,
  help: {
    plans: 'half a minute, 14 and 11 minutes',
    commands: '  BC_PHPSPY, BC_PFP, BC_PERF   where these programs are, if not in PATH\n',
  },
};

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

async function versionsOf(runs: PlannedRun[]) {
  const used = PROFILERS.filter(({id}) => runs.some(({cell}) => cell.profiler === id));
  return Object.fromEntries(
    await Promise.all(used.map(async (profiler) => [profiler.id, await versionOf(profiler)])),
  );
}
