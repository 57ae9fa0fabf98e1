import {coverageWithDrift} from '../../../lib/statistics/sampling.ts';
import {valueOf} from '../../../lib/result/read.ts';
import {runLoadNumber, scenarioNumber} from '../../../lib/result/stated.ts';
import {
  COST,
  coverageOf,
  cpuSOf,
  driftMsOf,
  expectedOf,
  idOf,
  PROFILERS,
  RATES,
  RUNS,
  samplesOf,
  TLDR,
  WORKLOADS,
} from './read.ts';
import type {Quantities, RunOf} from '../types.ts';

const PRINTED_TARGETS: Record<number, number> = {99: 500, 999: 5000};
const STACK_KIB = 256;
const THREADS = 4;
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

const perSampleUs = (runs: RunOf, name: string, id: string) =>
  (1e6 * cpu(runs, name, id)) / samples(runs, name, id);
const multi = (profiler: string, rateHz: number) => idOf(profiler, 'multi-pid', rateHz);
const multiRatio = (runs: RunOf, name: string, rateHz: number) =>
  cpu(runs, name, multi('phpspy', rateHz)) / cpu(runs, name, multi('pfp', rateHz));
const rss = (runs: RunOf, id: string) => valueOf(runs(COST), id, 'memoryMb.rss');
const rssLess = (runs: RunOf, workload: string) =>
  1 - rss(runs, idOf('pfp', workload, 99)) / rss(runs, idOf('phpspy', workload, 99));

const cells = names.flatMap((name) =>
  PROFILERS.flatMap((profiler) =>
    [...WORKLOADS, 'multi-pid'].flatMap((workload) =>
      RATES.map((rateHz) => ({name, id: idOf(profiler, workload, rateHz)})),
    ),
  ),
);
const perCell: Quantities = Object.fromEntries(
  cells.flatMap(({name, id}) => [
    [`samples-${name}-${id}`, {unit: 'count', of: (runs) => samples(runs, name, id)}],
    [`coverage-${name}-${id}`, {unit: 'share', digits: 1, of: (runs) => coverage(runs, name, id)}],
    [`cpu-${name}-${id}`, {unit: 's', digits: 2, of: (runs) => cpu(runs, name, id)}],
  ]),
);
const perWorkload: Quantities = Object.fromEntries(
  names.flatMap((name) =>
    PROFILERS.flatMap((profiler) =>
      WORKLOADS.flatMap((workload) => [
        [
          `marginal-${name}-${profiler}-${workload}`,
          {unit: 'us', digits: 0, of: (runs) => marginalUs(runs, name, profiler, workload)},
        ],
        [
          `fixed-${name}-${profiler}-${workload}`,
          {unit: 's', digits: 2, of: (runs) => fixedS(runs, name, profiler, workload)},
        ],
      ]),
    ),
  ),
);
const perRun: Quantities = Object.fromEntries(
  names.flatMap((name) => [
    [
      `least-phpspy-999-${name}`,
      {unit: 'share', digits: 1, of: (runs) => least(phpspyAt(runs, coverage, 999, [name]))},
    ],
    [
      `most-phpspy-999-${name}`,
      {unit: 'share', digits: 1, of: (runs) => most(phpspyAt(runs, coverage, 999, [name]))},
    ],
    [
      `least-saving-99-${name}`,
      {unit: 'share', digits: 0, of: (runs) => least(savings(runs, name, 99))},
    ],
    [
      `most-saving-99-${name}`,
      {unit: 'share', digits: 0, of: (runs) => most(savings(runs, name, 99))},
    ],
    [
      `least-saving-999-${name}`,
      {unit: 'share', digits: 0, of: (runs) => least(savings(runs, name, 999))},
    ],
    [
      `most-saving-999-${name}`,
      {unit: 'share', digits: 0, of: (runs) => most(savings(runs, name, 999))},
    ],
    [
      `least-more-${name}`,
      {unit: 'share', digits: 0, of: (runs) => least(moreSamples(runs, name))},
    ],
    [`most-more-${name}`, {unit: 'share', digits: 0, of: (runs) => most(moreSamples(runs, name))}],
    [`multi-99-${name}`, {unit: 'ratio', digits: 1, of: (runs) => multiRatio(runs, name, 99)}],
    [`multi-999-${name}`, {unit: 'ratio', digits: 1, of: (runs) => multiRatio(runs, name, 999)}],
  ]),
);

