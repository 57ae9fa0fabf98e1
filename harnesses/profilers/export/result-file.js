// @ts-check
import {HarnessError} from '../../machine/harness-error.js';
import {CANARY_LIMIT, FOREIGN_LIMIT} from '../../protocol/canary.js';
import {findProfiler} from '../profilers/catalogue.js';
import {measurementOf, reasonOf} from './measurement.js';
import {scenarioId, scenariosOf} from './scenarios.js';

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
    throw new HarnessError(journal.path, 'holds no finished run', 'run smoke or full first');
  }
  const [session] = sessions;
  return {
    $schema: '../../schema/result.v1.schema.json',
    schemaVersion: 1,
    id: `${study}/${name}`,
    evidence: 'own',
    measuredOn: session.at.slice(0, 10),
    origin: originOf(journal, sessions, runs, published),
    environment: environmentOf(session),
    load: {
      model: 'unknown',
      durationS: accepted[0].measureS,
      warmUpS: accepted[0].settleS,
      tool: {name: 'harness profilers', version: session.machine.commit.slice(0, 12)},
    },
    scenarios: scenariosOf(accepted.map(({cell}) => cell)),
    systems: systemsOf(accepted, session),
    measurements: measurementsOf(runs),
    notes: [
      'throughputRatio is the speed of the profiled program while it was profiled, divided by its speed in the moments before, in the same process.',
      'shareOfTime is what the profiled program timed itself in the window; shareOfSamples is what the profiler saw of it.',
      'memoryMb of a profiler outside is its own, read in the window; delta is what the profiled process grew by where the profiler is an extension of it.',
      'CPU time is the kernel’s account of the finished profiler and its helpers, start and end included.',
    ],
  };
}

function measurementsOf(runs) {
  const ids = [...new Set(runs.map(({cell}) => cell.id))].sort();
  return ids.flatMap((id) => {
    const entries = runs
      .filter(({cell}) => cell.id === id)
      .sort((one, other) => one.block - other.block);
    const accepted = entries.filter((entry) => entry.accepted);
    const again = entries.filter((entry) => !entry.accepted);
    return accepted.length === 0 ? [] : [measurementOf(accepted, again, scenarioId)];
  });
}

function originOf(journal, sessions, runs, published) {
  const [{seed, machine, pinning, quietCanaryMs}] = sessions;
  const commits = [...new Set(sessions.map((each) => each.machine.commit.slice(0, 12)))];
  const again = runs.filter((run) => !run.accepted);
  const core = (list) => (list === null ? [] : [Number(list)]);
  return {
    kind: 'harness',
    harness: {
      name: 'profilers',
      version: `${commits.join(', ')}${machine.uncommittedChanges ? ' with uncommitted changes' : ''}`,
      commands: [...new Set(sessions.map(({commandLine}) => commandLine))],
      seed,
      blocks: Math.max(...runs.map(({block}) => block)),
      startedAt: sessions[0].at,
      finishedAt: journal.ofKind('finished').at(-1)?.at ?? runs.at(-1).startedAt,
      ...(pinning.targets === null
        ? {}
        : {
            pinnedCores: {
              'profiled-processes': core(pinning.targets),
              profiler: core(pinning.profiler),
            },
          }),
      journal: published,
      canary: `SHA-256 over a fixed block before and after each run; quiet ${quietCanaryMs.toFixed(1)} ms; runs beside a canary above ${CANARY_LIMIT} times that, or with more than ${FOREIGN_LIMIT * 100} % of the CPU time used by other programs, are made again, once`,
      rejectedRuns: ['canary above its limit', 'CPU used by other programs'].map((reason) => ({
        reason,
        count: again.filter((run) => reasonOf(run.again) === reason).length,
      })),
    },
  };
}

function environmentOf({machine, pinning, profilers}) {
  const {os, kernel, virtualisation, cpuModel, cores, memoryGb, versions} = machine;
  const used = Object.entries(profilers).filter(([, version]) => version !== null);
  return {
    os: `${os}, Linux ${kernel}`,
    virtualisation,
    cpuModel,
    cores,
    memoryGb,
    database: 'none',
    loadGeneratorHost: 'same',
    network: 'none',
    versions: {php: versions.php, node: versions.node, ...Object.fromEntries(used)},
    settings: {'opcache.enable_cli': '0'},
    notes: [
      pinning.targets === null
        ? 'One core: the profiler shares it with what it profiles.'
        : `Profiled processes on core ${pinning.targets}, an outside profiler on core ${pinning.profiler}.`,
    ],
  };
}

function systemsOf(runs, {profilers}) {
  const ids = [...new Set(runs.map(({cell}) => cell.profiler))].sort();
  return Object.fromEntries(
    ids.map((id) => {
      const {label, resultRuntime} = findProfiler(id);
      const version = profilers[id];
      const command = runs.find((run) => run.cell.profiler === id && run.command)?.command;
      return [
        id,
        {
          runtime: resultRuntime,
          label,
          state: 'unknown',
          waiting: 'unknown',
          processModel: 'unknown',
          versions: version ? {[id]: version} : {},
          ...(command === undefined ? {} : {notes: [`Started as: ${command}`]}),
        },
      ];
    }),
  );
}
