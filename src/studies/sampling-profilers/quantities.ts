import {madeAgain} from '../../../lib/result/stated.ts';
import {coverageWithDrift, median, pairedRatio} from '../../../lib/statistics/index.ts';
import {coverageOf, driftMsOf} from '../php-fast-profile/read.ts';
import {readFrom, shown} from '../quantity.ts';
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
import type {Holes, Quantities, Quantity, Run, RunOf} from '../types.ts';

const count = shown('count');
const points = shown('count', 1);
const share = shown('share', 1);
const ratio = shown('ratio', 1);
const ms = shown('ms', 3);

/** Median, least and greatest of what the blocks of a cell gave, by the cell's id in the name. */
const across = (of: (run: Run, cell: string, holes: Holes) => number[], run: string = OWN) =>
  ((runs, holes) => acrossBlocks(of(runs(run), holes.cell, holes))) satisfies Quantity['of'];

/** What was measured in both sessions. */
const measured = (runs: RunOf) =>
  [OWN, MORE].flatMap((id) => runs(id).measurements).filter(({status}) => status === 'measured');

/** How the run was made. */
const session: Quantities = {
  'rate-{hz}': count('#phpspy-known-{hz}hz.load.samplingRateHz'),
  'rate-beat': count('#pfp-beat-100hz.load.samplingRateHz'),
  blocks: count('#.origin.harness.blocks'),
  cores: count('#.environment.cores'),
  'window-s': shown('s')('#pfp-known-999hz.load.durationS'),
  'runs-made': count((runs) => measured(runs).reduce((sum, {repeats = 0}) => sum + repeats, 0)),
  'made-again': count((runs) => madeAgain(runs(OWN)) + madeAgain(runs(MORE))),
  'noisy-kept': count(
    (runs) =>
      measured(runs).filter(({notes = []}) => notes.some((note) => note.includes('noisy'))).length,
  ),
  // n values hold their median between least and greatest but for 2 · 2^−n.
  'coverage-of-range': share(
    (runs) => 1 - 2 * 0.5 ** blocksOf(runs(OWN), 'none-known', 'throughputRatio').length,
  ),
};

const published = (runs: RunOf) => driftMsOf(runs(PUBLISHED), 'phpspy-synthetic-999hz');
const sleepDrift = (runs: RunOf, id: string) => median(sleepDriftsMs(runs(OWN), id));

/** Least share of the samples asked for that pfp took with one process. */
const leastPfp = (runs: RunOf) =>
  Math.min(
    ...[...RATES.map((rate) => known('pfp', rate)), synthetic('pfp')].flatMap((id) =>
      blocksOf(runs(OWN), id, 'sampleCoverage'),
    ),
  );

/** How many samples came, and what the missing ones mean for each period. */
const samples: Quantities = {
  'coverage-{cell}': share(across((run, id) => blocksOf(run, id, 'sampleCoverage'))),
  'missing-{cell}': share(across(missingShares)),
  'drift-{cell}': ms(across(driftsMs)),
  'sleep-drift-{cell}': ms(across(sleepDriftsMs)),
  'samples-{cell}': count(
    across((run, id) => blocksOf(run, id, 'samplesCollected')),
    0,
  ),
  'failed-{cell}': count(
    across((run, id) => blocksOf(run, id, 'samplesFailed')),
    0,
  ),
  'torn-{cell}': count((runs, {cell}) => Math.max(...blocksOf(runs(OWN), cell, 'samplesTorn'))),
  'expected-{cell}': count((runs, {cell}) => blocksOf(runs(OWN), cell, 'samplesExpected')[0]),
  'least-pfp': share(leastPfp, 2),
  'most-missing-pfp': share('1 - least-pfp', 2),
  'published-missing': share(
    (runs) => 1 - coverageOf(runs(PUBLISHED), 'phpspy-synthetic-999hz'),
    0,
  ),
  'drift-published': ms(published, 2),
  'drift-less': ratio((runs) => published(runs) / sleepDrift(runs, synthetic('phpspy')), 0),
  // How much the drift changes over rates ten times apart.
  'drift-spread': ratio(
    `max(sleep-drift-phpspy-known-{${RATES}}hz) / min(sleep-drift-phpspy-known-{${RATES}}hz)`,
    2,
  ),
  // The drift at the highest rate, put into the formula at the lowest.
  'predicted-missing-99': share((runs) => {
    const driftS = sleepDrift(runs, known('phpspy', 999)) / 1000;
    return 1 - coverageWithDrift({rateHz: 99, driftS});
  }),
  // One sample more or less moves the drift by the window over samples squared.
  'drift-of-one-sample-99': ms(
    '1000 * window-s / (samples-phpspy-known-99hz * (samples-phpspy-known-99hz - 1))',
    2,
  ),
  // Ticks of Excimer's timer that were counted into a sample taken before.
  'merged-excimer-999': share((runs) => {
    const [ticks, taken] = ['timerTicks', 'samplesCollected'].map((path) =>
      blocksOf(runs(OWN), known('excimer', 999), path),
    );
    return median(taken.map((each, block) => 1 - each / ticks[block]));
  }),
};

