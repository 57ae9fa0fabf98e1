import {measurementsOf} from '../../engine/measurements.ts';
import {
  contentOf,
  environmentOf,
  headOf,
  ownTool,
  presentVersions,
} from '../../engine/result-file.ts';
import {HarnessError} from '../../machine/harness-error.ts';
import {MAX_CONNECTIONS, SETTINGS} from '../database/postgres.ts';
import {measurementOf} from './measurement.ts';
import {SAMPLE_S} from '../soak/plan.ts';
import {measurementIdOf, scenariosOf, systemsOf} from './systems.ts';
import type {Journal} from '../../engine/journal.ts';
import type {About} from '../../engine/result-file.ts';
import type {Machine} from '../../engine/types.ts';
import type {PlanEntry, PlanSession, Session} from '../protocol/entries.ts';
import type {Cores} from '../protocol/place.ts';

export type PlanJournal = Journal<PlanEntry>;

/** The harness's own load generator; the first sessions don't name its file. */
export const generatorTool = (machine: Machine, file = 'harnesses/http/load/generator.js') =>
  ownTool('generator', machine, file);

/** The one table that grows; the ten queries write to it. */
const GROWING_TABLE = 'emptied before each run; each request with ten queries adds a row';
/** Where servers run side by side. */
const GROWING_TABLE_OF_SERIES = 'emptied at the beginning of each window; all servers share it';

const MEMORY_NOTE =
  'memoryMb and the memory of the process groups are PSS, read before the load and in its last moments.';
const SERIES_NOTE = `All servers ran side by side, each under its own Poisson arrivals; utilisation is that of the machine, all servers and the database included. memoryMb and the memory of the process groups are PSS: before the load, and the mean of what was read every ${SAMPLE_S} seconds of the window. A window that begins fromS seconds after the load is a measurement of its own.`;
const KEPT = 'no run is left out or made again';

/** Turns a journal into a result file of the published schema. */
export function resultFileOf(journal: PlanJournal, about: About) {
  const {sessions, runs, accepted} = contentOf(journal, 'run quick or full first');
  requireOwnVersion(sessions[0], journal.path);
  const {cores} = sessions[0].machine;
  const inSeries = isSideBySide(sessions[0]);
  const cells = accepted.map(({cell}) => cell);
  return {
    ...headOf(journal, about, {harness: 'http', sessions, runs, ...(inSeries && {canary: KEPT})}),
    environment: environmentOfHttp(sessions),
    load: {model: 'unknown', keepAlive: true, tool: toolOf(sessions[0]), notes: loadNotes(journal)},
    scenarios: scenariosOf(accepted),
    systems: systemsOf(accepted, sessions[0]),
    measurements: measurementsOf(runs, measurementIdOf, (kept, rejected) => [
      measurementOf(kept, rejected, cores, cells),
    ]),
    notes: [
      inSeries ? SERIES_NOTE : MEMORY_NOTE,
      'cpuMs is the CPU time of the PHP processes for each answered request; ioMs is the mean latency with a single user less the CPU time of PHP and nginx.',
      'Throughput counts the answers in the measured window; latencies start at the intended time of sending.',
    ],
  };
}

/** An older journal says other things: read as one of today's, it would be told wrongly. */
function requireOwnVersion({placements, machine}: PlanSession, path: string) {
  if (placements === undefined) {
    throw new HarnessError(
      path,
      `was written by an older harness (${machine.commit.slice(0, 12)})`,
      'export it with the harness of that commit',
    );
  }
}

/** Whether its servers ran at the same time: only then has the database settings of its own. */
const isSideBySide = ({databaseSettings}: Session) => databaseSettings !== undefined;

/** What the file says of the machine and of what ran beside the server. */
export function environmentOfHttp(sessions: readonly Session[]) {
  const [{machine, placements, databaseSettings}] = sessions;
  const {versions} = machine;
  const settings = {...SETTINGS, ...databaseSettings};
  return environmentOf(sessions, {
    database: `PostgreSQL ${versions.postgresql} on the same machine, TCP, SCRAM-SHA-256, ${MAX_CONNECTIONS} connections at most`,
    loadGeneratorHost: 'same',
    network: 'loopback',
    versions: presentVersions(versions),
    settings: {
      ...Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [`postgresql ${name}`, value]),
      ),
      'table post_views': isSideBySide(sessions[0]) ? GROWING_TABLE_OF_SERIES : GROWING_TABLE,
    },
    notes: [
      ...Object.entries(placements).map(([name, cores]) => placementNote(name, cores)),
      databaseNote(settings),
    ],
  });
}

function databaseNote({autovacuum}: Record<string, string>) {
  const [off, out] =
    autovacuum === 'off'
      ? ['fsync, synchronous_commit and autovacuum', 'the disk and background work stay']
      : ['fsync and synchronous_commit', 'the disk stays'];
  return `${off} are off, so that ${out} out of the measurement: a production database pays for each INSERT and UPDATE with a flush of its log.`;
}

function placementNote(name: string, {php, others, generator}: Cores) {
  if (php === null) {
    return 'Servers, database and load generator share all cores; nothing is pinned.';
  }
  const [ours, theirs, load] = [php, others, generator].map(coresText);
  return name === 'apart'
    ? `Measurements placed apart: PHP alone on ${ours}, database and web server on ${theirs}, load generator on ${load}.`
    : `Servers and database on ${ours}, load generator on ${load}.`;
}

function coresText(list: string | null) {
  return /^\d+$/.test(String(list)) ? `core ${list}` : `cores ${list}`;
}

function toolOf({tool, machine, generator}: PlanSession) {
  return tool === 'k6'
    ? {name: 'k6', version: machine.versions.k6}
    : generatorTool(machine, generator);
}

function loadNotes(journal: Journal<PlanEntry>) {
  const ceiling = journal.ofKind('ceiling')[0];
  const front = 'nginx in front of every server, one upstream connection for each request.';
  const pilot =
    'The rate of an open run was fixed by a pilot before the first block and is the same in all blocks; no run was left out or made again for its result.';
  const last = ceiling?.tried.filter((step) => step.kept).at(-1);
  if (last === undefined) {
    return [front];
  }
  const lag = last.lagP99Ms === null ? '' : `, lag p99 ${last.lagP99Ms.toFixed(2)} ms`;
  return [
    `Ceiling of the load generator: ${ceiling.ceilingPerS}/s${lag}, ${last.cpuMsPerRequest.toFixed(3)} ms of its CPU time for each request.`,
    front,
    pilot,
  ];
}
