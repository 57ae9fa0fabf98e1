import {coverageWithDrift} from '../../../lib/statistics/sampling.ts';
import {runLoadNumber} from '../../../lib/result/stated.ts';
import {
  COST,
  coverageOf,
  cpuSOf,
  driftMsOf,
  expectedOf,
  idOf,
  RATES,
  RUNS,
  samplesOf,
  TLDR,
  WORKLOADS,
} from './read.ts';
import {count, mb, ms, ratio, readFrom, seconds, share, us} from '../quantity.ts';
import type {RunOf} from '../types.ts';

const least = (values: readonly number[]) => Math.min(...values);
const most = (values: readonly number[]) => Math.max(...values);
const names = Object.keys(RUNS);

const samples = (runs: RunOf, name: string, id: string) => samplesOf(runs(RUNS[name]), id);
const coverage = (runs: RunOf, name: string, id: string) => coverageOf(runs(RUNS[name]), id);
const cpu = (runs: RunOf, name: string, id: string) => cpuSOf(runs(RUNS[name]), runs(COST), id);
const drift = (runs: RunOf, name: string, id: string) => driftMsOf(runs(RUNS[name]), id);
const single = (rateHz: number, profiler: string) =>
  WORKLOADS.map((w) => idOf(profiler, w, rateHz));
const phpspyAt: (runs: RunOf, of: typeof coverage, rateHz: number, which?: string[]) => number[] = (
  runs,
  of,
  rateHz,
  which = names,
) => which.flatMap((name) => single(rateHz, 'phpspy').map((id) => of(runs, name, id)));

/** Share of processor time that pfp saves in each workload. */
const savings = (runs: RunOf, name: string, rateHz: number) =>
  WORKLOADS.map(
    (w) => 1 - cpu(runs, name, idOf('pfp', w, rateHz)) / cpu(runs, name, idOf('phpspy', w, rateHz)),
  );

const moreSamples = (runs: RunOf, name: string) =>
  WORKLOADS.map(
    (w) =>
      samples(runs, name, idOf('pfp', w, 999)) / samples(runs, name, idOf('phpspy', w, 999)) - 1,
  );

/** Processor time that one more sample costs, microseconds, from the two rates. */
export const marginalUs: (
  runs: RunOf,
  name: string,
  profiler: string,
  workload: string,
) => number = (runs, name, profiler, workload) => {
  const [slow, fast] = RATES.map((rateHz) => idOf(profiler, workload, rateHz));
  const spent = cpu(runs, name, fast) - cpu(runs, name, slow);
  return (1e6 * spent) / (samples(runs, name, fast) - samples(runs, name, slow));
};

/** What remains of the processor time at no samples at all, seconds. */
const fixedS: typeof marginalUs = (runs, name, profiler, workload) => {
  const id = idOf(profiler, workload, 99);
  return (
    cpu(runs, name, id) -
    (marginalUs(runs, name, profiler, workload) * samples(runs, name, id)) / 1e6
  );
};

const multi = (profiler: string, rateHz: number) => idOf(profiler, 'multi-pid', rateHz);
const multiRatio = (runs: RunOf, name: string, rateHz: number) =>
  cpu(runs, name, multi('phpspy', rateHz)) / cpu(runs, name, multi('pfp', rateHz));
