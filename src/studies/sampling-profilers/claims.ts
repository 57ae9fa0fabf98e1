import {claimsOf, each, withInterval} from '../claim.ts';

export const sources = [
  {
    id: 'pfp-benchmarks',
    title: 'pfp vs phpspy benchmarks',
    url: 'https://github.com/loks0n/php-fast-profile/blob/9169ea9/docs/benchmarks.md',
  },
  {id: 'own-pfp-study', title: 'Blocking Coefficient: Sampling profilers: pfp against phpspy'},
];

const page = claimsOf('pfp-benchmarks');
const study = claimsOf('own-pfp-study');

/** What the published benchmark says, and what this site said of it, asked of our machine. */
export const claims = [
  page('pfp-takes-all', 'Sample-rate accuracy', 'holds', {
    quote: '≥99.8% of the requested samples',
    key: true,
    stated: {value: 0.998, unit: 'share', ours: 'least-pfp'},
    judge: 'at-least',
    calculation: '{{least-pfp}} ≥ 99.8%',
  }),
  page('phpspy-56-percent', 'Headlines', 'artefact', {
    quote: 'phpspy 56%',
    key: true,
    stated: {value: 0.56, unit: 'share', ours: 'coverage-phpspy-synthetic-999hz'},
    judge: {by: 'about', no: 'artefact'},
    calculation: withInterval('coverage-phpspy-synthetic-999hz'),
  }),
  page('cpu-every-cell', 'Headlines', 'holds', {
    quote: 'pfp ≤ phpspy in every cell',
    ours: 'cpu-ratio-low',
    judge: {by: 'at-least', than: 1, no: 'selective'},
    calculation: withInterval('cpu-ratio'),
  }),
  page('multi-pid-8-10x', 'Headlines', 'artefact', {
    quote: '8–10× lower in multi-PID',
    key: true,
    stated: {from: 8, to: 10, unit: 'ratio', ours: 'multi-cpu'},
    judge: {by: 'at-least', of: 'multi-cpu-high', than: 'from', no: 'artefact'},
    calculation: `{{cpu-phpspy-synthetic-4-999hz}} / {{cpu-pfp-synthetic-4-999hz}}: ${withInterval('multi-cpu')}`,
  }),
  page('discovery-race', 'Caveats', 'not-derivable', {
    quote: 'has a discovery race',
    ours: 'coverage-phpspy-synthetic-4-999hz',
    // With most samples taken the call explains their loss; with few of them the race would.
    judge: {by: 'more', than: 0.5, yes: 'not-derivable'},
    calculation:
      '{{samples-phpspy-synthetic-4-999hz}} / {{expected-phpspy-synthetic-4-999hz}} = {{coverage-phpspy-synthetic-4-999hz}}',
  }),
  page('rss-30-percent', 'Headlines', 'not-derivable', {
    quote: '~30% lower',
    key: true,
    stated: {value: 0.3, unit: 'share', ours: 'rss-more'},
    judge: {by: 'less', than: 1, no: 'not-derivable'},
    calculation:
      '{{two-cores#pfp-synthetic-999hz.memoryMb.rss, number(digits: 1)}} / {{two-cores#phpspy-synthetic-999hz.memoryMb.rss, number(digits: 1)}} = {{rss-more}}',
  }),
  study('one-constant', 'What a constant drift explains', 'rounding', {
    quote: 'One constant fits both',
    key: true,
    ours: 'drift-spread',
    judge: {
      by: 'at-most',
      than: 1.05,
      no: {by: 'at-most', than: 1.5, yes: 'rounding', no: 'wrong'},
    },
    calculation: each([99, 499, 999], '{{sleep-drift-phpspy-known-{}hz, unit}}'),
  }),
  study('either-will-do', 'In one minute', 'selective', {
    quote: 'either will do',
    key: true,
    ours: 'off-b-phpspy-known-999hz',
    judge: {
      by: 'less',
      of: ['off-b-phpspy-known-99hz-high', 'off-b-phpspy-known-999hz-high'],
      than: 0,
      evenOne: 'selective',
    },
    calculation: [99, 999].map((rate) => withInterval(`off-b-phpspy-known-${rate}hz`)).join('; '),
  }),
];
