import {madeAgain} from '../../../lib/result/stated.ts';
import {coverageWithDrift, median, pairedRatio} from '../../../lib/statistics/index.ts';
import {coverageOf, driftMsOf} from '../php-fast-profile/read.ts';
import {count, ms, ratio, readFrom, seconds, share, us} from '../quantity.ts';
import {
  acrossBlocks,
  allowedMiss,
  application,
  blocksOf,
  busyShares,
  driftsMs,
  FUNCTIONS,
  known,
  misses,
  missingShares,
  MORE,
  OWN,
  PUBLISHED,
  RATES,
  sleepDriftsMs,
  speedChanges,
  synthetic,
  typicalMiss,
} from './read.ts';
import type {Holes, Quantity, Run, RunOf} from '../types.ts';

/** Median, least and greatest of what the blocks of a cell gave, by the cell's id in the name. */
const across = (of: (run: Run, cell: string, holes: Holes) => number[], run: string = OWN) =>
  ((runs, holes) => acrossBlocks(of(runs(run), holes.cell, holes))) satisfies Quantity['of'];

/** What was measured in both sessions. */
const measured = (runs: RunOf) =>
  [OWN, MORE].flatMap((id) => runs(id).measurements).filter(({status}) => status === 'measured');

const published = (runs: RunOf) => driftMsOf(runs(PUBLISHED), 'phpspy-synthetic-999hz');
const sleepDrift = (runs: RunOf, id: string) => median(sleepDriftsMs(runs(OWN), id));

/** Least share of the samples asked for that pfp took with one process. */
const leastPfp = (runs: RunOf) =>
  Math.min(
    ...[...RATES.map((rate) => known('pfp', rate)), synthetic('pfp')].flatMap((id) =>
      blocksOf(runs(OWN), id, 'sampleCoverage'),
    ),
  );

/** One cell over another within each block. */
const inBlocks = (run: Run, over: string, under: string, path: string): number[] => {
  const below = blocksOf(run, under, path);
  return blocksOf(run, over, path).map((value, block) => value / below[block]);
};

const offOf = (run: Run, id: string, name: string) =>
  misses(run, id).map((block) => 100 * block[FUNCTIONS.indexOf(name)]);

/** Speed of a program under Excimer over that without a profiler, within blocks. */
const slowdown = (under: string, without: string) =>
  ratio[3]((runs) => {
    const [a, b] = [under, without].map((id) => blocksOf(runs(MORE), id, 'throughputRatio'));
    const {ratio: value, interval} = pairedRatio(a, b);
    return {value, ...interval};
  });
const slowdownOf = (workload: string) =>
  slowdown(application('excimer', workload), application('none', workload));

