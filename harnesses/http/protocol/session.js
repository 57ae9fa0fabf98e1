// @ts-check
import {CEILING_SHARE, measureCeiling, RATES_PER_S} from '../load/ceiling.js';
import {describeMachine} from '../../machine/environment.js';
import {HarnessError} from '../../machine/harness-error.js';
import {extensionVersion} from '../../machine/php-extensions.js';
import {findApplication} from '../applications/catalogue.js';
import {findRuntime, missingNeeds} from '../runtimes/catalogue.js';
import {formatDuration} from '../../protocol/duration.js';
import {beginSession} from '../../protocol/begin-session.js';
import {makeBlocks} from '../../protocol/blocks.js';
import {isRunDone} from '../../protocol/make-run.js';
import {beginProgress} from '../../protocol/progress.js';
import {estimateSeconds} from './estimate.js';
import {fixRates} from './pilot.js';
import {coresOf} from './placement.js';
import {makePlannedRun} from './planned-run.js';
import {offersRate} from './points.js';
import {runOnce} from './run-once.js';

/** @import {Journal} from '../../protocol/journal.js' */
/** @import {PlanEntry} from './entries.js' */
/** @import {Plan, PlannedRun} from './plan.js' */

/** @type {Record<string, import('../../machine/environment.js').VersionQuestion>} */
export const PROGRAMS = {
  postgresql: ['postgres', ['--version'], /([\d.]+)/],
  nginx: ['nginx', ['-v'], /nginx\/([\d.]+)/],
  k6: ['k6', ['version'], /v?([\d.]+)/],
};

/** @typedef {import('./place.js').Place} Place */
/** @typedef {Context & {seed: number, ceilingPerS: number, runOnce: typeof runOnce, quietCanaryMs: number,
 *   progress: import('../../protocol/progress.js').Progress}} PlanSession what the runs of a plan are made with */
/** @typedef {{plan: import('./plan.js').Plan, journal: import('../../protocol/journal.js').Journal<import('./entries.js').PlanEntry>, place: Place, tell: (line: string) => void}} Context */

/**
 * Makes every run of the plan that the journal doesn't hold yet, block after block.
 * @param {Context & {runs: import('./plan.js').PlannedRun[], seed: number|null, commandLine: string}} context runs:
 *   those of the plan that this machine can make
 */
export async function runPlan(context) {
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
 * @template {{cell: import('./cell.js').Cell}} T
 * @param {{runs: T[]}} plan
 * @param {(line: string) => void} tell
 * @returns {Promise<T[]>} at least one
 */
export async function possibleRuns({runs}, tell) {
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

/**
 * @param {Set<string>} ids
 * @param {(id: string) => Parameters<typeof missingNeeds>[0]} find
 * @param {(line: string) => void} tell
 */
async function presentOf(ids, find, tell) {
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

/**
 * Writes the session's line and measures the generator.
 *
 * @param {Context & {runs: PlannedRun[], seed: number | null, commandLine: string}} context
 */
async function begin({plan, runs, journal, place, seed, commandLine, tell}) {
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

/**
 * The machine with the versions of the extensions that runtimes are named after.
 * @param {Awaited<ReturnType<typeof describeMachine>>} machine
 * @param {Array<{cell: {runtime: string}}>} runs
 */
export async function withExtensions(machine, runs) {
  const versions = {...machine.versions};
  for (const id of new Set(runs.map(({cell}) => cell.runtime))) {
    const {extension} = findRuntime(id);
    if (extension !== undefined) {
      versions[extension] = (await extensionVersion(extension)) ?? 'unknown';
    }
  }
  return {...machine, versions};
}

/** @param {{journal: Journal<PlanEntry>, place: Place, plan: Plan, tell: (line: string) => void}} context */
async function ceilingOf({journal, place, plan, tell}) {
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

/**
 * A plan that only proves that all works goes on beside a busy host; one that measures doesn't.
 *
 * @param {Plan} plan
 * @param {(line: string) => void} tell
 */
function withoutCeiling({noise}, tell) {
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
