import {measurementsOf} from '../engine/measurements.ts';
import {contentOf, environmentOf, headOf, ownTool, presentVersions} from '../engine/result-file.ts';
import {createdScenario, measurementsOfCell} from './measurement.ts';
import {settingsOf} from './runtimes.ts';
import {populationOf, scenarioOf} from './scenarios.ts';
import type {Journal} from '../engine/journal.ts';
import type {About} from '../engine/result-file.ts';
import type {Cell} from './plan.ts';
import type {Entry, Run, Session} from './run-once.ts';

/** What differs where actors were made and not yet started. */
const CREATED = {
  label: 'Actors that are not started',
  notes: [
    'Memory of the same actors before they start, by memory_get_usage(): objects and mailboxes, no coroutine.',
  ],
};

/** Turns a journal into a result file of the published schema. */
export function resultFileOf(journal: Journal<Entry>, about: About) {
  const {sessions, runs, accepted} = contentOf(journal, 'run a plan first');
  const [session] = sessions;
  const pinnedCores = {
    'one-process': coresOf(session.pinning.single),
    'two-processes': coresOf(session.pinning.pair),
  };
  return {
    ...headOf(journal, about, {harness: 'actors', sessions, runs, pinnedCores}),
    environment: environmentOfActors(sessions),
    load: loadOf(session),
    scenarios: scenariosOf(accepted),
    systems: Object.fromEntries(
      accepted.map((run) => [systemId(run.cell), systemOf(run, session.machine.versions)]),
    ),
    measurements: measurementsOf(runs, ({cell}) => cell.id, measurementsOfCell),
    notes: [
      'messagesPerS and operationsPerS are by wall time; cpuMs is the CPU time of all processes of a run for each message or operation, user and system together.',
      'memoryMb.perActor is PSS: what the process took more once the actors lived, divided by them. phpHeapMb is the growth of memory_get_usage() for all of them. Before actors start, memoryMb.perActor is by memory_get_usage().',
    ],
  };
}

const coresOf = (list: string) => list.split(',').map(Number);

function scenariosOf(runs: Run[]) {
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

function environmentOfActors(sessions: readonly Session[]) {
  const [{machine, pinning, maxMapCount}] = sessions;
  return environmentOf(sessions, {
    database: 'none',
    loadGeneratorHost: 'same',
    network: 'none',
    versions: presentVersions(machine.versions),
    settings: {'vm.max_map_count': maxMapCount},
    notes: [
      `Each run is a PHP process of its own on core ${pinning.single}; two processes share cores ${pinning.pair}, one each where there are two.`,
    ],
  });
}

function loadOf({machine, warmUpS, windowS}: Session) {
  return {
    model: 'unknown',
    warmUpS,
    durationS: windowS,
    tool: ownTool('actors', machine, 'harnesses/actors/php/measure.php'),
    notes: [
      'No offered rate: each scenario runs as fast as it can, in rounds. A pilot finds how many rounds fill warm-up and window; every block makes the same number.',
    ],
  };
}

const LABELS: Record<string, string> = {fiber: 'Fibers', swoole: 'Swoole', swow: 'Swow'};
const MODE_LABELS: Record<string, string> = {
  'no-opcache': 'without OPcache',
  opcache: 'OPcache',
  jit: 'OPcache and JIT',
};
const MAILBOX: Record<string, string> = {
  fiber: 'Mailboxes are SplQueue; a Fiber that got a message runs when its turn comes.',
  swoole: 'Mailboxes are Swoole’s channels; a push to a waiting reader switches to it at once.',
  swow: 'Mailboxes are Swow’s channels; a push to a waiting reader switches to it at once.',
};

const SOCKET: Record<string, string> = {
  fiber:
    'Between two processes: a stream of a socket pair. It blocks the whole process, whose ready Fibers run before each read.',
  swoole:
    'Between two processes: a socket pair, both ends as Swoole’s coroutine sockets, which epoll wakes.',
  swow: 'Between two processes: a Unix socket with a path, as Swow’s sockets, which libuv wakes.',
};

export function systemId({runtime, mode}: Cell) {
  return `${runtime}-${mode}`;
}

/** @param versions of the machine */
export function systemOf(
  {cell: {runtime, mode}, report}: {cell: Cell; report?: {extensionVersion: string | null}},
  versions: Record<string, string>,
) {
  const extension = report?.extensionVersion;
  return {
    runtime,
    label: `${LABELS[runtime]}, ${MODE_LABELS[mode]}`,
    state: 'stateful',
    waiting: 'coroutine',
    processModel: 'single-process',
    versions: {php: versions.php, ...(extension ? {[runtime]: extension} : {})},
    settings: Object.fromEntries(settingsOf(mode).map((setting) => setting.split('='))),
    notes: [MAILBOX[runtime], SOCKET[runtime]],
  };
}
