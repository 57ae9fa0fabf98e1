import {measurementOf, valueOf} from '../../../lib/result/read.ts';
import {loadNumber, requireNumber} from '../../../lib/result/stated.ts';
import {
  driftFromCoverageS,
  expectedSamples,
  samplingCoverage,
} from '../../../lib/statistics/sampling.ts';
import type {Run} from '../types.ts';

/** The two runs that the page prints as if they were one, and what its first table has besides samples. */
export const TLDR = 'php-fast-profile/tldr';
export const DETAILED = 'php-fast-profile/detailed';
export const COST = 'php-fast-profile/tldr-cost';
export const RUNS: Record<string, string> = {tldr: TLDR, detailed: DETAILED};
export const WORKLOADS = ['synthetic', 'framework', 'wordpress'];
export const RATES = [99, 999];
export const PROFILERS = ['pfp', 'phpspy'];

/** The runtimes' own colours are too near to each other to stand side by side. */
export const COLOURS = {pfp: 'stage-php', phpspy: 'stage-io'};

export const idOf = (profiler: string, workload: string, rateHz: number) =>
  `${profiler}-${workload}-${rateHz}hz`;

/** Samples that a cell asks for: rate, time and processes. */
export function expectedOf(run: Run, id: string) {
  const {scenario} = measurementOf(run, id);
  const {processes = 1} = run.scenarios[scenario];
  return expectedSamples({
    rateHz: loadNumber(run, id, 'samplingRateHz'),
    wallS: loadNumber(run, id, 'durationS'),
    processes: requireNumber(processes, `scenarios.${scenario}.processes of run “${run.id}”`),
  });
}

/** @returns samples of a cell */
export const samplesOf = (run: Run, id: string): number => valueOf(run, id, 'samplesCollected');

/** @returns ratio of samples to those asked for */
export const coverageOf = (run: Run, id: string): number =>
  samplingCoverage({samples: samplesOf(run, id), expected: expectedOf(run, id)});

/** Time by which each period is too long, milliseconds; a little below 0 where there is a sample more. */
export const driftMsOf = (run: Run, id: string) =>
  1000 *
  driftFromCoverageS({
    rateHz: loadNumber(run, id, 'samplingRateHz'),
    coverage: coverageOf(run, id),
  });

/**
 * Processor time of a cell in seconds: the detailed run splits it, the other prints its sum.
 *
 * @param cost that of the run that prints the sum
 */
export function cpuSOf(run: Run, cost: Run, id: string) {
  if (run.id === TLDR) return valueOf(cost, id, 'cpuTotalS');
  return valueOf(run, id, 'cpuUserS') + valueOf(run, id, 'cpuSystemS');
}

/** Paths behind {@link cpuSOf}, for the point’s address. */
export const cpuPathsOf = (run: Run) =>
  run.id === TLDR ? ['cpuTotalS'] : ['cpuUserS', 'cpuSystemS'];
