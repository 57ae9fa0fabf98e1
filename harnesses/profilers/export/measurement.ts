import {notesOfRuns, rejectionsOf} from '../../export/measurements.ts';
import {quantityOf} from '../../export/quantity.ts';
import {isMeasured} from '../../protocol/entries.ts';
import {KNOWN} from '../stacks/known-functions.ts';
import type {Run} from '../protocol/entries.ts';
import type {Cell} from '../protocol/plan.ts';

export type Measured = Extract<Run, {status: 'measured'}>;

/** a quantity of all runs */
export type Of = (
  pick: (run: Measured) => number | null | undefined,
) => ReturnType<typeof quantityOf>;

/** The journal counts memory in KiB / 1024, the schema in 10⁶ bytes. */
const MB_PER_MIB = 1.048576;

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
    ...notesOf(runs, measured),
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
    canaryMs: {
      before: of(({canaryMs}) => canaryMs.before),
      after: of(({canaryMs}) => canaryMs.after),
    },
  });
}

/** The first journals have phpspy's messages under another name, and nothing of the kind for others. */
function failedReadsOf({cell, failedReads, errorLines}: Measured & {errorLines?: number}) {
  return failedReads ?? (cell.profiler === 'phpspy' ? errorLines : undefined);
}

function memoryOf(of: Of) {
  const mb = (mib: number | undefined) => (mib === undefined ? undefined : mib * MB_PER_MIB);
  const memory = defined({
    rss: of(({memory: seen}) => mb(seen?.rssMb)),
    pss: of(({memory: seen}) => mb(seen?.pssMb)),
    peak: of(({memory: seen}) => mb(seen?.peakMb)),
    delta: of(({memoryGrowthMb}) => memoryGrowthMb),
  });
  return Object.keys(memory).length === 0 ? undefined : memory;
}

function sharesOf(runs: Measured[], member: 'timeShares' | 'sampledShares') {
  return Object.fromEntries(
    KNOWN.map((letter) => [letter, quantityOf(runs.map((run) => run[member]?.[letter]))]),
  );
}

function notesOf(accepted: Run[], measured: Measured[]) {
  const notes = notesOfRuns(accepted);
  const symbols = measured.find((run) => run.symbols !== undefined)?.symbols;
  if (symbols !== undefined) {
    notes.push(`C functions seen most: ${Object.keys(symbols).join(', ')}.`);
  }
  return notes.length > 0 ? {notes} : {};
}

function defined(object: object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
