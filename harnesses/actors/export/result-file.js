// @ts-check
import {HarnessError} from '../../machine/harness-error.js';
import {CANARY_LIMIT, FOREIGN_LIMIT} from '../../protocol/canary.js';
import {populationOf, scenarioOf} from '../scenarios.js';
import {createdScenario, measurementsOfCell} from './measurement.js';
import {systemId, systemOf} from './systems.js';

/** What differs where actors were made and not yet started. */
const CREATED = {
  label: 'Actors that are not started',
  notes: [
    'Memory of the same actors before they start, by memory_get_usage(): objects and mailboxes, no coroutine.',
  ],
};

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
    throw new HarnessError(journal.path, 'holds no finished run', 'run a plan first');
  }
  return {
    $schema: '../../schema/result.v1.schema.json',
    schemaVersion: 1,
    id: `${study}/${name}`,
    evidence: 'own',
    measuredOn: sessions[0].at.slice(0, 10),
    origin: originOf(journal, sessions, runs, published),
    environment: environmentOf(sessions[0]),
    load: loadOf(sessions[0]),
    scenarios: scenariosOf(accepted),
    systems: Object.fromEntries(
      accepted.map((run) => [systemId(run.cell), systemOf(run, sessions[0].machine.versions)]),
    ),
    measurements: measurementsOf(runs),
    notes: [
      'messagesPerS and operationsPerS are by wall time; cpuMs is the CPU time of all processes of a run for each message or operation, user and system together.',
      'memoryMb.perActor is PSS: what the process took more once the actors lived, divided by them. phpHeapMb is the growth of memory_get_usage() for all of them. Before actors start, memoryMb.perActor is by memory_get_usage().',
    ],
  };
}

function scenariosOf(runs) {
  return Object.fromEntries(
    runs.flatMap(({cell: {scenario}}) => {
      const {label, note, processes = 1} = scenarioOf(scenario);
      const described = {label, workload: 'messages', processes, notes: [note]};
      return populationOf(scenario) === null
        ? [[scenario, described]]
        : [
            [scenario, described],
            [createdScenario(scenario), {...described, ...CREATED}],
          ];
    }),
  );
}

function measurementsOf(runs) {
  const ids = new Set(runs.map(({cell}) => cell.id));
  return [...ids].sort().flatMap((id) => {
    const entries = runs.filter(({cell}) => cell.id === id).sort((a, b) => a.block - b.block);
    const accepted = entries.filter((entry) => entry.accepted);
    const rejected = entries.filter((entry) => !entry.accepted);
    return accepted.length === 0 ? [] : measurementsOfCell(accepted, rejected);
  });
}

function originOf(journal, sessions, runs, published) {
  const [{seed, machine, pinning, quietCanaryMs}] = sessions;
  const commits = [...new Set(sessions.map((session) => session.machine.commit.slice(0, 12)))];
  const numbers = (list) => list.split(',').map(Number);
  return {
    kind: 'harness',
    harness: {
      name: 'actors',
      version: `${commits.join(', ')}${machine.uncommittedChanges ? ' with uncommitted changes' : ''}`,
      commands: [...new Set(sessions.map(({commandLine}) => commandLine))],
      seed,
      blocks: Math.max(...runs.map(({block}) => block)),
      startedAt: sessions[0].at,
      finishedAt: journal.ofKind('finished').at(-1)?.at ?? runs.at(-1).startedAt,
      pinnedCores: {'one-process': numbers(pinning.single), 'two-processes': numbers(pinning.pair)},
      journal: published,
      canary: `SHA-256 over a fixed block before and after each run; quiet ${quietCanaryMs.toFixed(1)} ms; runs beside a canary above ${CANARY_LIMIT} times that, or with more than ${FOREIGN_LIMIT * 100} % of the CPU time used by other programs, are made again, once`,
      rejectedRuns: [{reason: 'noisy host', count: runs.filter((run) => !run.accepted).length}],
    },
  };
}

function environmentOf({machine, pinning, maxMapCount}) {
  const {os, kernel, virtualisation, cpuModel, cores, memoryGb, versions} = machine;
  return {
    os: `${os}, Linux ${kernel}`,
    virtualisation,
    cpuModel,
    cores,
    memoryGb,
    database: 'none',
    loadGeneratorHost: 'same',
    network: 'none',
    versions: Object.fromEntries(
      Object.entries(versions).filter(([, version]) => version !== 'absent'),
    ),
    settings: {'vm.max_map_count': maxMapCount},
    notes: [
      `Each run is a PHP process of its own on core ${pinning.single}; two processes share cores ${pinning.pair}, one each where there are two.`,
    ],
  };
}

function loadOf({machine, warmUpS, windowS}) {
  return {
    model: 'unknown',
    warmUpS,
    durationS: windowS,
    tool: {
      name: 'harness actors',
      version: machine.commit.slice(0, 12),
      command: 'harnesses/actors/php/measure.php',
    },
    notes: [
      'No offered rate: each scenario runs as fast as it can, in rounds. A pilot finds how many rounds fill warm-up and window; every block makes the same number.',
    ],
  };
}
