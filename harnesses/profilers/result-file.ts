import {
  canariesOf,
  defined,
  megabytesOf,
  presentOf,
  measurementsOf,
  notesOf,
  quantityOf,
  rejectionsOf,
} from '../engine/measurements.ts';
import {contentOf, environmentOf, headOf, ownTool} from '../engine/result-file.ts';
import {isMeasured} from '../engine/types.ts';
import {findProfiler} from './profilers.ts';
import {KNOWN} from './stacks.ts';
import type {Journal} from '../engine/journal.ts';
import type {About} from '../engine/result-file.ts';
import type {Pinning} from './place.ts';
import type {Cell} from './plan.ts';
import type {Entry, Run, Session} from './run-once.ts';

/** Turns a journal into a result file of the published schema. */
export function resultFileOf(journal: Journal<Entry>, about: About) {
  const {sessions, runs, accepted} = contentOf(journal, 'run smoke or full first');
  const [session] = sessions;
  const pinnedCores = pinnedCoresOf(session.pinning);
  return {
    ...headOf(journal, about, {harness: 'profilers', sessions, runs, pinnedCores}),
    environment: environmentOfProfilers(sessions),
    load: {
      model: 'unknown',
      durationS: accepted[0].measureS,
      warmUpS: accepted[0].settleS,
      tool: ownTool('profilers', session.machine),
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

function environmentOfProfilers(sessions: readonly Session[]) {
  const [{machine, pinning, profilers}] = sessions;
  const {versions} = machine;
  const used = Object.entries(profilers).filter(([, version]) => version !== null);
  return environmentOf(sessions, {
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
  });
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

const LABELS: Record<string, string> = {
  known: 'Three functions with 60, 30 and 10 % of the time, in random pieces',
  beat: 'Three functions with 60, 30 and 10 % of the time, in step with a clock of 100 Hz',
  synthetic: 'Eight calls deep, then usleep(50)',
  framework: 'A controller that builds arrays and encodes them as JSON',
  wordpress: 'Filters that are looked up and called, as WordPress does',
};
const WORKLOADS_OF_SOURCE = ['synthetic', 'framework', 'wordpress'];

export function scenarioId({workload, processes}: Cell) {
  return processes > 1 ? `${workload}-${processes}` : workload;
}

export function scenariosOf(cells: Cell[]) {
  return Object.fromEntries(
    cells.map((cell) => [
      scenarioId(cell),
      {
        label: LABELS[cell.workload],
        workload: 'sampling',
        processes: cell.processes,
        ...(WORKLOADS_OF_SOURCE.includes(cell.workload)
          ? {notes: ['Written anew after the description of a published benchmark.']}
          : {}),
      },
    ]),
  );
}

export type Measured = Extract<Run, {status: 'measured'}>;

/** a quantity of all runs */
export type Of = (
  pick: (run: Measured) => number | null | undefined,
) => ReturnType<typeof quantityOf>;

/**
 * One measurement of a result file from the runs of a cell, in the order of the blocks.
 *
 * @param runs accepted
 * @param rejected runs of the same cell that were made again
 */
export function measurementOf(runs: Run[], rejected: Run[], scenarioId: (cell: Cell) => string) {
  const [{cell}] = runs;
  const measured = runs.filter(isMeasured);
  return {
    id: cell.id,
    system: cell.profiler,
    scenario: scenarioId(cell),
    ...(cell.rateHz > 0 ? {load: {samplingRateHz: cell.rateHz}} : {}),
    ...(measured.length === 0
      ? {status: 'failed', values: {}}
      : {
          startedAt: measured[0].startedAt,
          status: 'measured',
          values: valuesOf(measured, cell),
          repeats: measured.length,
        }),
    ...rejectionsOf(rejected),
    ...notesOf(runs, notesOfMeasured(measured)),
  };
}

function valuesOf(runs: Measured[], {profiler, rateHz, processes}: Cell) {
  const of: Of = (pick) => quantityOf(runs.map(pick));
  const expected = ({measureS}: Measured) => rateHz * measureS * processes;
  const speed = runs.every(({speedRatio}) => speedRatio !== null);
  const shares = runs.every(({timeShares}) => timeShares.a !== null);
  const sampled = profiler !== 'none';
  return defined({
    throughputRatio: speed ? of((run) => run.speedRatio) : undefined,
    ...(sampled
      ? {
          samplesExpected: of(expected),
          samplesCollected: of(({samples}) => samples),
          sampleCoverage: of((run) => Number(run.samples) / expected(run)),
          samplingRateHz: of(({samples, measureS}) => Number(samples) / measureS / processes),
          samplesTorn: of(({torn}) => torn),
          samplesFailed: of(failedReadsOf),
          timerTicks: of(({ticks}) => ticks),
          elapsedS: of(({elapsedS}) => elapsedS),
          cpuUserS: of(({cpuUserS}) => cpuUserS),
          cpuSystemS: of(({cpuSystemS}) => cpuSystemS),
          cpuTotalS: of((run) =>
            run.cpuUserS === undefined ? undefined : run.cpuUserS + Number(run.cpuSystemS),
          ),
          outputBytes: of(({outputBytes}) => outputBytes),
          memoryMb: memoryOf(of),
        }
      : {}),
    ...(shares ? {shareOfTime: sharesOf(runs, 'timeShares')} : {}),
    // Outside of PHP's stacks, functions of PHP have no names.
    ...(shares && sampled && profiler !== 'perf'
      ? {shareOfSamples: sharesOf(runs, 'sampledShares')}
      : {}),
    canaryMs: canariesOf(runs),
  });
}

/** The first journals have phpspy's messages under another name, and nothing of the kind for others. */
function failedReadsOf({cell, failedReads, errorLines}: Measured & {errorLines?: number}) {
  return failedReads ?? (cell.profiler === 'phpspy' ? errorLines : undefined);
}

function memoryOf(of: Of) {
  return presentOf(
    defined({
      rss: of(({memory}) => megabytesOf(memory?.rssMb)),
      pss: of(({memory}) => megabytesOf(memory?.pssMb)),
      peak: of(({memory}) => megabytesOf(memory?.peakMb)),
      delta: of(({memoryGrowthMb}) => memoryGrowthMb),
    }),
  );
}

function sharesOf(runs: Measured[], member: 'timeShares' | 'sampledShares') {
  return Object.fromEntries(
    KNOWN.map((letter) => [letter, quantityOf(runs.map((run) => run[member]?.[letter]))]),
  );
}

function notesOfMeasured(measured: Measured[]) {
  const symbols = measured.find((run) => run.symbols !== undefined)?.symbols;
  return symbols === undefined
    ? []
    : [`C functions seen most: ${Object.keys(symbols).join(', ')}.`];
}
