import {median} from '../../../../lib/statistics/index.ts';
import {valueOf} from '../../../../lib/result/read.ts';
import {
  blocksOf,
  busyShares,
  known,
  OUTSIDE,
  OWN,
  RATES,
  SAMPLERS,
  speedChanges,
  synthetic,
  withEnds,
} from '../read.ts';
import type {Quantities, Quantity, RunOf} from '../../types.ts';

const outside = [
  ...OUTSIDE.flatMap((profiler) => [
    ...RATES.map((rate) => known(profiler, rate)),
    synthetic(profiler),
    synthetic(profiler, 4),
  ]),
  'perf-known-999hz',
];
const profiled = [
  ...SAMPLERS.flatMap((profiler) => [known(profiler, 99), known(profiler, 999)]),
  'perf-known-999hz',
  'none-known',
];

const cpuS = (runs: RunOf, id: string) => median(blocksOf(runs(OWN), id, 'cpuTotalS'));
const taken = (runs: RunOf, id: string) => median(blocksOf(runs(OWN), id, 'samplesCollected'));

/** Processor time that one more sample costs, microseconds, from the lowest and the highest rate. */
function marginalUs(runs: RunOf, profiler: string) {
  const [slow, fast] = [known(profiler, 99), known(profiler, 999)];
  const spent = cpuS(runs, fast) - cpuS(runs, slow);
  return (1e6 * spent) / (taken(runs, fast) - taken(runs, slow));
}

const memory: [string, Quantity][] = ['rss', 'pss', 'peak'].flatMap((kind) =>
  [...outside].map((id) => [
    `${kind}-${id}`,
    {unit: 'mb', digits: 1, of: (runs) => valueOf(runs(OWN), id, `memoryMb.${kind}`)},
  ]),
);

/** One cell over another within each block. */
const inBlocks = (runs: RunOf, over: string, under: string, path: string): number[] => {
  const below = blocksOf(runs(OWN), under, path);
  return blocksOf(runs(OWN), over, path).map((value, block) => value / below[block]);
};
/** Cells in which both outside profilers were measured. */
const COMPARED: ((profiler: string) => string)[] = [
  ...RATES.map((rate) => (profiler: string) => known(profiler, rate)),
  (profiler) => synthetic(profiler),
  (profiler) => synthetic(profiler, 4),
];

/** What profiling costs: the profiler itself, and the program that is profiled. */
export const cost: Quantities = {
  ...Object.assign(
    {},
    ...outside.map((id) => ({
      ...withEnds(`busy-${id}`, {unit: 'share', digits: 1}, (runs) => busyShares(runs(OWN), id)),
      ...withEnds(`cpu-${id}`, {unit: 's', digits: 2}, (runs) =>
        blocksOf(runs(OWN), id, 'cpuTotalS'),
      ),
    })),
    ...profiled.map((id) =>
      withEnds(`change-${id}`, {unit: 'share', digits: 1}, (runs) => speedChanges(runs(OWN), id)),
    ),
  ),
  ...withEnds('multi-cpu', {unit: 'ratio', digits: 1}, (runs) =>
    inBlocks(runs, synthetic('phpspy', 4), synthetic('pfp', 4), 'cpuTotalS'),
  ),
  ...withEnds('rss-more', {unit: 'ratio', digits: 1}, (runs) =>
    inBlocks(runs, synthetic('pfp'), synthetic('phpspy'), 'memoryMb.rss'),
  ),
  ...withEnds('cpu-ratio', {unit: 'ratio', digits: 2}, (runs) =>
    COMPARED.map((id) => median(inBlocks(runs, id('phpspy'), id('pfp'), 'cpuTotalS'))),
  ),
  ...Object.fromEntries(memory),
  ...Object.fromEntries(
    OUTSIDE.flatMap((profiler) => [
      [`per-sample-${profiler}`, {unit: 'us', digits: 0, of: (runs) => marginalUs(runs, profiler)}],
      [
        `start-${profiler}`,
        {
          unit: 's',
          digits: 2,
          of: (runs) =>
            cpuS(runs, known(profiler, 99)) -
            (marginalUs(runs, profiler) * taken(runs, known(profiler, 99))) / 1e6,
        },
      ],
    ]),
  ),
  ...Object.fromEntries(
    [99, 999].map((rate) => [
      `growth-excimer-${rate}`,
      {
        unit: 'mb',
        digits: 1,
        of: (runs) => valueOf(runs(OWN), known('excimer', rate), 'memoryMb.delta'),
      },
    ]),
  ),
};
