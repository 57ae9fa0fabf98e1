// @ts-check
/** @type {import('../../types.js').Claim[]} */
export const claims = [
  {
    id: 'four-per-core',
    source: 'swoole-evidence',
    where: '2, table',
    quote: '64 (4 per core)',
    kind: 'number',
    stated: {value: 4, unit: 'count'},
    ours: 'workers-per-vcpu',
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.01 ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('workers')} / ${say('vcpu')} = ${say('workers-per-vcpu')}`,
  },
  {
    id: 'swoole-not-openswoole',
    source: 'swoole-evidence',
    where: '2',
    quote: 'Laravel Octane + Swoole',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'one-request-one-worker',
    source: 'swoole-evidence',
    where: '2, What is measured',
    quote: '"one request — one worker" mode',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
  },
];
