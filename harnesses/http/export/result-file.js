// @ts-check
import {MAX_CONNECTIONS, SETTINGS} from '../database/postgres.js';
import {HarnessError} from '../../machine/harness-error.js';
import {CANARY_LIMIT, FOREIGN_LIMIT} from '../../protocol/canary.js';
import {measurementOf} from './measurement.js';
import {measurementId} from './names.js';
import {scenariosOf} from './scenarios.js';
import {systemsOf} from './systems.js';

/** The one table that grows; the ten queries write to it. */
const GROWING_TABLE = 'emptied before each run; each request with ten queries adds a row';

/**
 * Turns a journal into a result file of the published schema.
 * @param {import('../../protocol/journal.js').Journal} journal
 * @param {{study: string, name: string, published: Record<string, unknown>}} about `published`: the journal's own file
 *   beside the result
 */
export function resultFileOf(journal, {study, name, published}) {
  const sessions = journal.ofKind('session');
  const runs = journal.ofKind('run');
  const accepted = runs.filter((run) => run.accepted);
  if (sessions.length === 0 || accepted.length === 0) {
    throw new HarnessError(journal.path, 'holds no finished run', 'run quick or full first');
  }
  requireOwnVersion(sessions[0], journal.path);
  return {
    $schema: '../../schema/result.v1.schema.json',
    schemaVersion: 1,
    id: `${study}/${name}`,
    evidence: 'own',
    measuredOn: sessions[0].at.slice(0, 10),
    origin: originOf(journal, sessions, runs, published),
    environment: environmentOf(sessions[0]),
    load: {model: 'unknown', keepAlive: true, tool: toolOf(sessions[0]), notes: loadNotes(journal)},
    scenarios: scenariosOf(accepted),
    systems: systemsOf(accepted, sessions[0].machine.versions),
    measurements: measurementsOf(runs, sessions[0].machine.cores),
    notes: [
      'memoryMb and the memory of the process groups are PSS, read before the load and in its last moments.',
      'cpuMs is the CPU time of the PHP processes for each answered request; ioMs is the mean latency with a single user less the CPU time of PHP and nginx.',
      'Throughput counts the answers in the measured window; latencies start at the intended time of sending.',
    ],
  };
}

/** An older journal says other things: read as one of today's, it would be told wrongly. */
function requireOwnVersion({placements, machine}, path) {
  if (placements === undefined) {
    throw new HarnessError(
      path,
      `was written by an older harness (${machine.commit.slice(0, 12)})`,
      'export it with the harness of that commit',
    );
  }
}

function measurementsOf(runs, cores) {
  const byId = new Map();
  for (const run of runs) {
    const id = measurementId(run.cell, run.point);
    byId.set(id, [...(byId.get(id) ?? []), run]);
  }
  return [...byId.keys()].sort().flatMap((id) => {
    const entries = byId.get(id).sort((a, b) => a.block - b.block);
    const accepted = entries.filter((entry) => entry.accepted);
    const again = entries.filter((entry) => !entry.accepted);
    return accepted.length === 0 ? [] : [measurementOf(accepted, again, cores)];
  });
}

function originOf(journal, sessions, runs, published) {
  const [{seed, machine}] = sessions;
  const commits = [...new Set(sessions.map((session) => session.machine.commit.slice(0, 12)))];
  const again = runs.filter((run) => !run.accepted);
  const end = journal.ofKind('finished').at(-1)?.at ?? runs.at(-1).startedAt;
  return {
    kind: 'harness',
    harness: {
      name: 'http',
      version: `${commits.join(', ')}${machine.uncommittedChanges ? ' with uncommitted changes' : ''}`,
      commands: [...new Set(sessions.map(({commandLine}) => commandLine))],
      seed,
      blocks: Math.max(...runs.map(({block}) => block)),
      startedAt: sessions[0].at,
      finishedAt: end,
      journal: published,
      canary: `SHA-256 over a fixed block before and after each run; quiet ${sessions[0].quietCanaryMs.toFixed(1)} ms; runs beside a canary above ${CANARY_LIMIT} times that, or with more than ${FOREIGN_LIMIT * 100} % of the CPU time used by other programs, are made again, once`,
      rejectedRuns: [{reason: 'noisy host', count: again.length}],
    },
  };
}

/** What the file says of the machine and of what ran beside the server. @param {any} session the journal's line */
export function environmentOf({machine, placements}) {
  const {os, kernel, virtualisation, cpuModel, cores, memoryGb, versions} = machine;
  return {
    os: `${os}, Linux ${kernel}`,
    virtualisation,
    cpuModel,
    cores,
    memoryGb,
    database: `PostgreSQL ${versions.postgresql} on the same machine, TCP, SCRAM-SHA-256, ${MAX_CONNECTIONS} connections at most`,
    loadGeneratorHost: 'same',
    network: 'loopback',
    versions: Object.fromEntries(
      Object.entries(versions).filter(([, version]) => version !== 'absent'),
    ),
    settings: {
      ...Object.fromEntries(
        Object.entries(SETTINGS).map(([name, value]) => [`postgresql ${name}`, value]),
      ),
      'table post_views': GROWING_TABLE,
    },
    notes: [
      ...Object.entries(placements).map(([name, cores]) => placementNote(name, cores)),
      'fsync, synchronous_commit and autovacuum are off, so that the disk and background work stay out of the measurement: a production database pays for each INSERT and UPDATE with a flush of its log.',
    ],
  };
}

/** @param {string} name @param {import('../protocol/placement.js').Cores} cores */
function placementNote(name, {php, others, generator}) {
  if (php === null) {
    return 'Servers, database and load generator share all cores; nothing is pinned.';
  }
  const [ours, theirs, load] = [php, others, generator].map(coresText);
  return name === 'apart'
    ? `Measurements placed apart: PHP alone on ${ours}, database and web server on ${theirs}, load generator on ${load}.`
    : `Servers and database on ${ours}, load generator on ${load}.`;
}

function coresText(list) {
  return /^\d+$/.test(list) ? `core ${list}` : `cores ${list}`;
}

function toolOf({tool, machine}) {
  return tool === 'k6'
    ? {name: 'k6', version: machine.versions.k6}
    : {
        name: 'harness generator',
        version: machine.commit.slice(0, 12),
        command: 'harnesses/http/load/generator.js',
      };
}

function loadNotes(journal) {
  const ceiling = journal.ofKind('ceiling')[0];
  const front = 'nginx in front of every server, one upstream connection for each request.';
  const pilot =
    'The rate of an open run was fixed by a pilot before the first block and is the same in all blocks; no run was left out or made again for its result.';
  if (ceiling === undefined) {
    return [front];
  }
  const last = ceiling.tried.filter((step) => step.kept).at(-1);
  const lag = last.lagP99Ms === null ? '' : `, lag p99 ${last.lagP99Ms.toFixed(2)} ms`;
  return [
    `Ceiling of the load generator: ${ceiling.ceilingPerS}/s${lag}, ${last.cpuMsPerRequest.toFixed(3)} ms of its CPU time for each request.`,
    front,
    pilot,
  ];
}
