// @ts-check
import {notesOfRuns, rejectionsOf} from '../../export/measurements.js';
import {quantityOf} from '../../export/quantity.js';
import {isMeasured} from '../../protocol/entries.js';
import {KNOWN} from '../stacks/known-functions.js';

/** @import {Run} from '../protocol/entries.js' */
/** @import {Cell} from '../protocol/plan.js' */

/**
 * @typedef {Extract<Run, {status: 'measured'}>} Measured
 * @typedef {(pick: (run: Measured) => number | null | undefined) => ReturnType<typeof quantityOf>} Of a quantity of all runs
 */

/** The journal counts memory in KiB / 1024, the schema in 10⁶ bytes. */
const MB_PER_MIB = 1.048576;

/**
 * One measurement of a result file from the runs of a cell, in the order of the blocks.
 * @param {import('../protocol/entries.js').Run[]} runs accepted
 * @param {import('../protocol/entries.js').Run[]} rejected runs of the same cell that were made again
 * @param {(cell: import('../protocol/plan.js').Cell) => string} scenarioId
 */
export function measurementOf(runs, rejected, scenarioId) {
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

/**
 * @param {Measured[]} runs
 * @param {Cell} cell
 */
function valuesOf(runs, {profiler, rateHz, processes}) {
  /** @type {Of} */
  const of = (pick) => quantityOf(runs.map(pick));
  /** @param {Measured} run */
  const expected = ({measureS}) => rateHz * measureS * processes;
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

/**
 * The first journals have phpspy's messages under another name, and nothing of the kind for others.
 *
 * @param {Measured & {errorLines?: number}} run
 */
function failedReadsOf({cell, failedReads, errorLines}) {
  return failedReads ?? (cell.profiler === 'phpspy' ? errorLines : undefined);
}

/** @param {Of} of */
function memoryOf(of) {
  /** @param {number | undefined} mib */
  const mb = (mib) => (mib === undefined ? undefined : mib * MB_PER_MIB);
  const memory = defined({
    rss: of(({memory: seen}) => mb(seen?.rssMb)),
    pss: of(({memory: seen}) => mb(seen?.pssMb)),
    peak: of(({memory: seen}) => mb(seen?.peakMb)),
    delta: of(({memoryGrowthMb}) => memoryGrowthMb),
  });
  return Object.keys(memory).length === 0 ? undefined : memory;
}

/**
 * @param {Measured[]} runs
 * @param {'timeShares' | 'sampledShares'} member
 */
function sharesOf(runs, member) {
  return Object.fromEntries(
    KNOWN.map((letter) => [letter, quantityOf(runs.map((run) => run[member]?.[letter]))]),
  );
}

/**
 * @param {Run[]} accepted
 * @param {Measured[]} measured
 */
function notesOf(accepted, measured) {
  const notes = notesOfRuns(accepted);
  const symbols = measured.find((run) => run.symbols !== undefined)?.symbols;
  if (symbols !== undefined) {
    notes.push(`C functions seen most: ${Object.keys(symbols).join(', ')}.`);
  }
  return notes.length > 0 ? {notes} : {};
}

/** @param {object} object */
function defined(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
