import {describeMachine} from '../../machine/environment.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {phpVersion} from '../../machine/php.ts';
import {extensionVersion} from '../../machine/php-extensions.ts';
import {formatDuration, makeRun} from '../../engine/runs.ts';
import {findApplication, findRuntime, librariesOf, missingNeeds} from '../catalogue.ts';
import {CEILING_SHARE, measureCeiling, RATES_PER_S} from '../load/ceiling.ts';
import {K6_VERSION} from '../load/k6.ts';
import {versionsOf} from '../runtimes/fitting.ts';
import {offersRate} from './cell.ts';
import {fixedRate, fixRates} from './pilot.ts';
import {coresOf, withPlace} from './place.ts';
import {estimateSeconds, isUnsaturated, orderOf} from './rates.ts';
import {runOnce} from './run-once.ts';
import type {Experiment, NeedOf, Session, Tell} from '../../engine/session.ts';
import type {VersionQuestion} from '../../machine/environment.ts';
import type {Cell} from './cell.ts';
import type {PlanEntry} from './entries.ts';
import type {Place} from './place.ts';
import type {Plan, PlannedRun} from './plan.ts';
import type {Measured} from './run-once.ts';

const PROGRAMS: Record<string, VersionQuestion> = {
  postgresql: ['postgres', ['--version'], /([\d.]+)/],
  nginx: ['nginx', ['-v'], /nginx\/([\d.]+)/],
  k6: K6_VERSION,
};

export type PlanSession = Session<Plan, Place, PlanEntry>;

/** A run is a fresh server that is one cell of the design, under one load. */
export const experimentWith = (
  tool: 'k6' | 'own',
): Experiment<PlannedRun, Plan, Place, PlanEntry> => ({
  needs: NEEDS,
  estimateSeconds,
  lend: (work) => withPlace(tool, work),
  describe: describePlanned,
  prepare: async (session, runs) => {
    if (session.plan.arrivals === 'poisson') {
      session.tell('Poisson arrivals by the own generator: k6 has none.');
    }
    const ceilingPerS = runs.some(({point}) => offersRate(point))
      ? await ceilingOf(session)
      : Infinity;
    await fixRates({...session, ceilingPerS, runOnce}, runs);
    const seconds = estimateSeconds(session.plan, runs, session.journal.ofKind('rate'));
    session.tell(
      `At the rates that are now fixed, about ${formatDuration(seconds)} min for all blocks.`,
    );
  },
  make: makePlannedRun,
});

/** What a session's line says of the cells that it runs, and of where and with what. */
export async function describePlanned(runs: {cell: Cell}[], {tool}: Pick<Place, 'tool'>) {
  const each = <T>(pick: (cell: Cell) => T) => [...new Set(runs.map(({cell}) => pick(cell)))];
  return {
    ...(await describeRuns(runs)),
    placements: Object.fromEntries(
      each(({placement}) => placement).map((name) => [name, coresOf(name)]),
    ),
    tool,
    runtimes: each(({runtime}) => runtime),
    apps: each(({app}) => app),
  };
}

type Needing = Pick<Cell, 'runtime' | 'app' | 'php'>;

/** Between the name of a part and that of the PHP that is to run it. */
const ON = ' on PHP ';
const nameOn = (id: string, php: string | undefined) => (php === undefined ? id : id + ON + php);

/** Runtime and application of a run, each on the PHP of its cell. */
export const NEEDS: NeedOf<{cell: Needing}>[] = [
  {
    of: ({cell}) => nameOn(cell.runtime, cell.php),
    lackOf: (name) => {
      const [id, php] = name.split(ON);
      return lackOf(findRuntime(id), php);
    },
  },
  {
    of: ({cell}) => nameOn(cell.app, cell.php),
    lackOf: (name) => {
      const [id, php] = name.split(ON);
      return lackOf(findApplication(id), php);
    },
  },
];

export async function lackOf(part: Parameters<typeof missingNeeds>[0], php?: string) {
  const missing = await missingNeeds(part, php);
  return missing.map(({what, install}) => `${what}: ${install}`).join('; ') || null;
}

/** The machine with the versions of extensions, libraries and generator that the runs need. */
export async function describeRuns(runs: Array<{cell: Needing}>) {
  const machine = await describeMachine(PROGRAMS);
  const versions = {...machine.versions};
  const libraries: Record<string, string> = {};
  for (const id of new Set(runs.map(({cell}) => cell.app))) {
    Object.assign(libraries, librariesOf(findApplication(id)));
  }
  for (const id of new Set(runs.map(({cell}) => cell.runtime))) {
    const runtime = findRuntime(id);
    Object.assign(libraries, librariesOf(runtime));
    Object.assign(versions, await versionsOf(runtime));
    const {extension} = runtime;
    if (extension !== undefined) {
      versions[extension] = (await extensionVersion(extension)) ?? 'unknown';
    }
  }
  for (const php of new Set(runs.flatMap(({cell}) => cell.php ?? []))) {
    versions[phpName(php)] = await phpVersion(php);
  }
  const generator = 'harnesses/http/load/generator.ts';
  return {machine: {...machine, versions}, libraries, generator};
}

/** Name of a PHP that BC_PHPS names, among the versions of a session. */
export const phpName = (php: string) => `php ${php}`;

async function ceilingOf({journal, place, plan, tell}: PlanSession) {
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
function withoutCeiling({noise}: Plan, tell: Tell) {
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

/** Keeps the seeds of arrivals apart from those of the order of blocks. */
const ARRIVALS_STEP = 104_729;

/** Makes one run of the plan at the rate that was fixed for all blocks. */
export async function makePlannedRun(
  session: PlanSession,
  planned: PlannedRun,
  block: number,
  run = runOnce,
) {
  const {cell, point, group} = planned;
  const rate = fixedRate(session.journal, planned);
  // Of the block alone: in it all cells meet the same bunches of arrivals.
  const {load, times} = orderOf(planned, rate, session.plan, session.seed + block * ARRIVALS_STEP);
  await makeRun(session, {
    name: `${cell.id}.${point}`,
    block,
    make: () => run(cell, load, times, session.place),
    about: (outcome) => ({
      group,
      point,
      seed: session.seed,
      generatorLimited: rate?.generatorLimited ?? false,
      fills: rate?.fills ?? true,
      ...(rate?.slowest === undefined
        ? {}
        : {slowest: {cell: rate.slowest, capacityPerS: rate.capacityPerS}}),
      ...(rate?.objective && {objective: rate.objective}),
      unsaturated: isUnsaturated(point, outcome),
    }),
    textOf: measuredText,
  });
}

/** What a measured run gave, in a few words. */
function measuredText({report, load, unsaturated}: Measured & {unsaturated: boolean}) {
  const p50 = report.latencyMs.p50?.toFixed(1) ?? '–';
  const offered = load.model === 'open' ? ` of ${load.ratePerS}` : '';
  const kept = unsaturated ? ' (not saturated, kept)' : '';
  return `${report.throughputPerS.toFixed(0)}${offered}/s, p50 ${p50} ms${kept}`;
}
