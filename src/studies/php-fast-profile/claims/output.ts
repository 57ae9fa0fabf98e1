import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'output-marginally-larger',
    source: 'pfp-benchmarks',
    where: 'Output size',
    quote: 'pfp produces marginally larger output',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'volume-matches-gap',
    source: 'pfp-benchmarks',
    where: 'Output size',
    quote: 'matches the ~75% sample-rate gap',
    kind: 'number',
    stated: {value: 0.75, unit: 'share'},
    ours: null,
    verdict: 'not-derivable',
  },
];
