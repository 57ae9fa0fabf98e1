import {median} from '../../engine/measurements.ts';
import {hashOf, wholeNumber} from '../../engine/plan.ts';
import {makeRun, tellOutcome} from '../../engine/runs.ts';
import {runPlan} from '../../engine/session.ts';
import {isMeasured} from '../../engine/types.ts';
import {describeMachine} from '../../machine/environment.ts';
import {withWorkFolder} from '../../machine/files.ts';
import {coresOf} from '../protocol/place.ts';
import {lackOf} from '../protocol/session.ts';
import {measureConnect} from './measure-connect.ts';
import {findServer, METHODS} from './methods.ts';
import {serversIn} from './servers.ts';
import type {Journal} from '../../engine/journal.ts';
import type {Experiment, Plan, Tell} from '../../engine/session.ts';
import type {VersionQuestion} from '../../machine/environment.ts';
import type {Options} from '../options.ts';
import type {ConnectEntry} from '../protocol/entries.ts';
import type {Costs} from './costs.ts';
import type {Place} from './measure-connect.ts';
import type {Method} from './methods.ts';

const PROGRAMS: Record<string, VersionQuestion> = {
  postgresql: ['postgres', ['--version'], /([\d.]+)/],
  pgbouncer: ['pgbouncer', ['--version'], /PgBouncer ([\d.]+)/],
  mariadb: ['mariadbd', ['--version'], /Ver ([\d.]+)/],
};

/** Seconds that one repeat takes, and that the servers take to start. */
const RUN_S = 3;
const START_S = 8;

type PlannedConnect = {cell: Method};

/** A run is a fresh PHP process that connects by one method again and again. */
export const CONNECT: Experiment<PlannedConnect, Plan<PlannedConnect>, Place, ConnectEntry> = {
  needs: [{of: ({cell}) => cell.server, lackOf: (id) => lackOf(findServer(id))}],
  estimateSeconds: ({repeats}, runs) => START_S + RUN_S * repeats * runs.length,
  lend: (work) =>
    withWorkFolder(async (folder) => {
      const servers = serversIn(folder);
      try {
        await work({work: folder, servers});
      } finally {
        await servers.stop();
      }
    }),
  describe: async () => ({
    measures: 'connect',
    machine: await describeMachine(PROGRAMS),
    placements: {shared: coresOf('shared')},
  }),
  make: (session, {cell}, block) =>
    makeRun(session, {
      name: cell.id,
      block,
      make: () => measureConnect(cell, session.place),
      textOf: ({costs}) => said(costs),
    }),
  tellEnd: (journal, runs, tell) => {
    sayTable(journal, runs, tell);
    return tellOutcome(journal, tell);
  },
};

/**
 * Measures what connecting to the database costs, by method; resumes what its folder already holds.
 *
 * @returns exit code
 */
export function connectCommand(options: Options): Promise<number> {
  return runPlan(connectPlan(wholeNumber('--repeats', options.repeats)), CONNECT, options);
}

/** Other methods, another number of connections or of repeats are another plan. */
export function connectPlan(repeats: number, methods: Method[] = METHODS): Plan<PlannedConnect> {
  const hash = hashOf(JSON.stringify([repeats, methods]));
  const runs = methods.map((cell) => ({cell}));
  return {name: 'connect', hash, repeats, noise: 'repeat', runs};
}

const COLUMNS: Record<string, (costs: Costs) => number | undefined> = {
  'open p50': ({openMs}) => openMs.p50,
  'open p99': ({openMs}) => openMs.p99,
  wall: ({connection}) => connection.wallMs,
  PHP: ({connection}) => connection.cpuMs.php,
  database: ({connection}) => connection.cpuMs.database,
  pooler: ({connection}) => connection.cpuMs.pooler,
  'a query': ({query}) => query.wallMs,
};

function said({connections, connection: {wallMs, cpuMs}}: Costs) {
  const cpu = Object.entries(cpuMs).map(([group, ms]) => `${group} ${ms.toFixed(3)}`);
  return `${connections} connections, each ${wallMs.toFixed(3)} ms, CPU ${cpu.join(', ')} ms`;
}

/** Medians over the repeats, ms for each connection beyond the query. */
function sayTable(journal: Journal<ConnectEntry>, runs: PlannedConnect[], tell: Tell) {
  tell(`\n${['ms for a connection'.padEnd(44), ...Object.keys(COLUMNS)].map(padded).join('')}`);
  for (const {cell} of runs) {
    const measured = journal
      .ofKind('run')
      .filter((run) => run.accepted && run.cell.id === cell.id)
      .filter(isMeasured);
    if (measured.length > 0) {
      const numbers = Object.values(COLUMNS).map((pick) => {
        const values = measured.flatMap(({costs}) => pick(costs) ?? []);
        return values.length === 0 ? '' : median(values).toFixed(3);
      });
      tell([cell.label.padEnd(44), ...numbers].map(padded).join(''));
    }
  }
}

const padded = (text: string) => text.padStart(11);
