import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'normal-57',
    source: 'swoole-evidence',
    where: '1, table, response time (normal)',
    quote: '−57%',
    kind: 'number',
    stated: {value: -0.57, unit: 'share'},
    ours: 'normal-change',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.005 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('normal-swoole')} / ${say('normal-fpm')} − 1 = ${say('normal-change')}`,
  },
  {
    id: 'loaded-46',
    source: 'swoole-evidence',
    where: '1, table, response time (under load)',
    quote: '−46%',
    kind: 'number',
    stated: {value: -0.46, unit: 'share'},
    ours: 'loaded-change',
    verdict: 'artefact',
    judge: ({q}) =>
      Math.abs(q('in-flight-fpm') / q('in-flight-swoole') - 1) < 0.01 ? 'artefact' : 'holds',
    calculation: ({say}) =>
      `${say('rate-fpm')} × ${say('loaded-fpm')} = ${say('in-flight-fpm')}; ${say('rate-swoole')} × ${say('loaded-swoole')} = ${say('in-flight-swoole')}`,
  },
  {
    id: 'clients-500',
    source: 'swoole-evidence',
    where: '1, test conditions',
    quote: '500 concurrent clients',
    kind: 'number',
    stated: {value: 500, unit: 'count'},
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('clients')} / ${say('rate-fpm')} = ${say('closed-fpm')}; ${say('clients')} / ${say('rate-swoole')} = ${say('closed-swoole')}`,
  },
];
