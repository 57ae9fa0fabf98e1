import {
  canariesOf,
  defined,
  measurementsOf,
  notesOf,
  quantityOf,
  rejectionsOf,
} from '../../engine/measurements.ts';
import {contentOf, headOf, ownTool, presentVersions} from '../../engine/result-file.ts';
import {isMeasured} from '../../engine/types.ts';
import {POOLER_SETTINGS} from '../database/pgbouncer.ts';
import {environmentOfHttp} from '../export/result-file.ts';
import type {Journal} from '../../engine/journal.ts';
import type {About} from '../../engine/result-file.ts';
import type {AnyEntry, ConnectEntry, ConnectRun, ConnectSession} from '../protocol/entries.ts';
import type {Costs} from './costs.ts';
import type {Method} from './methods.ts';

type Measured = Extract<ConnectRun, {status: 'measured'}>;

/** Whether the command "connect" wrote it. */
export function isOfConnect(journal: Journal<AnyEntry>): journal is Journal<ConnectEntry> {
  return journal.ofKind('session')[0]?.measures === 'connect';
}

/**
 * Turns a journal of the command "connect" into a result file of the published schema: for each method a measurement of
 * a connection, and one of a query on a connection that is kept.
 */
export function connectResultOf(journal: Journal<ConnectEntry>, about: About) {
  const {sessions, runs, accepted} = contentOf(journal, 'run connect first');
  return {
    ...headOf(journal, about, {harness: 'http', sessions, runs}),
    environment: environmentOf(sessions),
    load: {
      ...{model: 'closed', vus: 1, thinkTimeS: 0, keepAlive: false},
      tool: ownTool('connect', sessions[0].machine),
    },
    scenarios: {
      'select-1': {
        label: 'A connection, SELECT 1 on it, and its end',
        ...{workload: 'one-query', queriesPerRequest: 1, ioWaitPerQueryMs: 0},
      },
    },
    systems: Object.fromEntries(accepted.map(({cell}) => [cell.id, systemOf(cell, sessions[0])])),
    measurements: measurementsOf(runs, ({cell}) => cell.id, measured),
    notes: [
      'One PHP process opens a connection by PDO, asks SELECT 1 and closes it, one connection after the other; then the same query is asked on a connection that is kept.',
      'Part connection: wallMs is the median of opening, query and closing less the median of the query on the kept connection; CPU time of each group is the mean of the one less the mean of the other, and 0 where that is below 0. connectMs is the opening alone, timed by itself.',
      'Part query: the query on the kept connection, which the other part is counted from.',
      'CPU time of the database includes the start and the end of its process or thread for the connection. Of processes that have ended, and of MariaDB, the kernel counts in steps of 10 ms, over all connections of a repeat. The pooler stands as the group named other.',
      'The end of a connection in the database overlaps the opening of the next.',
    ],
  };
}

/** What all result files of this harness say of the machine, with the databases of this one. */
function environmentOf(sessions: ConnectSession[]) {
  const environment = environmentOfHttp(sessions);
  const {versions} = sessions[0].machine;
  const {'table post_views': _, ...settings} = environment.settings;
  const databases = [
    ['PostgreSQL', versions.postgresql],
    ['MariaDB', versions.mariadb],
  ].filter(([, version]) => version !== 'absent');
  return {
    ...environment,
    database: `${databases.map((words) => words.join(' ')).join(', ')} on the same machine, without TLS`,
    settings: {
      ...settings,
      ...Object.fromEntries(
        Object.entries(POOLER_SETTINGS).map(([name, value]) => [`pgbouncer ${name}`, value]),
      ),
    },
  };
}

const PROGRAMS: Record<string, string[]> = {
  postgres: ['postgresql'],
  pgbouncer: ['postgresql', 'pgbouncer'],
  mariadb: ['mariadb'],
};

const NOTES: Record<string, string> = {
  postgres: 'libpq asks for TLS first, which the server has not (sslmode=prefer, its default).',
  pgbouncer:
    'The pooler keeps its connection to PostgreSQL, over TCP; it knows the verifier of the password and not the password.',
  mariadb: 'A thread for each connection, from the cache of threads that the server keeps.',
};

function systemOf(method: Method, {machine}: ConnectSession) {
  const {versions} = machine;
  const {server, label, transport, authentication, persistent} = method;
  return {
    runtime: 'php-cli-server',
    label,
    ...{state: 'stateless', waiting: 'blocking', processModel: 'single-process'},
    factors: {connection: persistent ? 'kept' : 'per-request', waiting: 'blocking'},
    versions: presentVersions({
      php: versions.php,
      ...Object.fromEntries(PROGRAMS[server].map((name) => [name, versions[name]])),
    }),
    settings: {
      'database driver': server === 'mariadb' ? 'pdo_mysql' : 'pdo_pgsql',
      ...{transport, authentication},
    },
    notes: [
      NOTES[server],
      ...(persistent ? ['PDO keeps the connection, and sees whether it still lives.'] : []),
    ],
  };
}

/** Groups of the schema, which has none for poolers. */
const GROUPS = {php: 'php', database: 'database', pooler: 'other'};

/** Both measurements of a method. */
function measured(accepted: ConnectRun[], rejected: ConnectRun[]) {
  const runs = accepted.filter(isMeasured);
  const [{cell}] = accepted;
  const tail = {...rejectionsOf(rejected), ...notesOf(accepted)};
  return (['connection', 'query'] as const).map((part) => {
    const head = {
      id: `${cell.id}.${part}`,
      ...{system: cell.id, scenario: 'select-1', parameters: {part}},
    };
    return runs.length === 0
      ? {...head, status: 'failed', values: {}, ...tail}
      : {
          ...head,
          startedAt: runs[0].startedAt,
          status: 'measured',
          values: valuesOf(runs, part),
          processGroups: groupsOf(runs, part),
          runs: runs.map(({block, session, startedAt}) => ({block, session, startedAt})),
          repeats: runs.length,
          ...tail,
        };
  });
}

function valuesOf(runs: Measured[], part: 'connection' | 'query') {
  const of = (pick: (costs: Costs) => number) => quantityOf(runs.map(({costs}) => pick(costs)));
  const isConnection = part === 'connection';
  return defined({
    wallMs: of((costs) => costs[part].wallMs),
    connectMs: isConnection
      ? {p50: of(({openMs}) => openMs.p50), p99: of(({openMs}) => openMs.p99)}
      : undefined,
    cpuMs: of((costs) => costs[part].cpuMs.php),
    operations: of(({connections, queries}) => (isConnection ? connections : queries)),
    canaryMs: canariesOf(runs),
  });
}

function groupsOf(runs: Measured[], part: 'connection' | 'query') {
  return Object.entries(GROUPS).flatMap(([group, name]) => {
    const cpuMsPerRequest = quantityOf(runs.map(({costs}) => costs[part].cpuMs[group]));
    return cpuMsPerRequest === undefined ? [] : [{name, cpuMsPerRequest}];
  });
}
