// @ts-check
/** @type {import('../../types.js').Claim[]} */
export const claims = [
  {
    id: 'rss-30-percent',
    source: 'pfp-benchmarks',
    where: 'Headlines',
    quote: '~30% lower',
    kind: 'number',
    stated: {value: 0.3, unit: 'share'},
    ours: 'rss-less-single',
    verdict: 'holds',
    judge: ({stated, ours, q}) =>
      Math.abs(ours - stated.value) < 0.03 && Math.abs(q('rss-less-multi') - stated.value) < 0.03
        ? 'holds'
        : 'wrong',
    calculation: ({say}) =>
      `1 − ${say('rss-single-pfp')} / ${say('rss-single-phpspy')} = ${say('rss-less-single')}; 1 − ${say('rss-multi-pfp')} / ${say('rss-multi-phpspy')} = ${say('rss-less-multi')}`,
  },
  {
    id: 'rss-per-cell',
    source: 'pfp-benchmarks',
    where: 'TL;DR',
    quote: 'pfp RSS',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
  },
  {
    id: 'true-peak-rss',
    source: 'pfp-benchmarks',
    where: 'Measuring RSS accurately',
    quote: 'That gives a true peak RSS',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'small-stacks-keep-rss',
    source: 'pfp-benchmarks',
    where: 'Memory',
    quote: '256 KB worker stacks',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
  {
    id: 'binary-2-2-to-1-8',
    source: 'pfp-benchmarks',
    where: 'Build flavors',
    quote: 'from 2.2 MB to 1.8 MB',
    kind: 'number',
    stated: {from: 1.8, to: 2.2, unit: 'mb'},
    ours: null,
    verdict: 'not-derivable',
  },
  {
    id: 'rss-without-features',
    source: 'pfp-benchmarks',
    where: 'Build flavors',
    quote: 'RSS is largely unaffected',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
];
