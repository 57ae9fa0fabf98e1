import type {Claim, ClaimOfWords, Verdict} from '../../types.ts';

const statement = (
  id: string,
  where: string,
  quote: string,
  verdict: Verdict,
  rest: Partial<ClaimOfWords> = {},
): ClaimOfWords => ({
  id,
  source: 'ta-results',
  where,
  quote,
  kind: 'statement',
  stated: null,
  ours: null,
  verdict,
  ...rest,
});

export const claims: Claim[] = [
  statement('frankenphp-nts-fork', 'Configuration', '8.5.4 (NTS), Processes (fork)', 'wrong'),
  statement('frankenphp-version', 'Configuration', 'FrankenPHP v2.11.2', 'not-derivable'),
  statement('swoole-thread-mode', 'Notes', 'uses SWOOLE_THREAD mode (confirmed', 'not-derivable', {
    calculation: () => 'SWOOLE_THREAD = 3 ≠ 1',
  }),
  statement('swoole-is-blocking', 'Analysis, 3', '1 request per worker at a time', 'selective'),
  statement('php-versions-differ', 'Notes', 'PHP versions differ', 'holds'),
  statement('no-limits', 'Notes', 'No CPU/memory limits on containers', 'holds'),
  {
    id: 'ten-queries-per-request',
    source: 'ta-results',
    where: 'Workload',
    quote: '10 SQL queries per request',
    kind: 'number',
    stated: {value: 10, unit: 'count'},
    ours: 'queries',
    verdict: 'holds',
    judge: ({stated, ours}) => (ours === stated.value ? 'holds' : 'wrong'),
    calculation: () => '8 SELECT + 1 INSERT + 1 UPDATE = 10',
  },
  {
    id: 'readme-five-queries',
    source: 'ta-readme-7c96c8c',
    where: 'Routes tested',
    quote: '5 DB queries',
    kind: 'number',
    stated: {value: 5, unit: 'count'},
    ours: 'queries',
    verdict: 'wrong',
    judge: ({stated, ours}) => (ours === stated.value ? 'holds' : 'wrong'),
    calculation: () => '8 SELECT + 1 INSERT + 1 UPDATE = 10',
  },
  {
    id: 'constant-arrival-rate',
    source: 'ta-results',
    where: 'Load',
    quote: '1000 req/s (constant arrival rate)',
    kind: 'number',
    stated: {value: 1000, unit: 'perS'},
    ours: 'sent-nts-4',
    verdict: 'selective',
    judge: ({stated, ours}) => (ours < 0.9 * stated.value ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `(1 − ${say('dropped-swoole-nts-4')}) · ${say('offered')} = ${say('sent-nts-4', 'unit')}`,
  },
];
