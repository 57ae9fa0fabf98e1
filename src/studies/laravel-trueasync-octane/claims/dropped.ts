import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'dropped-is-target-not-met',
    source: 'ta-results',
    where: 'Dropped Iterations, heading',
    quote: '% of target not met',
    kind: 'number',
    stated: {value: 0.78, unit: 'share'},
    ours: 'shortfall-swoole-nts-4',
    verdict: 'wrong',
    judge: ({q}) => (q('most-gap-points') > 1 ? 'wrong' : 'rounding'),
    calculation: ({say}) =>
      `1 − ${say('rate-swoole-nts-4')} / ${say('offered')} = ${say('shortfall-swoole-nts-4')}`,
  },
  {
    id: 'zero-error-rate',
    source: 'ta-results',
    where: 'Summary',
    quote: 'Error rate 0% 0% 0% 0%',
    kind: 'number',
    stated: {value: 0, unit: 'share'},
    ours: null,
    verdict: 'selective',
    calculation: ({say}) =>
      `${say('dropped-swoole-nts-4')} × ${say('planned')} = ${say('unsent-nts-4')}`,
  },
  {
    id: 'sixteen-tests',
    source: 'ta-results',
    where: 'Notes',
    quote: 'across all 16 tests',
    kind: 'number',
    stated: {value: 16, unit: 'count'},
    ours: 'measurements',
    verdict: 'not-derivable',
    calculation: ({say}) => `${say('measurements')} + ${say('more-measurements')}`,
  },
  {
    id: 'no-queue',
    source: 'ta-results',
    where: 'Analysis, 5',
    quote: 'TrueAsync has no queue',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) => `${say('p95-trueasync-4', 'unit')} − ${say('p50-trueasync-4', 'unit')}`,
  },
  {
    id: 'growing-table',
    source: 'ta-results',
    where: 'Workload',
    quote: 'growing post_views table',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    calculation: ({say}) =>
      `${say('rate-trueasync-4')} × ${say('duration')} = ${say('rows-trueasync-4')}; ` +
      `${say('rate-swoole-nts-4')} × ${say('duration')} = ${say('rows-nts-4')}`,
  },
];
