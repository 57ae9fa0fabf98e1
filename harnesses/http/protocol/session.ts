import {CEILING_SHARE, measureCeiling, RATES_PER_S} from '../load/ceiling.ts';
import {describeMachine} from '../../machine/environment.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {extensionVersion} from '../../machine/php-extensions.ts';
import {findApplication} from '../applications/catalogue.ts';
import {findRuntime, missingNeeds} from '../runtimes/catalogue.ts';
import {formatDuration} from '../../protocol/duration.ts';
import {beginSession} from '../../protocol/begin-session.ts';
import {makeBlocks} from '../../protocol/blocks.ts';
import {isRunDone} from '../../protocol/make-run.ts';
import {beginProgress} from '../../protocol/progress.ts';
import {estimateSeconds} from './estimate.ts';
import {fixRates} from './pilot.ts';
import {coresOf} from './placement.ts';
import {makePlannedRun} from './planned-run.ts';
import {offersRate} from './points.ts';
import {runOnce} from './run-once.ts';
import type {VersionQuestion} from '../../machine/environment.ts';
import type {Journal} from '../../protocol/journal.ts';
import type {Progress} from '../../protocol/progress.ts';
import type {Cell} from './cell.ts';
import type {PlanEntry} from './entries.ts';
import type {Place} from './place.ts';
import type {Plan, PlannedRun} from './plan.ts';

export const PROGRAMS: Record<string, VersionQuestion> = {
  postgresql: ['postgres', ['--version'], /([\d.]+)/],
  nginx: ['nginx', ['-v'], /nginx\/([\d.]+)/],
  k6: ['k6', ['version'], /v?([\d.]+)/],
};

/** what the runs of a plan are made with */
export type PlanSession = Context & {
  seed: number;
  ceilingPerS: number;
  runOnce: typeof runOnce;
  quietCanaryMs: number;
  progress: Progress;
};

export type Context = {
  plan: Plan;
  journal: Journal<PlanEntry>;
  place: Place;
  tell: (line: string) => void;
};

/**
 * Makes every run of the plan that the journal doesn't hold yet, block after block.
 *
 * @param context runs: those of the plan that this machine can make
 */
export async function runPlan(
  context: Context & {runs: PlannedRun[]; seed: number | null; commandLine: string},
) {
  const {plan, journal, tell, runs} = context;
  const begun = await begin(context);
  const total = runs.length * plan.repeats;
  const progress = beginProgress(journal, total, tell);
  const session = {...context, ...begun, progress};
  await fixRates(session, runs);
  progress.startedAt = performance.now();
  const seconds = estimateSeconds(plan, runs, journal.ofKind('rate'));
  tell(`At the rates that are now fixed, about ${formatDuration(seconds)} min for all blocks.`);
  await makeBlocks({
    runs,
    repeats: plan.repeats,
    seed: begun.seed,
    isDone: (run, block) => isRunDone(journal, run, block),
    make: (run, block) => makePlannedRun(session, run, block),
  });
  journal.append({kind: 'finished', at: new Date().toISOString(), runs: total});
  return {total, made: progress.made};
}

/**
 * Runs of the plan that this machine can make; runtimes and applications that are absent are named with what they lack.
 *
 * @returns at least one
 */
export async function possibleRuns<T extends {cell: Cell}>(
  {runs}: {runs: T[]},
  tell: (line: string) => void,
): Promise<T[]> {
  const runtimes = await presentOf(new Set(runs.map(({cell}) => cell.runtime)), findRuntime, tell);
  const apps = await presentOf(new Set(runs.map(({cell}) => cell.app)), findApplication, tell);
  const possible = runs.filter(({cell}) => runtimes.has(cell.runtime) && apps.has(cell.app));
  if (possible.length === 0) {
    throw new HarnessError(
      'runtimes',
      'none of the plan can run here',
      'run setup.sh, then "run doctor"',
    );
  }
  return possible;
}

async function presentOf(
  ids: Set<string>,
  find: (id: string) => Parameters<typeof missingNeeds>[0],
  tell: (line: string) => void,
) {
  const present = new Set();
  for (const id of ids) {
    const missing = await missingNeeds(find(id));
    if (missing.length === 0) {
      present.add(id);
    } else {
      tell(`Absent: ${id} (${missing.map(({what, install}) => `${what}: ${install}`).join('; ')})`);
    }
  }
  return present;
}

/** Writes the session's line and measures the generator. */
async function begin({
  plan,
  runs,
  journal,
  place,
  seed,
  commandLine,
  tell,
}: Context & {runs: PlannedRun[]; seed: number | null; commandLine: string}) {
  const begun = beginSession(plan, journal, {
    seed,
    commandLine,
    machine: await withExtensions(await describeMachine(PROGRAMS), runs),
    placements: Object.fromEntries(
      [...new Set(runs.map(({cell}) => cell.placement))].map((name) => [name, coresOf(name)]),
    ),
    tool: place.tool,
    runtimes: [...new Set(runs.map(({cell}) => cell.runtime))],
    apps: [...new Set(runs.map(({cell}) => cell.app))],
  });
  return {
    ...begun,
    runOnce,
    ceilingPerS: plan.runs.some(({point}) => offersRate(point))
      ? await ceilingOf({journal, place, plan, tell})
      : Infinity,
  };
}

/** The machine with the versions of the extensions that runtimes are named after. */
export async function withExtensions(
  machine: Awaited<ReturnType<typeof describeMachine>>,
  runs: Array<{cell: {runtime: string}}>,
) {
  const versions = {...machine.versions};
  for (const id of new Set(runs.map(({cell}) => cell.runtime))) {
    const {extension} = findRuntime(id);
    if (extension !== undefined) {
      versions[extension] = (await extensionVersion(extension)) ?? 'unknown';
    }
  }
  return {...machine, versions};
}

async function ceilingOf({
  journal,
  place,
  plan,
  tell,
}: {
  journal: Journal<PlanEntry>;
  place: Place;
  plan: Plan;
  tell: (line: string) => void;
}) {
  const known = journal.ofKind('ceiling').find((entry) => entry.tool === place.tool);
  const ceiling = known ?? {at: new Date().toISOString(), ...(await measureCeiling(place))};
  if (ceiling.ceilingPerS === 0) {
    return withoutCeiling(plan, tell);
  }
  if (known === undefined) {
    journal.append({kind: 'ceiling', ...ceiling});
  }
  const {ceilingPerS} = ceiling;
  const highest = Math.round(ceilingPerS * CEILING_SHARE);
  tell(`Load generator (${place.tool}): up to ${ceilingPerS}/s; runs are kept below ${highest}/s.`);
  return ceilingPerS;
}

/** A plan that only proves that all works goes on beside a busy host; one that measures doesn't. */
function withoutCeiling({noise}: Plan, tell: (line: string) => void) {
  if (noise === 'repeat') {
    throw new HarnessError(
      'load generator',
      `it keeps not even ${RATES_PER_S[0]}/s in time`,
      'wait until the machine is quiet: "run ceiling" shows when it is',
    );
  }
  tell(
    'The host is too busy to say what the load generator can do: nothing here is a measurement.',
  );
  return RATES_PER_S[0];
}
