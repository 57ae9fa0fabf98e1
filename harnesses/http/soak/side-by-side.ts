import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {clockJumpS, measureCanary, readClocks} from '../../engine/conditions.ts';
import {RunFailure} from '../../engine/runs.ts';
import {memoryOfGroups} from '../../machine/process-groups.ts';
import {psql} from '../database/postgres.ts';
import {runOwnGenerator} from '../load/own-generator.ts';
import {coresOf, moveTo} from '../protocol/place.ts';
import {verifyAnswers, verifyIsolation} from '../protocol/verify.ts';
import {startTarget} from '../runtimes/target.ts';
import {reload} from './deployment.ts';
import {Conditions} from './conditions.ts';
import {Meter} from './meter.ts';
import {timesOf, windowOf, wholeOf} from './outcomes.ts';
import {SAMPLE_S, windowsOf} from './plan.ts';
import type {Load, Report} from '../load/own-generator.ts';
import type {Cell} from '../protocol/cell.ts';
import type {Place} from '../protocol/place.ts';
import type {Server} from './deployment.ts';
import type {Order, Seen} from './outcomes.ts';
import type {PlannedWindow, Soak} from './plan.ts';

const MOST_TRUNCATIONS = 20;
/** Keeps the arrivals of servers that run side by side apart. */
const SERVER_STEP = 7_919;

type Taken = ReturnType<Meter['take']>;
/** a server, and what was read of it at the end of each window */
type Watched = Server & {
  meter: Meter;
  idle: ReturnType<typeof memoryOfGroups>;
  taken: Taken[];
};

/**
 * Runs all servers side by side, each under Poisson arrivals of its own at the same rate, and cuts the time into windows.
 * The table that grows is emptied when a window begins, so that a longer time doesn't mean larger tables.
 *
 * @returns for each server each window; of a plan with events each server's own ones alone
 */
export async function runSideBySide(order: Order, place: Place): Promise<Seen[]> {
  await moveTo(place, 'shared');
  const servers: Watched[] = [];
  try {
    for (const [at, cell] of order.cells.entries()) {
      servers.push(await startWatched(cell, join(place.work, `server-${at}`), place));
    }
    return await watch(servers, order, place);
  } finally {
    await Promise.all(servers.map(({target}) => target.stop()));
  }
}

async function startWatched(cell: Cell, work: string, {database}: Place): Promise<Watched> {
  mkdirSync(work, {recursive: true});
  const target = await startTarget(cell, {work, database});
  await verifyAnswers(target.url, cell.workload);
  await verifyIsolation(target.url, cell);
  const idle = memoryOfGroups(target.groups);
  return {cell, target, work, idle, meter: new Meter(target.groups), taken: []};
}

async function watch(servers: Watched[], order: Order, place: Place): Promise<Seen[]> {
  const windows = windowsOf(order.soak, servers.length, order.seed);
  const started = {at: Date.now(), ...readClocks()};
  const before = measureCanary();
  const conditions = new Conditions(place.database.child.pid);
  const failures = new Map<number, RunFailure>();
  const events: Promise<void>[] = [];
  const begin = (at: number) => {
    conditions.take();
    if (at === windows.length) {
      return;
    }
    events.push(emptyGrowingTable(place));
    const failed = (failure: RunFailure) => void failures.set(at, failure);
    events.push(...eventsOf(windows[at], servers, order.soak, failed));
  };
  let sampled = 0;
  const sampling = setInterval(
    () => servers[sampled++ % servers.length].meter.sampleMemory(),
    (SAMPLE_S * 1000) / servers.length,
  );
  try {
    const reports = await Promise.all(
      servers.map((server, at) =>
        load(server, at, {...order, windows: windows.length}, at === 0 ? begin : () => {}),
      ),
    );
    await Promise.all(events);
    const shares = conditions.shares(servers, order.soak.everyS);
    const common = {canaryMs: {before, after: measureCanary()}, clockJumpS: clockJumpS(started)};
    return servers.flatMap((server, at) => {
      const about = {...server, load: loadOf(order, at), order, startedAt: started.at, common};
      const each = windows.flatMap((window, number): Seen[] =>
        window.server !== undefined && window.server !== at
          ? []
          : [windowOf(about, reports[at], {number, shares, failures, event: window.event})],
      );
      return order.soak.events === undefined
        ? [wholeOf(about, reports[at], shares), ...each]
        : each;
    });
  } finally {
    clearInterval(sampling);
  }
}

/** @param begin called when a window begins, and when the last one has ended */
async function load(
  server: Watched,
  at: number,
  order: Order & {windows: number},
  begin: (window: number) => void,
): Promise<Report> {
  const {cell, target, meter, taken} = server;
  return runOwnGenerator(
    {
      url: `${target.url}/${cell.workload}`,
      load: loadOf(order, at),
      ...timesOf(order, order.windows),
      expectedStart: `{"workload":"${cell.workload}"`,
      cpus: coresOf(cell.placement).generator,
      windows: order.windows,
    },
    {
      windowOpens: (pid) => {
        meter.add('load-generator', pid);
        meter.take();
        begin(0);
      },
      nextWindow: (number) => {
        taken.push(meter.take());
        begin(number);
      },
      windowCloses: () => {
        taken.push(meter.take());
        begin(order.windows);
      },
    },
  );
}

const loadOf = ({soak, maxInFlight, seed}: Order, at: number): Load => ({
  model: 'open',
  ratePerS: soak.ratePerS,
  maxInFlight,
  poissonSeed: seed + at * SERVER_STEP,
});

/** What is done in a window, a quarter of it after its beginning, so that its end shows whether all is well again. */
function eventsOf(
  {event, server: at}: PlannedWindow,
  servers: Watched[],
  {everyS}: Soak,
  failed: (failure: RunFailure) => void,
): Promise<void>[] {
  if (event === undefined || at === undefined) {
    return [];
  }
  const server = servers[at];
  const work = async () => {
    await sleep(everyS * 250);
    if (event === 'reload') {
      reload(server);
      return;
    }
    server.meter.leave('php');
    await server.target.restart();
    server.meter.begin('php', server.target.groups.php);
  };
  return [
    work().catch((error) =>
      failed(error instanceof RunFailure ? error : new RunFailure('crashed', String(error))),
    ),
  ];
}

/**
 * Empties the table that grows. Background work on it stays off, since a truncation would wait for it and all queries for
 * the truncation; one that doesn't get its turn at once is tried again.
 */
async function emptyGrowingTable({database}: Place) {
  const sql = [
    'ALTER TABLE public.post_views SET (autovacuum_enabled = off)',
    "SET lock_timeout = '100ms'",
    'TRUNCATE public.post_views',
  ];
  const arguments_ = ['-v', 'ON_ERROR_STOP=1', ...sql.flatMap((statement) => ['-c', statement])];
  for (let attempt = 0; attempt < MOST_TRUNCATIONS; attempt += 1) {
    if ((await psql(database, arguments_)).code === 0) return;
  }
  process.stderr.write('The table that grows could not be emptied in this window.\n');
}
