import {measurementsOf} from '../../export/measurements.ts';
import {contentOf, headOf, machineOf, originOf} from '../../export/result-head.ts';
import {isMeasured} from '../../protocol/entries.ts';
import {findProfiler} from '../profilers/catalogue.ts';
import {measurementOf} from './measurement.ts';
import {scenarioId, scenariosOf} from './scenarios.ts';
import type {About} from '../../export/result-head.ts';
import type {Journal} from '../../protocol/journal.ts';
import type {Entry, Run, Session} from '../protocol/entries.ts';
import type {Pinning} from '../protocol/place.ts';

/** Turns a journal into a result file of the published schema. */
export function resultFileOf(journal: Journal<Entry>, {study, name, published}: About) {
  const {sessions, runs, accepted} = contentOf(journal, {remedy: 'run smoke or full first'});
  const [session] = sessions;
  const pinnedCores = pinnedCoresOf(session.pinning);
  return {
    ...headOf({study, name}, session),
    origin: originOf(journal, {name: 'profilers', sessions, runs, published, pinnedCores}),
    environment: environmentOf(session),
    load: {
      model: 'unknown',
      durationS: accepted[0].measureS,
      warmUpS: accepted[0].settleS,
      tool: {name: 'harness profilers', version: session.machine.commit.slice(0, 12)},
    },
    scenarios: scenariosOf(accepted.map(({cell}) => cell)),
    systems: systemsOf(accepted, session),
    measurements: measurementsOf(
      runs,
      ({cell}) => cell.id,
      (kept, again) => [measurementOf(kept, again, scenarioId)],
    ),
    notes: [
      'throughputRatio is the speed of the profiled program while it was profiled, divided by its speed in the moments before, in the same process.',
      'shareOfTime is what the profiled program timed itself in the window; shareOfSamples is what the profiler saw of it.',
      'memoryMb of a profiler outside is its own, read in the window; delta is what the profiled process grew by where the profiler is an extension of it.',
      'CPU time is the kernel’s account of the finished profiler and its helpers, start and end included.',
    ],
  };
}

/** Cores of both sides; undefined where there is only one, which nothing is held to. */
function pinnedCoresOf({targets, profiler}: Pinning) {
  const core = (list: string | null) => (list === null ? [] : [Number(list)]);
  return targets === null
    ? undefined
    : {'profiled-processes': core(targets), profiler: core(profiler)};
}

function environmentOf({machine, pinning, profilers}: Session) {
  const {versions} = machine;
  const used = Object.entries(profilers).filter(([, version]) => version !== null);
  return {
    ...machineOf(machine),
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

function systemsOf(runs: Run[], {profilers}: Session) {
  const ids = [...new Set(runs.map(({cell}) => cell.profiler))].sort();
  return Object.fromEntries(
    ids.map((id) => {
      const {label, resultRuntime} = findProfiler(id);
      const version = profilers[id];
      const command = runs
        .filter(isMeasured)
        .find((run) => run.cell.profiler === id && run.command)?.command;
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
