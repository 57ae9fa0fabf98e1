import {noiseOf} from '../../engine/conditions.ts';
import {keepLog} from '../../engine/journal.ts';
import {tellProgress} from '../../engine/runs.ts';
import {possibleRuns, runPlan} from '../../engine/session.ts';
import {isMeasured} from '../../engine/types.ts';
import {SOAK} from '../protocol/cell.ts';
import {withPlace} from '../protocol/place.ts';
import {describePlanned, NEEDS} from '../protocol/session.ts';
import {runSideBySide} from './side-by-side.ts';
import {windowsOf} from './plan.ts';
import type {Experiment, Tell} from '../../engine/session.ts';
import type {Options} from '../options.ts';
import type {PlanEntry} from '../protocol/entries.ts';
import type {Place} from '../protocol/place.ts';
import type {Plan, PlannedRun} from '../protocol/plan.ts';
import type {Seen} from './outcomes.ts';
import type {Soak} from './plan.ts';

/** In an hour dead rows would pile up without it; production databases have it on. */
const DATABASE_SETTINGS = {
  autovacuum: 'on',
  // None falls into the run: which windows it met would be chance.
  checkpoint_timeout: '2h',
  max_wal_size: '16GB',
};
const TIMEOUT_MS = 10_000;
/** Seconds that starting and checking one server takes, at the most. */
const START_S = 10;

/** all servers of a plan, side by side */
type Block = {cell: {id: string}; servers: PlannedRun[]};
type SoakPlan = Omit<Plan, 'runs' | 'soak'> & {runs: Block[]; soak: Soak};

export const SIDE_BY_SIDE: Experiment<Block, SoakPlan, Place, PlanEntry> = {
  needs: [],
  estimateSeconds: ({repeats, warmUpS, soak, runs: [{servers}]}) =>
    repeats *
    (warmUpS + servers.length * START_S + windowsOf(soak, servers.length).length * soak.everyS),
  lend: (work) => withPlace('own', work, DATABASE_SETTINGS),
  describe: async ([{servers}], place) => ({
    ...(await describePlanned(servers, place)),
    databaseSettings: DATABASE_SETTINGS,
  }),
  isDone: (journal, _run, block) => journal.ofKind('run').some((run) => run.block === block),
  make: async (session, {servers}, block) => {
    const {warmUpS, maxInFlight, soak} = session.plan;
    const cells = servers.map(({cell}) => cell);
    const order = {cells, soak, warmUpS, maxInFlight, timeoutMs: TIMEOUT_MS};
    const seen = await runSideBySide({...order, seed: session.seed + block}, session.place);
    seen.forEach((each) => {
      const {group} = servers[cells.indexOf(each.outcome.cell)];
      session.journal.append(entryOf(session, each, {block, group}));
    });
    session.progress.made += 1;
    tellProgress(session, {name: session.plan.name, block, text: `${seen.length} windows`});
    cells.forEach(({id}) => session.tell(summaryOf(id, seen)));
  },
};

/** Runs the servers of a plan side by side, as long as it says; a block that was broken off is made again. */
export async function runSoak(plan: Plan, options: Options): Promise<number> {
  const tell: Tell = (line) => process.stdout.write(`${line}\n`);
  const servers = await possibleRuns(plan.runs, NEEDS, tell);
  return runPlan(sideBySide(plan, servers), SIDE_BY_SIDE, options);
}

/** A plan whose one run is all of its servers at once. */
export function sideBySide(plan: Plan, servers: PlannedRun[]): SoakPlan {
  // A plan without one has been refused when it was read.
  const soak = plan.soak as Soak;
  return {...plan, soak, runs: [{cell: {id: plan.name}, servers}]};
}

type Context = {journal: {folder: string}; quietCanaryMs: number; seed: number};

function entryOf(
  {journal, quietCanaryMs, seed}: Context,
  {fromS, event, outcome}: Seen,
  {block, group}: {block: number; group: string},
) {
  const {log, ...rest} = outcome as typeof outcome & {log?: string};
  const window = event ?? (fromS === undefined ? 'all' : `s${fromS}`);
  const key = `${outcome.cell.id}.${window}.b${block}`;
  return {
    ...{kind: 'run', key, ...rest, group, point: event ?? SOAK},
    ...(event === undefined ? {} : {event}),
    ...(fromS === undefined ? {} : {fromS}),
    ...{seed, generatorLimited: false, fills: true, unsaturated: false, block, attempt: 1},
    noise: isMeasured(outcome) ? noiseOf(outcome, quietCanaryMs) : null,
    ...{accepted: true, again: null},
    ...keepLog(journal, key, {status: outcome.status, log}),
  };
}

/** A server's first and last window in a few words. */
function summaryOf(id: string, seen: Seen[]): string {
  const own = seen.flatMap(({fromS, event, outcome}) =>
    outcome.cell.id === id && (fromS ?? event) !== undefined ? [outcome] : [],
  );
  const measured = own.filter(isMeasured);
  const ends = [measured[0], measured.at(-1)].flatMap((outcome) => outcome ?? []);
  const said = ends.map(
    ({report, memory}) =>
      `p99 ${report.latencyMs.p99?.toFixed(1)} ms, ${memory.loaded.php.pssMb.toFixed(1)} MiB`,
  );
  const failed = measured.reduce((sum, {report}) => sum + report.failedRequests, 0);
  return `  ${id}: ${said.join(' → ')}; ${failed} requests failed, ${own.length - measured.length} windows without an answer`;
}
