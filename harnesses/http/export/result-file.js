// @ts-check
import {MAX_CONNECTIONS, SETTINGS} from '../database/postgres.js';
import {HarnessError} from '../../machine/harness-error.js';
import {CANARY_LIMIT, FOREIGN_LIMIT} from '../../protocol/canary.js';
import {measurementOf} from './measurement.js';
import {measurementId} from './names.js';
import {scenariosOf} from './scenarios.js';
import {systemsOf} from './systems.js';

/**
 * Turns a journal into a result file of the published schema.
 * @param {import('../../protocol/journal.js').Journal} journal
 * @param {{study: string, name: string}} names
 */
export function resultFileOf(journal, {study, name}) {
  const sessions = journal.ofKind('session');
  const runs = journal.ofKind('run');
  const accepted = runs.filter((run) => run.accepted);
  if (sessions.length === 0 || accepted.length === 0) {
    throw new HarnessError(journal.path, 'holds no finished run', 'run quick or full first');
  }
  return {
    $schema: '../../schema/result.v1.schema.json',
    schemaVersion: 1,
    id: `${study}/${name}`,
    evidence: 'own',
    measuredOn: sessions[0].at.slice(0, 10),
    origin: originOf(journal, sessions, runs),
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

function originOf(journal, sessions, runs) {
  const [{seed, machine, pinning}] = sessions;
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
      ...(pinning.servers === null ? {} : {pinnedCores: pinnedCores(pinning)}),
      canary: `SHA-256 over a fixed block before and after each run; quiet ${sessions[0].quietCanaryMs.toFixed(1)} ms; runs beside a canary above ${CANARY_LIMIT} times that, or with more than ${FOREIGN_LIMIT * 100} % of the CPU time used by other programs, are made again, once`,
      rejectedRuns: [
        {
          reason: 'noisy host',
          count: again.filter((run) => !run.again.startsWith('not saturated')).length,
        },
        {
          reason: 'rate did not saturate',
          count: again.filter((run) => run.again.startsWith('not saturated')).length,
        },
      ],
    },
  };
}

function pinnedCores({servers, generator}) {
  const [first, last] = servers.split('-').map(Number);
  const cores = Array.from({length: last - first + 1}, (_, index) => first + index);
  return {php: cores, database: cores, 'web-server': cores, 'load-generator': [Number(generator)]};
}

function environmentOf({machine, pinning}) {
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
    settings: Object.fromEntries(
      Object.entries(SETTINGS).map(([name, value]) => [`postgresql ${name}`, value]),
    ),
    notes: [
      pinning.servers === null
        ? 'Servers, database and load generator share all cores; nothing is pinned.'
        : `Servers and database on cores ${pinning.servers}, load generator on core ${pinning.generator}.`,
      'fsync and autovacuum are off, so that the disk and background work stay out of the measurement.',
    ],
  };
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
  if (ceiling === undefined) {
    return [front];
  }
  const last = ceiling.tried.filter((step) => step.kept).at(-1);
  const lag = last.lagP99Ms === null ? '' : `, lag p99 ${last.lagP99Ms.toFixed(2)} ms`;
  return [
    `Ceiling of the load generator: ${ceiling.ceilingPerS}/s${lag}, ${last.cpuMsPerRequest.toFixed(3)} ms of its CPU time for each request.`,
    front,
  ];
}
