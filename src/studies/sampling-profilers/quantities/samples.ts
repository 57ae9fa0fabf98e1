import {loadNumber} from '../../../../lib/result/stated.ts';
import {coverageWithDrift, median} from '../../../../lib/statistics/index.ts';
import {coverageOf, driftMsOf} from '../../php-fast-profile/read.ts';
import {
  all,
  beat,
  blocksOf,
  driftsMs,
  known,
  missingShares,
  OUTSIDE,
  OWN,
  PUBLISHED,
  RATES,
  SAMPLERS,
  sleepDriftsMs,
  synthetic,
  withEnds,
} from '../read.ts';
import type {Quantities, RunOf} from '../../types.ts';

const cells = [
  ...SAMPLERS.flatMap((profiler) =>
    RATES.filter((rate) => profiler !== 'excimer' || rate !== 499).map((rate) =>
      known(profiler, rate),
    ),
  ),
  ...SAMPLERS.map(beat),
  ...OUTSIDE.flatMap((profiler) => [synthetic(profiler), synthetic(profiler, 4)]),
  'perf-known-999hz',
];

const perCell = all(
  cells.map((id) => ({
    ...withEnds(`coverage-${id}`, {unit: 'share', digits: 1}, (runs) =>
      blocksOf(runs(OWN), id, 'sampleCoverage'),
    ),
    ...withEnds(`missing-${id}`, {unit: 'share', digits: 1}, (runs) =>
      missingShares(runs(OWN), id),
    ),
    ...withEnds(`drift-${id}`, {unit: 'ms', digits: 3}, (runs) => driftsMs(runs(OWN), id)),
    ...withEnds(`samples-${id}`, {unit: 'count', digits: 0}, (runs) =>
      blocksOf(runs(OWN), id, 'samplesCollected'),
    ),
    [`torn-${id}`]: {
      unit: 'count',
      of: (runs) => Math.max(...blocksOf(runs(OWN), id, 'samplesTorn')),
    },
    [`expected-${id}`]: {
      unit: 'count',
      of: (runs) => blocksOf(runs(OWN), id, 'samplesExpected')[0],
    },
  })),
);

const PHPSPY = [...RATES.map((rate) => known('phpspy', rate)), synthetic('phpspy')];
const published = (runs: RunOf) => driftMsOf(runs(PUBLISHED), 'phpspy-synthetic-999hz');
const sleepDrift = (runs: RunOf, id: string) => median(sleepDriftsMs(runs(OWN), id));
const middle = (runs: RunOf, id: string, path: string) => median(blocksOf(runs(OWN), id, path));

const perPhpspyCell = Object.assign(
  {},
  ...PHPSPY.map((id) => ({
    ...withEnds(`sleep-drift-${id}`, {unit: 'ms', digits: 3}, (runs) =>
      sleepDriftsMs(runs(OWN), id),
    ),
    ...withEnds(`failed-${id}`, {unit: 'count', digits: 0}, (runs) =>
      blocksOf(runs(OWN), id, 'samplesFailed'),
    ),
  })),
);

/** Least share of the samples asked for that pfp took with one process. */
const leastPfp = (runs: RunOf) =>
  Math.min(
    ...[...RATES.map((rate) => known('pfp', rate)), synthetic('pfp')].flatMap((id) =>
      blocksOf(runs(OWN), id, 'sampleCoverage'),
    ),
  );

/** How many samples came, and what the missing ones mean for each period. */
export const samples: Quantities = {
  ...perCell,
  ...perPhpspyCell,
  'least-pfp': {unit: 'share', digits: 2, of: leastPfp},
  'most-missing-pfp': {unit: 'share', digits: 2, of: (runs) => 1 - leastPfp(runs)},
  'published-missing': {
    unit: 'share',
    digits: 0,
    of: (runs) => 1 - coverageOf(runs(PUBLISHED), 'phpspy-synthetic-999hz'),
  },
  'drift-published': {unit: 'ms', digits: 2, of: published},
  'drift-less': {
    unit: 'ratio',
    digits: 0,
    of: (runs) => published(runs) / sleepDrift(runs, synthetic('phpspy')),
  },
  // How much the drift changes over rates ten times apart.
  'drift-spread': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => {
      const drifts = RATES.map((rate) => sleepDrift(runs, known('phpspy', rate)));
      return Math.max(...drifts) / Math.min(...drifts);
    },
  },
  // The drift at the highest rate, put into the formula at the lowest.
  'predicted-missing-99': {
    unit: 'share',
    digits: 1,
    of: (runs) =>
      1 - coverageWithDrift({rateHz: 99, driftS: sleepDrift(runs, known('phpspy', 999)) / 1000}),
  },
  'failed-share-99': {
    unit: 'share',
    digits: 1,
    of: (runs) =>
      middle(runs, known('phpspy', 99), 'samplesFailed') /
      middle(runs, known('phpspy', 99), 'samplesExpected'),
  },
  // One sample more or less moves the drift by the window over samples squared.
  'drift-of-one-sample-99': {
    unit: 'ms',
    digits: 2,
    of: (runs) => {
      const taken = middle(runs, known('phpspy', 99), 'samplesCollected');
      return (
        (1000 * loadNumber(runs(OWN), known('phpspy', 99), 'durationS')) / (taken * (taken - 1))
      );
    },
  },
  // Ticks of Excimer's timer that were counted into a sample taken before.
  'merged-excimer-999': {
    unit: 'share',
    digits: 1,
    of: (runs) => {
      const id = known('excimer', 999);
      const ticks = blocksOf(runs(OWN), id, 'timerTicks');
      return median(
        blocksOf(runs(OWN), id, 'samplesCollected').map((taken, block) => 1 - taken / ticks[block]),
      );
    },
  },
};
