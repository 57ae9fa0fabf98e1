import {claimsOf, each, foundOf, withInterval} from '../claim.ts';

export const sources = [
  {id: 'own-pfp-study', title: 'Blocking Coefficient: Sampling profilers: pfp against phpspy'},
];

const page = foundOf('php-fast-profile');
const study = claimsOf('own-pfp-study');

/** What our machine finds of the published benchmark’s sentences, and of what this site said of it. */
export const claims = [
  page('pfp-takes-all', 'pfp-at-least-99-8', 'same', {
    key: true,
    ours: 'least-pfp',
    judge: {by: 'at-least', yes: 'same'},
    calculation: '{{least-pfp}}',
  }),
  page('phpspy-56-percent', 'phpspy-56-percent', 'other', {
    key: true,
    ours: 'coverage-phpspy-synthetic-999hz',
    judge: {by: 'about', yes: 'same'},
    calculation: withInterval('coverage-phpspy-synthetic-999hz'),
  }),
  page('cpu-every-cell', 'cpu-every-cell', 'same', {
    ours: 'cpu-ratio-low',
    judge: {by: 'at-least', than: 1, yes: 'same', no: 'partly'},
    calculation: withInterval('cpu-ratio'),
  }),
  page('multi-pid-8-10x', 'multi-pid-8-10x', 'other', {
    key: true,
    ours: 'multi-cpu',
    judge: {by: 'at-least', of: 'multi-cpu-high', than: 'from', yes: 'same'},
    calculation: `{{cpu-phpspy-synthetic-4-999hz}} / {{cpu-pfp-synthetic-4-999hz}}: ${withInterval('multi-cpu')}`,
  }),
  page('discovery-race', 'zero-samples-race', 'undecided', {
    ours: 'coverage-phpspy-synthetic-4-999hz',
    // With most samples taken the call explains their loss; with few of them the race would.
    judge: {by: 'more', than: 0.5, yes: 'undecided', no: 'same'},
    calculation:
      '{{samples-phpspy-synthetic-4-999hz}} / {{expected-phpspy-synthetic-4-999hz}} = {{coverage-phpspy-synthetic-4-999hz}}',
  }),
  page('rss-30-percent', 'rss-30-percent', 'undecided', {
    key: true,
    ours: 'rss-more',
    judge: {by: 'less', than: 1, yes: 'same', no: 'undecided'},
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
