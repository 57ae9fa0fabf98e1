import {withInterval} from '../../claim.ts';
import type {Claim} from '../../types.ts';

/** What the published benchmark says, and what this site said of it, asked of our machine. */
export const sources = [
  {
    id: 'pfp-benchmarks',
    title: 'pfp vs phpspy benchmarks',
    url: 'https://github.com/loks0n/php-fast-profile/blob/9169ea9/docs/benchmarks.md',
  },
  {id: 'own-pfp-study', title: 'Blocking Coefficient: Sampling profilers: pfp against phpspy'},
];

/** Shares of samples this near to the published ones count as the same. */
const SAME_COVERAGE = 0.05;
/** A constant is one as long as it changes no more than this, and roughly one up to the second. */
const CONSTANT = 1.05;
const ROUGHLY_CONSTANT = 1.5;

export const claims: Claim[] = [
  {
    id: 'pfp-takes-all',
    key: true,
    source: 'pfp-benchmarks',
    where: 'Sample-rate accuracy',
    quote: '≥99.8% of the requested samples',
    kind: 'number',
    stated: {value: 0.998, unit: 'share'},
    ours: 'least-pfp',
    verdict: 'holds',
    judge: ({stated, ours}) => (ours >= stated.value ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('least-pfp')} ≥ 99.8%`,
  },
  {
    id: 'phpspy-56-percent',
    key: true,
    source: 'pfp-benchmarks',
    where: 'Headlines',
    quote: 'phpspy 56%',
    kind: 'number',
    stated: {value: 0.56, unit: 'share'},
    ours: 'coverage-phpspy-synthetic-999hz',
    verdict: 'artefact',
    judge: ({stated, ours}) =>
      Math.abs(ours - stated.value) <= SAME_COVERAGE ? 'holds' : 'artefact',
    calculation: ({say}) => withInterval(say, 'coverage-phpspy-synthetic-999hz'),
  },
  {
    id: 'cpu-every-cell',
    source: 'pfp-benchmarks',
    where: 'Headlines',
    quote: 'pfp ≤ phpspy in every cell',
    kind: 'statement',
    ours: 'cpu-ratio-low',
    verdict: 'holds',
    judge: ({ours}) => (ours >= 1 ? 'holds' : 'selective'),
    calculation: ({say}) => withInterval(say, 'cpu-ratio'),
  },
  {
    id: 'multi-pid-8-10x',
    key: true,
    source: 'pfp-benchmarks',
    where: 'Headlines',
    quote: '8–10× lower in multi-PID',
    kind: 'number',
    stated: {value: 8, unit: 'ratio'},
    ours: 'multi-cpu',
    verdict: 'artefact',
    judge: ({stated, q}) => (q('multi-cpu-high') >= stated.value ? 'holds' : 'artefact'),
    calculation: ({say}) =>
      `${say('cpu-phpspy-synthetic-4-999hz')} / ${say('cpu-pfp-synthetic-4-999hz')}: ${withInterval(say, 'multi-cpu')}`,
  },
  {
    id: 'discovery-race',
    source: 'pfp-benchmarks',
    where: 'Caveats',
    quote: 'has a discovery race',
    kind: 'statement',
    ours: 'coverage-phpspy-synthetic-4-999hz',
    verdict: 'not-derivable',
    // With most samples taken the call explains their loss; with few of them the race would.
    judge: ({ours}) => (ours > 0.5 ? 'not-derivable' : 'holds'),
    calculation: ({say}) =>
      `${say('samples-phpspy-synthetic-4-999hz')} / ${say('expected-phpspy-synthetic-4-999hz')} = ${say('coverage-phpspy-synthetic-4-999hz')}`,
  },
  {
    id: 'rss-30-percent',
    key: true,
    source: 'pfp-benchmarks',
    where: 'Headlines',
    quote: '~30% lower',
    kind: 'number',
    stated: {value: 0.3, unit: 'share'},
    ours: 'rss-more',
    verdict: 'not-derivable',
    judge: ({ours}) => (ours < 1 ? 'holds' : 'not-derivable'),
    calculation: ({say}) =>
      `${say('rss-pfp-synthetic-999hz')} / ${say('rss-phpspy-synthetic-999hz')} = ${say('rss-more')}`,
  },
  {
    id: 'one-constant',
    key: true,
    source: 'own-pfp-study',
    where: 'What a constant drift explains',
    quote: 'One constant fits both',
    kind: 'statement',
    ours: 'drift-spread',
    verdict: 'rounding',
    judge: ({ours}) => {
      if (ours <= CONSTANT) return 'holds';
      return ours <= ROUGHLY_CONSTANT ? 'rounding' : 'wrong';
    },
    calculation: ({say}) =>
      [99, 499, 999].map((rate) => say(`sleep-drift-phpspy-known-${rate}hz`, 'unit')).join('; '),
  },
  {
    id: 'either-will-do',
    key: true,
    source: 'own-pfp-study',
    where: 'In one minute',
    quote: 'either will do',
    kind: 'statement',
    ours: 'off-b-phpspy-known-999hz',
    verdict: 'selective',
    judge: ({q}) =>
      q('off-b-phpspy-known-99hz-high') < 0 || q('off-b-phpspy-known-999hz-high') < 0
        ? 'selective'
        : 'holds',
    calculation: ({say}) =>
      [99, 999].map((rate) => withInterval(say, `off-b-phpspy-known-${rate}hz`)).join('; '),
  },
];
