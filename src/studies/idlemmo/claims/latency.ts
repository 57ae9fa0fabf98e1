import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'p95-56',
    key: true,
    source: 'swoole-evidence',
    where: '2, table',
    quote: '172 ms (−56%)',
    kind: 'number',
    stated: {value: -0.56, unit: 'share'},
    ours: 'p95-change',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.005 ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('p95-after')} / ${say('p95-before')} − 1 = ${say('p95-change')}`,
  },
  {
    id: 'due-to-no-reload',
    source: 'swoole-evidence',
    where: '2, What is measured',
    quote: 'due to Laravel not reloading on every request',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) => `${say('p95-before')} − ${say('p95-after')} = ${say('p95-saved')}`,
  },
];
