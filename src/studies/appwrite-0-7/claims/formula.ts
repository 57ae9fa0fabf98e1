import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'formula-confirmed',
    key: true,
    source: 'swoole-evidence',
    where: 'Connection to theory, 4',
    quote: 'The formula is confirmed',
    kind: 'number',
    stated: {value: 30, unit: 'ms'},
    ours: 'assumed-total',
    verdict: 'wrong',
    judge: ({ours, q}) => (ours > 2 * q('normal-fpm') ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('assumed-cpu-fpm')} + ${say('assumed-io')} = ${say('assumed-total')} > ${say('normal-fpm')}`,
  },
  {
    id: 'coefficient-doubles',
    source: 'swoole-evidence',
    where: 'Connection to theory, 4',
    quote: 'increased from 1.0 to 2.0',
    kind: 'number',
    stated: {value: 2, unit: 'ratio'},
    ours: 'coefficient-swoole',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.001 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('assumed-io')} / ${say('assumed-cpu-fpm')} = ${say('coefficient-fpm')}; ${say('assumed-io')} / ${say('assumed-cpu-swoole')} = ${say('coefficient-swoole')}`,
  },
  {
    id: 'predicts-1-5-to-2',
    source: 'swoole-evidence',
    where: 'Connection to theory, 4',
    quote: 'approximately 1.5–2x. This matches',
    kind: 'number',
    stated: {from: 1.5, to: 2, unit: 'ratio'},
    ours: 'predicted-by-workers',
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours - stated.from) > 0.05 ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('assumed-total')} / (${say('assumed-cpu-swoole')} + ${say('assumed-io')}) = ${say('predicted-by-workers')}; ${say('assumed-cpu-fpm')} / ${say('assumed-cpu-swoole')} = ${say('predicted-by-cpu')}`,
  },
];
