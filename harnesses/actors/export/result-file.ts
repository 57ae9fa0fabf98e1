import {measurementsOf} from '../../export/measurements.ts';
import {contentOf, headOf, machineOf, originOf, presentVersions} from '../../export/result-head.ts';
import {populationOf, scenarioOf} from '../scenarios.ts';
import {createdScenario, measurementsOfCell} from './measurement.ts';
import {systemId, systemOf} from './systems.ts';
import type {About} from '../../export/result-head.ts';
import type {Journal} from '../../protocol/journal.ts';
import type {Entry, Run, Session} from '../protocol/entries.ts';

/** What differs where actors were made and not yet started. */
const CREATED = {
  label: 'Actors that are not started',
  notes: [
    'Memory of the same actors before they start, by memory_get_usage(): objects and mailboxes, no coroutine.',
  ],
};

/** Turns a journal into a result file of the published schema. */
export function resultFileOf(journal: Journal<Entry>, {study, name, published}: About) {
  const {sessions, runs, accepted} = contentOf(journal, {remedy: 'run a plan first'});
  const [session] = sessions;
  const pinnedCores = {
    'one-process': coresOf(session.pinning.single),
    'two-processes': coresOf(session.pinning.pair),
  };
  return {
    ...headOf({study, name}, session),
    origin: originOf(journal, {name: 'actors', sessions, runs, published, pinnedCores}),
    environment: environmentOf(session),
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

function environmentOf({machine, pinning, maxMapCount}: Session) {
  return {
    ...machineOf(machine),
    database: 'none',
    loadGeneratorHost: 'same',
    network: 'none',
    versions: presentVersions(machine.versions),
    settings: {'vm.max_map_count': maxMapCount},
    notes: [
      `Each run is a PHP process of its own on core ${pinning.single}; two processes share cores ${pinning.pair}, one each where there are two.`,
    ],
  };
}

function loadOf({machine, warmUpS, windowS}: Session) {
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