/** What the two tables say, each run for itself, and what a constant drift explains of it. */
export const quantities: Quantities = {
  ...perCell,
  ...perWorkload,
  ...perRun,
  duration: {unit: 's', of: (runs) => runLoadNumber(runs(TLDR), 'durationS')},
  processes: {unit: 'count', of: (runs) => scenarioNumber(runs(TLDR), 'multi-pid', 'processes')},
  ...Object.fromEntries(
    RATES.flatMap((rateHz) => [
      [
        `expected-${rateHz}`,
        {unit: 'count', of: (runs) => expectedOf(runs(TLDR), idOf('pfp', 'synthetic', rateHz))},
      ],
      [
        `expected-multi-${rateHz}`,
        {unit: 'count', of: (runs) => expectedOf(runs(TLDR), multi('pfp', rateHz))},
      ],
      [`printed-target-${rateHz}`, {unit: 'count', of: () => PRINTED_TARGETS[rateHz]}],
      [
        `of-printed-${rateHz}`,
        {
          unit: 'share',
          digits: 1,
          of: (runs) =>
            samples(runs, 'tldr', idOf('pfp', 'synthetic', rateHz)) / PRINTED_TARGETS[rateHz],
        },
      ],
      [
        `least-drift-${rateHz}`,
        {unit: 'ms', digits: 2, of: (runs) => least(phpspyAt(runs, drift, rateHz))},
      ],
      [
        `most-drift-${rateHz}`,
        {unit: 'ms', digits: 2, of: (runs) => most(phpspyAt(runs, drift, rateHz))},
      ],
    ]),
  ),
  'least-pfp': {
    unit: 'share',
    digits: 2,
    of: (runs) =>
      least(
        names.flatMap((name) =>
          RATES.flatMap((r) => single(r, 'pfp').map((id) => coverage(runs, name, id))),
        ),
      ),
  },
  'least-phpspy-99': {unit: 'share', digits: 1, of: (runs) => least(phpspyAt(runs, coverage, 99))},
  'most-phpspy-99': {unit: 'share', digits: 1, of: (runs) => most(phpspyAt(runs, coverage, 99))},
  'least-phpspy-999': {
    unit: 'share',
    digits: 1,
    of: (runs) => least(phpspyAt(runs, coverage, 999)),
  },
  // One sample fewer lengthens the period by duration / samples².
  'drift-of-one-sample': {
    unit: 'ms',
    digits: 2,
    of: (runs) => {
      const taken = samples(runs, 'tldr', 'phpspy-synthetic-99hz');
      return (1000 * runLoadNumber(runs(TLDR), 'durationS')) / (taken * (taken - 1));
    },
  },
  'most-phpspy-999': {unit: 'share', digits: 1, of: (runs) => most(phpspyAt(runs, coverage, 999))},
  'predicted-99': {
    unit: 'share',
    digits: 1,
    of: (runs) =>
      coverageWithDrift({rateHz: 99, driftS: drift(runs, 'tldr', 'phpspy-synthetic-999hz') / 1000}),
  },
  'drift-synthetic': {
    unit: 'ms',
    digits: 2,
    of: (runs) => drift(runs, 'tldr', 'phpspy-synthetic-999hz'),
  },
  'lost-time': {
    unit: 's',
    digits: 1,
    of: (runs) =>
      (samples(runs, 'tldr', 'phpspy-synthetic-999hz') *
        drift(runs, 'tldr', 'phpspy-synthetic-999hz')) /
      1000,
  },
  'most-busy': {
    unit: 'share',
    digits: 0,
    of: (runs) => most(phpspyAt(runs, cpu, 999)) / runLoadNumber(runs(TLDR), 'durationS'),
  },
  'per-sample-pfp': {
    unit: 'us',
    digits: 0,
    of: (runs) => perSampleUs(runs, 'detailed', 'pfp-framework-999hz'),
  },
  'per-sample-phpspy': {
    unit: 'us',
    digits: 0,
    of: (runs) => perSampleUs(runs, 'detailed', 'phpspy-framework-999hz'),
  },
  'work-ratio': {
    unit: 'ratio',
    digits: 2,
    of: (runs) => 1 + least(moreSamples(runs, 'detailed')),
  },
  'rss-single-pfp': {unit: 'mb', digits: 1, of: (runs) => rss(runs, 'pfp-synthetic-99hz')},
  'rss-single-phpspy': {unit: 'mb', digits: 1, of: (runs) => rss(runs, 'phpspy-synthetic-99hz')},
  'rss-multi-pfp': {unit: 'mb', digits: 1, of: (runs) => rss(runs, 'pfp-multi-pid-99hz')},
  'rss-multi-phpspy': {unit: 'mb', digits: 1, of: (runs) => rss(runs, 'phpspy-multi-pid-99hz')},
  'rss-less-single': {unit: 'share', digits: 0, of: (runs) => rssLess(runs, 'synthetic')},
  'rss-less-multi': {unit: 'share', digits: 0, of: (runs) => rssLess(runs, 'multi-pid')},
  'rss-growth': {
    unit: 'mb',
    digits: 1,
    of: (runs) => rss(runs, 'pfp-multi-pid-99hz') - rss(runs, 'pfp-synthetic-99hz'),
  },
  'stacks-reserved': {unit: 'mb', digits: 1, of: () => (THREADS * STACK_KIB * 1024) / 1e6},
  'multi-cores-99': {
    unit: 'cores',
    digits: 1,
    of: (runs) =>
      cpu(runs, 'detailed', multi('phpspy', 99)) / runLoadNumber(runs(TLDR), 'durationS'),
  },
};
