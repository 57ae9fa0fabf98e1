import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'readme-rate',
    key: true,
    source: 'hyperf-readme',
    where: 'Performance',
    quote: 'Requests/sec: 103921.49',
    kind: 'number',
    stated: {value: 103921.49, unit: 'perS'},
    ours: 'rate-from-total',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.01 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('answered')} / ${say('seconds')} = ${say('rate-from-total')}; ${say('rate')} × ${say('latency')} = ${say('in-flight')}`,
  },
  {
    id: 'beats-fpm',
    source: 'hyperf-readme',
    where: 'Introduction',
    quote: 'decisively beating PHP-FPM frameworks in benchmarks',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
];