/** Every number that the study derives from its result files. */
export const quantities = readFrom(OWN, {
  // How the run was made.
  'rate-{hz}': count('#phpspy-known-{hz}hz.load.samplingRateHz'),
  'window-s': seconds('#pfp-known-999hz.load.durationS'),
  'runs-made': count((runs) => measured(runs).reduce((sum, {repeats = 0}) => sum + repeats, 0)),
  'made-again': count((runs) => madeAgain(runs(OWN)) + madeAgain(runs(MORE))),
  'noisy-kept': count(
    (runs) =>
      measured(runs).filter(({notes = []}) => notes.some((note) => note.includes('noisy'))).length,
  ),
  // n values hold their median between least and greatest but for 2 · 2^−n.
  'coverage-of-range': share[1](
    (runs) => 1 - 2 * 0.5 ** blocksOf(runs(OWN), 'none-known', 'throughputRatio').length,
  ),

  // How many samples came, and what the missing ones mean for each period.
  'coverage-{cell}': share[1](across((run, id) => blocksOf(run, id, 'sampleCoverage'))),
  'missing-{cell}': share[1](across(missingShares)),
  'drift-{cell}': ms[3](across(driftsMs)),
  'sleep-drift-{cell}': ms[3](across(sleepDriftsMs)),
  'samples-{cell}': count[0](across((run, id) => blocksOf(run, id, 'samplesCollected'))),
  'failed-{cell}': count[0](across((run, id) => blocksOf(run, id, 'samplesFailed'))),
  'torn-{cell}': count((runs, {cell}) => Math.max(...blocksOf(runs(OWN), cell, 'samplesTorn'))),
  'expected-{cell}': count((runs, {cell}) => blocksOf(runs(OWN), cell, 'samplesExpected')[0]),
  'least-pfp': share[2](leastPfp),
  'most-missing-pfp': share[2]('1 - least-pfp'),
  'published-missing': share[0](
    (runs) => 1 - coverageOf(runs(PUBLISHED), 'phpspy-synthetic-999hz'),
  ),
  'drift-published': ms[2](published),
  'drift-less': ratio[0]((runs) => published(runs) / sleepDrift(runs, synthetic('phpspy'))),
  // How much the drift changes over rates ten times apart.
  'drift-spread': ratio[2](
    `max(sleep-drift-phpspy-known-{${RATES}}hz) / min(sleep-drift-phpspy-known-{${RATES}}hz)`,
  ),
  // The drift at the highest rate, put into the formula at the lowest.
  'predicted-missing-99': share[1]((runs) => {
    const driftS = sleepDrift(runs, known('phpspy', 999)) / 1000;
    return 1 - coverageWithDrift({rateHz: 99, driftS});
  }),
  // One sample more or less moves the drift by the window over samples squared.
  'drift-of-one-sample-99': ms[2](
    '1000 * window-s / (samples-phpspy-known-99hz * (samples-phpspy-known-99hz - 1))',
  ),
  // Ticks of Excimer's timer that were counted into a sample taken before.
  'merged-excimer-999': share[1]((runs) => {
    const [ticks, taken] = ['timerTicks', 'samplesCollected'].map((path) =>
      blocksOf(runs(OWN), known('excimer', 999), path),
    );
    return median(taken.map((each, block) => 1 - each / ticks[block]));
  }),

  // What profiling costs: the profiler itself, and the program that is profiled.
  'busy-{cell}': share[1](across(busyShares)),
  'cpu-{cell}': seconds[2](across((run, id) => blocksOf(run, id, 'cpuTotalS'))),
  'change-{cell}': share[1](across(speedChanges)),
  'multi-cpu': ratio[1](
    across((run) => inBlocks(run, synthetic('phpspy', 4), synthetic('pfp', 4), 'cpuTotalS')),
  ),
  'rss-more': ratio[1](
    across((run) => inBlocks(run, synthetic('pfp'), synthetic('phpspy'), 'memoryMb.rss')),
  ),
  // In the cells in which both outside profilers were measured.
  'cpu-ratio': ratio[2](
    across((run) =>
      [...RATES.map((rate) => `known-${rate}hz`), 'synthetic-999hz', 'synthetic-4-999hz'].map(
        (cell) => median(inBlocks(run, `phpspy-${cell}`, `pfp-${cell}`, 'cpuTotalS')),
      ),
    ),
  ),
  // What one more sample costs, from the lowest and the highest rate.
  'per-sample-{profiler}': us[0](
    '1e6 * (cpu-{profiler}-known-999hz - cpu-{profiler}-known-99hz) / (samples-{profiler}-known-999hz - samples-{profiler}-known-99hz)',
  ),

  // How far what was seen is from what was, and how far it may be: in percentage points, a share in percent less another.
  'miss-{cell}': count[1]((runs, {cell}) => 100 * typicalMiss(runs(OWN), cell)),
  'allowed-{cell}': count[1]((runs, {cell}) => 100 * allowedMiss(runs(OWN), cell)),
  'miss-ratio-{cell}': ratio[1]('miss-{cell} / allowed-{cell}'),
  'seen-a-{cell}': share[1](across((run, id) => blocksOf(run, id, 'shareOfSamples.a'))),
  'off-b-{cell}': count[1](across((run, id) => offOf(run, id, 'b'))),
  'off-c-{cell}': count[1](across((run, id) => offOf(run, id, 'c'))),

  // What the second session adds: other programs, two processes, and slowdowns with a longer baseline.
  'more-missing-{cell}': share[1](across(missingShares, MORE)),
  'more-busy-{cell}': share[1](across(busyShares, MORE)),
  'more-change-{cell}': share[1](across(speedChanges, MORE)),
  'more-speed-excimer-known': slowdown(known('excimer', 999), 'none-known'),
  'more-speed-excimer-framework': slowdownOf('framework'),
  'more-speed-excimer-wordpress': slowdownOf('wordpress'),
});
