import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'single-core',
    source: 'php-runtime-benchmark',
    where: 'Raw numbers',
    quote: 'limited to a single CPU core to get comparable results',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
  },
  {
    id: 'openswoole-half',
    key: true,
    source: 'php-runtime-benchmark',
    where: 'Notes',
    quote: 'OpenSwoole about half as fast as Swoole',
    kind: 'number',
    stated: {value: 0.5, unit: 'share'},
    ours: 'openswoole-share-1000',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) < 0.1 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('openswoole-1000')} / ${say('swoole-1000')} = ${say('openswoole-share-1000')}`,
  },
  {
    id: 'amphp-bad',
    source: 'php-runtime-benchmark',
    where: 'Notes',
    quote: 'AMPHP is really bad below 1000 parallel requests',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'artefact',
    judge: ({q}) =>
      Math.abs(q('amphp-mean-10') / q('amphp-mean-100') - 1) < 0.05 ? 'artefact' : 'holds',
    calculation: ({say}) =>
      `10 / ${say('amphp-mean-10')} = ${say('amphp-10')}; 100 / ${say('amphp-mean-100')} = ${say('amphp-100')}`,
  },
  {
    id: 'time-proportional',
    source: 'php-runtime-benchmark',
    where: 'Notes',
    quote: 'roughly proportional to the amount of concurrent requests',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    calculation: ({say}) => `1000 / ${say('nginx-fpm-1000')} = ${say('fpm-little')}`,
  },
];