/** One cell over another within each block. */
const inBlocks = (run: Run, over: string, under: string, path: string): number[] => {
  const below = blocksOf(run, under, path);
  return blocksOf(run, over, path).map((value, block) => value / below[block]);
};

/** What profiling costs: the profiler itself, and the program that is profiled. */
const cost: Quantities = {
  'busy-{cell}': share(across(busyShares)),
  'cpu-{cell}': shown('s', 2)(across((run, id) => blocksOf(run, id, 'cpuTotalS'))),
  'change-{cell}': share(across(speedChanges)),
  'multi-cpu': ratio(
    across((run) => inBlocks(run, synthetic('phpspy', 4), synthetic('pfp', 4), 'cpuTotalS')),
  ),
  'rss-more': ratio(
    across((run) => inBlocks(run, synthetic('pfp'), synthetic('phpspy'), 'memoryMb.rss')),
  ),
  // In the cells in which both outside profilers were measured.
  'cpu-ratio': ratio(
    across((run) =>
      [...RATES.map((rate) => `known-${rate}hz`), 'synthetic-999hz', 'synthetic-4-999hz'].map(
        (cell) => median(inBlocks(run, `phpspy-${cell}`, `pfp-${cell}`, 'cpuTotalS')),
      ),
    ),
    2,
  ),
  // What one more sample costs, from the lowest and the highest rate.
  'per-sample-{profiler}': shown(
    'us',
    0,
  )(
    '1e6 * (cpu-{profiler}-known-999hz - cpu-{profiler}-known-99hz) / (samples-{profiler}-known-999hz - samples-{profiler}-known-99hz)',
  ),
};

/** How far what was seen is from what was, and how far it may be: in percentage points, a share in percent less another. */
const truth: Quantities = {
  'miss-{cell}': points((runs, {cell}) => 100 * typicalMiss(runs(OWN), cell)),
  'allowed-{cell}': points((runs, {cell}) => 100 * allowedMiss(runs(OWN), cell)),
  'miss-ratio-{cell}': ratio('miss-{cell} / allowed-{cell}'),
  'seen-a-{cell}': share(across((run, id) => blocksOf(run, id, 'shareOfSamples.a'))),
  'off-b-{cell}': points(across((run, id) => offOf(run, id, 'b'))),
  'off-c-{cell}': points(across((run, id) => offOf(run, id, 'c'))),
};

const offOf = (run: Run, id: string, name: string) =>
  misses(run, id).map((block) => 100 * block[FUNCTIONS.indexOf(name)]);

/** Speed of a program under Excimer over that without a profiler, within blocks. */
const slowdown = (under: string, without: string) =>
  shown(
    'ratio',
    3,
  )((runs) => {
    const [a, b] = [under, without].map((id) => blocksOf(runs(MORE), id, 'throughputRatio'));
    const {ratio: value, interval} = pairedRatio(a, b);
    return {value, ...interval};
  });
const slowdownOf = (workload: string) =>
  slowdown(application('excimer', workload), application('none', workload));

/** What the second session adds: other programs, two processes, and slowdowns with a longer baseline. */
const more: Quantities = {
  'more-missing-{cell}': share(across(missingShares, MORE)),
  'more-busy-{cell}': share(across(busyShares, MORE)),
  'more-change-{cell}': share(across(speedChanges, MORE)),
  'more-speed-excimer-known': slowdown(known('excimer', 999), 'none-known'),
  'more-speed-excimer-framework': slowdownOf('framework'),
  'more-speed-excimer-wordpress': slowdownOf('wordpress'),
  'more-blocks': count(`${MORE}#.origin.harness.blocks`),
};

/** Every number that the study derives from its result files. */
export const quantities = readFrom(OWN, {
  ...session,
  ...samples,
  ...cost,
  ...truth,
  ...more,
});
