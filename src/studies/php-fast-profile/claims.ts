import {claimsOf} from '../claim.ts';

const RUN = 'tldr';

const page = claimsOf('pfp-benchmarks', RUN);

/** What the page claims, in the order in which a reader meets it. */
export const claims = [
  page('targets-500-5000', 'TL;DR', 'rounding', {
    quote: '496 / 500',
    stated: {value: 500, unit: 'count', ours: 'expected-99'},
    judge: 'rounded',
    calculation: '99 × {{duration}} = {{expected-99}}',
  }),
  page('pfp-99-9-percent', 'Headlines', 'rounding', {
    quote: 'pfp 99.9%',
    key: true,
    stated: {value: 0.999, unit: 'share', ours: 'least-pfp'},
    judge: 'rounded',
    calculation: '{{#pfp-synthetic-999hz.samplesCollected}} / {{expected-999}} = {{least-pfp}}',
  }),
  page('phpspy-56-percent', 'Headlines', 'holds', {
    quote: 'phpspy 56%',
    key: true,
    stated: {value: 0.56, unit: 'share', ours: 'most-phpspy-999-tldr'},
    calculation:
      '{{#phpspy-synthetic-999hz.samplesCollected}} / {{expected-999}} = {{most-phpspy-999-tldr}}',
  }),
  page('pfp-at-least-99-8', 'Sample-rate accuracy', 'holds', {
    quote: '≥99.8% of the requested samples',
    stated: {value: 0.998, unit: 'share', ours: 'least-pfp'},
    judge: 'at-least',
    calculation: '{{#pfp-synthetic-99hz.samplesCollected}} / {{expected-99}} ≥ {{least-pfp}}',
  }),
  page('phpspy-57-62', 'Sample-rate accuracy', 'wrong', {
    quote: '57–62% of target',
    stated: {from: 0.57, to: 0.62, unit: 'share', ours: 'most-phpspy-999'},
    judge: {by: 'printed', than: 'to'},
    calculation: 'max = {{most-phpspy-999}}',
  }),
  page('falls-behind-at-hundreds', 'Sample-rate accuracy', 'selective', {
    quote: 'around the 100s of Hz range',
    judge: {by: 'clearly-less', of: 'most-phpspy-99', than: 1, yes: 'selective'},
    calculation: '{{least-phpspy-99}}–{{most-phpspy-99}}',
  }),
  page('because-of-syscalls', 'Sample-rate accuracy', 'wrong', {
    quote: 'issues a separate process_vm_readv',
    judge: {
      by: 'far-more',
      of: 'lost-time',
      than: 'tldr-cost#phpspy-synthetic-999hz.cpuTotalS',
      yes: 'wrong',
    },
    calculation:
      '{{#phpspy-synthetic-999hz.samplesCollected}} × {{drift-synthetic}} = {{lost-time}} > {{tldr-cost#phpspy-synthetic-999hz.cpuTotalS}}',
  }),
  page('two-syscalls-per-frame', 'Sample-rate accuracy', 'selective', {
    quote: '2 syscalls per frame',
  }),
  page('eight-to-twelve-reads', 'Sample-rate accuracy', 'rounding', {
    quote: '8–12 reads per frame',
  }),
  page('75-percent-more', 'Headlines', 'rounding', {
    quote: '~75% more samples',
    stated: {value: 0.75, unit: 'share', ours: 'most-more-detailed'},
    judge: {by: 'printed', of: 'most-more-tldr', no: 'rounding'},
    calculation:
      '{{least-more-tldr}}–{{most-more-tldr}}; ' + '{{least-more-detailed}}–{{most-more-detailed}}',
  }),

  page('cpu-every-cell', 'Headlines', 'holds', {
    quote: 'pfp ≤ phpspy in every cell',
    judge: {
      all: [
        {
          by: 'at-least',
          of: [
            'least-saving-999-tldr',
            'least-saving-99-tldr',
            'least-saving-99-detailed',
            'least-saving-999-detailed',
          ],
          than: 0,
        },
        {by: 'more', of: ['multi-99-tldr', 'multi-999-detailed'], than: 1},
      ],
    },
  }),
  page('multi-pid-8-10x', 'Headlines', 'selective', {
    quote: '8–10× lower in multi-PID',
    key: true,
    stated: {from: 8, to: 10, unit: 'ratio', ours: 'multi-999-tldr'},
    judge: {by: 'far-more', of: 'multi-99-tldr', than: 'to', yes: 'selective'},
    calculation:
      '{{multi-99-tldr}}, {{multi-999-tldr}}; ' + '{{multi-99-detailed}}, {{multi-999-detailed}}',
  }),
  page('single-30-80', 'CPU overhead', 'wrong', {
    quote: '30–80% lower in user+sys time',
    stated: {from: 0.3, to: 0.8, unit: 'share', ours: 'most-saving-99-detailed'},
    judge: {by: 'within', of: ['ours', 'least-saving-99-tldr']},
    calculation:
      '{{least-saving-99-detailed}}–{{most-saving-99-detailed}}; ' +
      '{{least-saving-99-tldr}}–{{most-saving-99-tldr}}',
  }),
  page('gap-closes', 'CPU overhead', 'selective', {
    quote: 'At 999 Hz the gap closes',
    judge: {by: 'more', of: 'most-saving-999-detailed', than: 0.3, yes: 'selective'},
    calculation: '{{least-saving-999-detailed}}–{{most-saving-999-detailed}}',
  }),
  page('1-7x-work', 'CPU overhead', 'holds', {
    quote: '1.7× the actual work',
    stated: {value: 1.7, unit: 'ratio', ours: 'work-ratio'},
    judge: {by: 'printed', no: 'rounding'},
    calculation:
      '{{detailed#pfp-synthetic-999hz.samplesCollected}} / {{detailed#phpspy-synthetic-999hz.samplesCollected}} = {{work-ratio}}',
  }),
  page('lower-per-sample-cost', 'CPU overhead', 'selective', {
    quote: 'at lower per-sample cost',
    judge: {
      by: 'clearly-more',
      of: 'marginal-detailed-phpspy-framework',
      than: 'marginal-detailed-pfp-framework',
      no: 'selective',
    },
    calculation:
      '({{cpu-detailed-phpspy-framework-999hz}} − {{cpu-detailed-phpspy-framework-99hz}}) / ({{detailed#phpspy-framework-999hz.samplesCollected}} − {{detailed#phpspy-framework-99hz.samplesCollected}}) = {{marginal-detailed-phpspy-framework}}',
  }),
  page('ten-seconds-bookkeeping', 'CPU overhead', 'rounding', {
    quote: '~10s of CPU spent on bookkeeping',
    stated: {value: 10, unit: 's', ours: 'cpu-detailed-phpspy-multi-pid-99hz'},
    judge: 'rounded',
  }),
  page('re-pgreps-each-sample', 'CPU overhead', 'wrong', {
    quote: 're-pgreps on each sample and re-resolves symbols',
  }),

  page('rss-30-percent', 'Headlines', 'holds', {
    quote: '~30% lower',
    stated: {value: 0.3, unit: 'share', ours: 'rss-less-single'},
    judge: {
      by: 'about',
      of: ['ours', 'rss-less-multi'],
      tolerance: 0.1,
      because: '“~30%” of two tables is one digit',
    },
    calculation: '{{=rss-less-single}}; {{=rss-less-multi}}',
  }),
  page('rss-per-cell', 'TL;DR', 'selective', {quote: 'pfp RSS'}),
  page('true-peak-rss', 'Measuring RSS accurately', 'wrong', {quote: 'That gives a true peak RSS'}),
  page('maxrss-unreliable', 'Measuring RSS accurately', 'not-derivable', {
    quote: 'is unreliable under Rosetta / emulation',
  }),
  page('small-stacks-keep-rss', 'Memory', 'not-derivable', {quote: '256 KB worker stacks'}),
  page('binary-2-2-to-1-8', 'Build flavors', 'not-derivable', {
    quote: 'from 2.2 MB to 1.8 MB',
    stated: {from: 1.8, to: 2.2, unit: 'mb'},
  }),
  page('rss-without-features', 'Build flavors', 'not-derivable', {
    quote: 'RSS is largely unaffected',
  }),

  page('output-marginally-larger', 'Output size', 'wrong', {
    quote: 'pfp produces marginally larger output',
  }),
  page('volume-matches-gap', 'Output size', 'not-derivable', {
    quote: 'matches the ~75% sample-rate gap',
    stated: {value: 0.75, unit: 'share'},
  }),

  page('one-benchmark', 'Detailed results', 'wrong', {
    quote: 'Detailed results',
    judge: {
      by: 'equal',
      of: '#phpspy-synthetic-999hz.samplesCollected',
      than: 'detailed#phpspy-synthetic-999hz.samplesCollected',
    },
    calculation:
      '{{#phpspy-synthetic-999hz.samplesCollected}} ≠ {{detailed#phpspy-synthetic-999hz.samplesCollected}}; ' +
      '{{tldr-cost#phpspy-framework-99hz.cpuTotalS}} ≠ {{cpu-detailed-phpspy-framework-99hz}}',
  }),
  page('native-arm64', 'Reproducing', 'wrong', {quote: '--platform linux/amd64'}),
  page('only-profiler-changes', 'Methodology', 'selective', {
    quote: 'Only the profiler changes between runs',
  }),
  page('time-verbose', 'Methodology', 'rounding', {quote: '/usr/bin/time -v'}),
  page('recursive', 'Workloads', 'rounding', {quote: '8-deep recursive method call'}),
  page('stack-walk-in-isolation', 'Workloads', 'selective', {
    quote: 'Tests raw stack-walk speed in isolation',
    calculation:
      '{{cpu-detailed-pfp-synthetic-99hz}} = {{fixed-detailed-pfp-synthetic}} + {{detailed#pfp-synthetic-99hz.samplesCollected}} × {{marginal-detailed-pfp-synthetic}}',
  }),
  page('framework-shaped', 'Workloads', 'not-derivable', {
    quote: 'Approximates framework-shaped call graphs',
  }),
  page('close-to-wordpress', 'Workloads', 'not-derivable', {
    quote: 'close to real WordPress runtime profile',
  }),
  page('single-version', 'Single PHP version', 'holds', {quote: 'Only PHP 8.3 is benchmarked'}),
  page('same-struct-offsets', 'Architecture', 'not-derivable', {
    quote: 'same struct offsets (verified against Sury debug builds)',
  }),
  page('unit-tests-both', 'Architecture', 'holds', {quote: 'a unit-test suite covers both'}),

  page('zero-samples-race', 'Caveats', 'artefact', {quote: 'zero successful samples'}),
  page('zero-not-always', 'Caveats', 'selective', {
    quote: 'it produces zero successful samples in this benchmark',
    judge: {
      by: 'more',
      of: 'detailed#phpspy-multi-pid-99hz.samplesCollected',
      than: 0,
      yes: 'selective',
    },
    calculation: '{{detailed#phpspy-multi-pid-99hz.samplesCollected}} > 0',
  }),
  page('short-running-workers', 'Caveats', 'wrong', {quote: '4 short-running workers'}),
  page('churn-costs-no-samples', 'Caveats', 'not-derivable', {
    quote: 'worker churn doesn’t cost samples',
  }),
  page('clean-per-sample-overhead', 'CPU overhead', 'not-derivable', {
    quote: 'clean per-sample overhead',
    calculation:
      '{{tldr-cost#pfp-multi-pid-99hz.cpuTotalS, number(digits: 2)}} / {{#pfp-multi-pid-99hz.samplesCollected}}; ' +
      '{{tldr-cost#pfp-multi-pid-999hz.cpuTotalS}} / {{#pfp-multi-pid-999hz.samplesCollected}}',
  }),
];
