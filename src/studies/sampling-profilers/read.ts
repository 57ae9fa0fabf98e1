import {quantity, valueOf} from '../../../lib/result/read.ts';
import {loadNumber} from '../../../lib/result/stated.ts';
import {driftFromCoverageS, median, standardErrorOfShare} from '../../../lib/statistics/index.ts';
import type {Run} from '../types.ts';

/** The run of this study. */
export const OWN = 'sampling-profilers/two-cores';
/** A second session: the other workloads, two processes, and a longer baseline for what profiling costs. */
export const MORE = 'sampling-profilers/more';
/** The published run whose sentences are asked of our machine. */
export const PUBLISHED = 'php-fast-profile/tldr';

export const RATES = [99, 499, 999];
export const OUTSIDE = ['phpspy', 'pfp'];
export const SAMPLERS = ['excimer', ...OUTSIDE];
export const FUNCTIONS = ['a', 'b', 'c'];
/** Colours that stand apart; those of the runtimes are too near to each other. */
export const COLOURS: Record<string, string> = {
  excimer: 'group-3',
  phpspy: 'stage-io',
  pfp: 'stage-php',
  perf: 'group-4',
  none: 'group-4',
};

export const known = (profiler: string, rateHz: number) => `${profiler}-known-${rateHz}hz`;
export const beat = (profiler: string) => `${profiler}-beat-100hz`;
/** Programs in place of the two applications of the published benchmark. */
export const APPLICATIONS = ['framework', 'wordpress'];
export const application = (profiler: string, workload: string) =>
  profiler === 'none' ? `none-${workload}` : `${profiler}-${workload}-999hz`;
export const synthetic = (profiler: string, processes: number = 1) =>
  `${profiler}-synthetic${processes > 1 ? `-${processes}` : ''}-999hz`;

/** Values of the eight blocks. */
export const blocksOf = (run: Run, id: string, path: string): number[] =>
  quantity(run, id, path).values ?? [valueOf(run, id, path)];

/** Median of the blocks, and their least and greatest, between which the true median lies. */
export const acrossBlocks = (values: number[]) => ({
  value: median(values),
  low: Math.min(...values),
  high: Math.max(...values),
});

/** Time by which each period was too long, ms, in each block. */
export function driftsMs(run: Run, id: string): number[] {
  const rateHz = loadNumber(run, id, 'samplingRateHz');
  return blocksOf(run, id, 'sampleCoverage').map(
    (coverage) => 1000 * driftFromCoverageS({rateHz, coverage}),
  );
}

/** The same with the samples that failed counted as taken: what is left is the time between samples. */
export function sleepDriftsMs(run: Run, id: string): number[] {
  const rateHz = loadNumber(run, id, 'samplingRateHz');
  const [taken, failed, expected] = ['samplesCollected', 'samplesFailed', 'samplesExpected'].map(
    (path) => blocksOf(run, id, path),
  );
  return taken.map(
    (count, block) =>
      1000 * driftFromCoverageS({rateHz, coverage: (count + failed[block]) / expected[block]}),
  );
}

/** Part of the samples asked for that is missing, in each block; one more than asked for is none missing. */
export const missingShares = (run: Run, id: string): number[] =>
  blocksOf(run, id, 'sampleCoverage').map((coverage) => Math.max(0, 1 - coverage));

/** By what part of its speed the program went faster or slower than just before, in each block. */
export const speedChanges = (run: Run, id: string): number[] =>
  blocksOf(run, id, 'throughputRatio').map((ratio) => ratio - 1);

/** Part of the whole time for which an outside profiler kept its core busy, in each block. */
export function busyShares(run: Run, id: string): number[] {
  const elapsed = blocksOf(run, id, 'elapsedS');
  return blocksOf(run, id, 'cpuTotalS').map((cpu, block) => cpu / elapsed[block]);
}

/** How far the shares that were seen lie from those of time, a list for each block. */
export function misses(run: Run, id: string): number[][] {
  const of = (path: string) => FUNCTIONS.map((name) => blocksOf(run, id, `${path}.${name}`));
  const [seen, spent] = [of('shareOfSamples'), of('shareOfTime')];
  return seen[0].map((_, block) =>
    FUNCTIONS.map((_name, index) => seen[index][block] - spent[index][block]),
  );
}

const rootMeanSquare = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

/**
 * Typical distance of a share from the truth, over functions and blocks.
 *
 * @returns share
 */
export const typicalMiss = (run: Run, id: string): number => rootMeanSquare(misses(run, id).flat());

/**
 * The same for samples that are independent of one another: what their number allows.
 *
 * @returns share
 */
export function allowedMiss(run: Run, id: string): number {
  const samples = blocksOf(run, id, 'samplesCollected');
  return rootMeanSquare(
    samples.flatMap((count, block) =>
      FUNCTIONS.map((name) =>
        standardErrorOfShare({
          share: blocksOf(run, id, `shareOfTime.${name}`)[block],
          samples: count,
        }),
      ),
    ),
  );
}
