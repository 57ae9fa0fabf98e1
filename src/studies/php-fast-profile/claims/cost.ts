import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'cpu-every-cell',
    source: 'pfp-benchmarks',
    where: 'Headlines',
    quote: 'pfp ≤ phpspy in every cell',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) =>
      q('least-saving-999-tldr') >= 0 &&
      q('least-saving-99-tldr') >= 0 &&
      q('least-saving-99-detailed') >= 0 &&
      q('least-saving-999-detailed') >= 0 &&
      q('multi-99-tldr') > 1 &&
      q('multi-999-detailed') > 1
        ? 'holds'
        : 'wrong',
  },
  {
    id: 'multi-pid-8-10x',
    key: true,
    source: 'pfp-benchmarks',
    where: 'Headlines',
    quote: '8–10× lower in multi-PID',
    kind: 'number',
    stated: {from: 8, to: 10, unit: 'ratio'},
    ours: 'multi-999-tldr',
    verdict: 'selective',
    judge: ({stated, q}) => (q('multi-99-tldr') > 2 * stated.to ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('multi-99-tldr')}, ${say('multi-999-tldr')}; ${say('multi-99-detailed')}, ${say('multi-999-detailed')}`,
  },
  {
    id: 'single-30-80',
    source: 'pfp-benchmarks',
    where: 'CPU overhead',
    quote: '30–80% lower in user+sys time',
    kind: 'number',
    stated: {from: 0.3, to: 0.8, unit: 'share'},
    ours: 'most-saving-99-detailed',
    verdict: 'wrong',
    judge: ({stated, ours, q}) =>
      ours > stated.to + 0.05 || q('least-saving-99-tldr') < stated.from - 0.04 ? 'wrong' : 'holds',
    calculation: ({say}) =>
      `${say('least-saving-99-detailed')}–${say('most-saving-99-detailed')}; ${say('least-saving-99-tldr')}–${say('most-saving-99-tldr')}`,
  },
  {
    id: 'gap-closes',
    source: 'pfp-benchmarks',
    where: 'CPU overhead',
    quote: 'At 999 Hz the gap closes',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) => (q('most-saving-999-detailed') > 0.3 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('least-saving-999-detailed')}–${say('most-saving-999-detailed')}`,
  },
  {
    id: '1-7x-work',
    source: 'pfp-benchmarks',
    where: 'CPU overhead',
    quote: '1.7× the actual work',
    kind: 'number',
    stated: {value: 1.7, unit: 'ratio'},
    ours: 'work-ratio',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) < 0.05 ? 'holds' : 'rounding'),
    calculation: ({say}) =>
      `${say('samples-detailed-pfp-synthetic-999hz')} / ${say('samples-detailed-phpspy-synthetic-999hz')} = ${say('work-ratio')}`,
  },
  {
    id: 'lower-per-sample-cost',
    source: 'pfp-benchmarks',
    where: 'CPU overhead',
    quote: 'at lower per-sample cost',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) =>
      q('marginal-detailed-phpspy-framework') < 1.2 * q('marginal-detailed-pfp-framework')
        ? 'selective'
        : 'holds',
    calculation: ({say}) =>
      `(${say('cpu-detailed-phpspy-framework-999hz')} − ${say('cpu-detailed-phpspy-framework-99hz')}) / (${say('samples-detailed-phpspy-framework-999hz')} − ${say('samples-detailed-phpspy-framework-99hz')}) = ${say('marginal-detailed-phpspy-framework')}`,
  },
  {
    id: 'ten-seconds-bookkeeping',
    source: 'pfp-benchmarks',
    where: 'CPU overhead',
    quote: '~10s of CPU spent on bookkeeping',
    kind: 'number',
    stated: {value: 10, unit: 's'},
    ours: 'cpu-detailed-phpspy-multi-pid-99hz',
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) > 0.05 ? 'rounding' : 'holds'),
  },
  {
    id: 're-pgreps-each-sample',
    source: 'pfp-benchmarks',
    where: 'CPU overhead',
    quote: 're-pgreps on each sample and re-resolves symbols',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
];
