// @ts-check
/** @type {import('../../types.js').Claim[]} */
export const claims = [
  {
    id: 'one-benchmark',
    source: 'pfp-benchmarks',
    where: 'Detailed results',
    quote: 'Detailed results',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    judge: ({q}) =>
      q('samples-tldr-phpspy-synthetic-999hz') === q('samples-detailed-phpspy-synthetic-999hz')
        ? 'holds'
        : 'wrong',
    calculation: ({say}) =>
      `${say('samples-tldr-phpspy-synthetic-999hz')} ≠ ${say('samples-detailed-phpspy-synthetic-999hz')}; ${say('cpu-tldr-phpspy-framework-99hz')} ≠ ${say('cpu-detailed-phpspy-framework-99hz')}`,
  },
  {
    id: 'native-arm64',
    source: 'pfp-benchmarks',
    where: 'Reproducing',
    quote: '--platform linux/amd64',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'only-profiler-changes',
    source: 'pfp-benchmarks',
    where: 'Methodology',
    quote: 'Only the profiler changes between runs',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
  },
  {
    id: 'time-verbose',
    source: 'pfp-benchmarks',
    where: 'Methodology',
    quote: '/usr/bin/time -v',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'rounding',
  },
  {
    id: 'recursive',
    source: 'pfp-benchmarks',
    where: 'Workloads',
    quote: '8-deep recursive method call',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'rounding',
  },
  {
    id: 'single-version',
    source: 'pfp-benchmarks',
    where: 'Single PHP version',
    quote: 'Only PHP 8.3 is benchmarked',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
  },
];
