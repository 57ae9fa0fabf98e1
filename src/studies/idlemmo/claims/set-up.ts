import type {Claim} from '../../types.ts';

/** A vCPU is a core or, as with most providers, one of its two threads. */
const THREADS_OF_CORE = 2;

const isClose = (stated: number, ours: number) => Math.abs(ours - stated) <= 0.01;

export const claims: Claim[] = [
  {
    id: 'four-per-core',
    source: 'swoole-evidence',
    where: '2, table',
    quote: '64 (4 per core)',
    kind: 'number',
    stated: {value: 4, unit: 'count'},
    ours: 'workers-per-vcpu',
    verdict: 'not-derivable',
    judge: ({stated, ours}) => {
      if (isClose(stated.value, ours)) return 'holds';
      return isClose(stated.value, THREADS_OF_CORE * ours) ? 'not-derivable' : 'wrong';
    },
    calculation: ({say, q, number}) =>
      `${say('workers')} / ${say('vcpu')} = ${say('workers-per-vcpu')}; ` +
      `${say('workers')} / (${say('vcpu')} / ${number(THREADS_OF_CORE)}) = ${number(THREADS_OF_CORE * q('workers-per-vcpu'))}`,
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