/** What the two tables say, and what a constant drift explains of it. */
export const quantities = readFrom(TLDR, {
  // Of each run for itself, `tldr` or `detailed`.
  'cpu-detailed-{cell}': seconds[2]('detailed#{cell}.cpuUserS + detailed#{cell}.cpuSystemS'),
  'marginal-detailed-{profiler}-{workload}': us[0]((runs, {profiler, workload}) =>
    marginalUs(runs, 'detailed', profiler, workload),
  ),
  'fixed-detailed-{profiler}-{workload}': seconds[2]((runs, {profiler, workload}) =>
    fixedS(runs, 'detailed', profiler, workload),
  ),
  'least-phpspy-999-{run}': share[1]((runs, {run}) => least(phpspyAt(runs, coverage, 999, [run]))),
  'most-phpspy-999-{run}': share[1]((runs, {run}) => most(phpspyAt(runs, coverage, 999, [run]))),
  'least-saving-{rate}-{run}': share[0]((runs, {run, rate}) =>
    least(savings(runs, run, Number(rate))),
  ),
  'most-saving-{rate}-{run}': share[0]((runs, {run, rate}) =>
    most(savings(runs, run, Number(rate))),
  ),
  'least-more-{run}': share[0]((runs, {run}) => least(moreSamples(runs, run))),
  'most-more-{run}': share[0]((runs, {run}) => most(moreSamples(runs, run))),
  'multi-{rate}-{run}': ratio[1]((runs, {run, rate}) => multiRatio(runs, run, Number(rate))),

  // Of both runs together.
  'least-pfp': share[2]((runs) =>
    least(
      names.flatMap((name) =>
        RATES.flatMap((r) => single(r, 'pfp').map((id) => coverage(runs, name, id))),
      ),
    ),
  ),
  'least-phpspy-{rate}': share[1]((runs, {rate}) => least(phpspyAt(runs, coverage, Number(rate)))),
  'most-phpspy-{rate}': share[1]((runs, {rate}) => most(phpspyAt(runs, coverage, Number(rate)))),
  'least-drift-{rate}': ms[2]((runs, {rate}) => least(phpspyAt(runs, drift, Number(rate)))),
  'most-drift-{rate}': ms[2]((runs, {rate}) => most(phpspyAt(runs, drift, Number(rate)))),
  'most-busy': share[0](
    (runs) => most(phpspyAt(runs, cpu, 999)) / runLoadNumber(runs(TLDR), 'durationS'),
  ),
  duration: seconds('#.load.durationS'),
  'expected-{rate}': count((runs, {rate}) =>
    expectedOf(runs(TLDR), idOf('pfp', 'synthetic', Number(rate))),
  ),
  'expected-multi-{rate}': count((runs, {rate}) =>
    expectedOf(runs(TLDR), multi('pfp', Number(rate))),
  ),
  'printed-target-99': count('500'),
  'printed-target-999': count('5000'),
  'of-printed-{rate}': share[1]('#pfp-synthetic-{rate}hz.samplesCollected / printed-target-{rate}'),
  'coverage-tldr-phpspy-synthetic-99hz': share[1]((runs) =>
    coverage(runs, 'tldr', 'phpspy-synthetic-99hz'),
  ),
  // One sample fewer lengthens the period by duration / samples².
  'drift-of-one-sample': ms[2](
    '1000 * duration / (#phpspy-synthetic-99hz.samplesCollected * (#phpspy-synthetic-99hz.samplesCollected - 1))',
  ),
  'drift-synthetic': ms[2]((runs) => drift(runs, 'tldr', 'phpspy-synthetic-999hz')),
  'predicted-99': share[1]((runs) =>
    coverageWithDrift({rateHz: 99, driftS: drift(runs, 'tldr', 'phpspy-synthetic-999hz') / 1000}),
  ),
  'lost-time': seconds[1]('#phpspy-synthetic-999hz.samplesCollected * drift-synthetic / 1000'),
  'work-ratio': ratio[2]('1 + least-more-detailed'),
  ...readFrom(COST, {
    'rss-less-single': share[0](
      '1 - #pfp-synthetic-99hz.memoryMb.rss / #phpspy-synthetic-99hz.memoryMb.rss',
    ),
    'rss-less-multi': share[0](
      '1 - #pfp-multi-pid-99hz.memoryMb.rss / #phpspy-multi-pid-99hz.memoryMb.rss',
    ),
    'rss-growth': mb[1]('#pfp-multi-pid-99hz.memoryMb.rss - #pfp-synthetic-99hz.memoryMb.rss'),
  }),
  // Four threads, 256 KiB each.
  'stacks-reserved': mb[1]('4 * 256 * 1024 / 1e6'),
});
