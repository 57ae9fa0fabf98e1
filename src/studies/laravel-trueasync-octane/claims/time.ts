import type {Claim} from '../../types.ts';

export const claims: Claim[] = [
  {
    id: 'blocking-28-ms-per-request',
    source: 'ta-results',
    where: 'Analysis, 5, Swoole (4w)',
    quote: '~5 ms + ~23 ms',
    kind: 'number',
    stated: {value: 28, unit: 'ms'},
    ours: 'service-nts-4',
    verdict: 'wrong',
    judge: ({q}) => (q('rate-swoole-nts-4') > 1.05 * q('stated-rate') ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `4 / ${say('stated-service', 'unit')} = ${say('stated-rate', 'unit')} < ` +
      `${say('rate-swoole-nts-4', 'unit')}; 4 / ${say('rate-swoole-nts-4', 'unit')} = ${say('service-nts-4', 'unit')}`,
  },
  {
    id: 'trueasync-5-ms-php',
    source: 'ta-results',
    where: 'Analysis, 5, TrueAsync (4w)',
    quote: 'PHP execution ~5 ms',
    kind: 'number',
    stated: {value: 5, unit: 'ms'},
    ours: 'most-php',
    verdict: 'wrong',
    judge: ({q}) => (q('stated-busy') > 1 ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('rate-trueasync-4', 'unit')} × ${say('stated-php-trueasync', 'unit')} / 4 = ${say('stated-busy')}`,
  },
  {
    id: 'php-and-sql-times-identical',
    source: 'ta-results',
    where: 'Analysis, 5',
    quote: 'The PHP and SQL times are identical',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `4 / ${say('rate-swoole-nts-4', 'unit')} = ${say('service-nts-4', 'unit')}; ` +
      `4 / ${say('rate-trueasync-4', 'unit')} = ${say('most-php', 'unit')}`,
  },
  {
    id: 'identical-speeds',
    source: 'devto-article',
    where: 'Median Latency (P50)',
    quote: 'PHP and SQL run at identical speeds',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `${say('service-nts-4', 'unit')} − ${say('most-php', 'unit')} = ${say('least-wait', 'unit')}`,
  },
  {
    id: 'entire-difference-is-queue',
    source: 'ta-results',
    where: 'Analysis, 5',
    quote: 'The entire difference is queue wait',
    kind: 'number',
    stated: {value: 5400, unit: 'ms'},
    ours: 'capped-queue-wait',
    verdict: 'artefact',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.05 ? 'artefact' : 'holds'),
    calculation: ({say}) =>
      `(${say('cap')} − 4) / ${say('rate-swoole-nts-4', 'unit')} = ${say('capped-queue-wait', 'unit')}`,
  },
  {
    id: 'breakdown-total',
    source: 'ta-results',
    where: 'Analysis, 5, Swoole (4w)',
    quote: 'Total ~5,440 ms',
    kind: 'number',
    stated: {value: 5440, unit: 'ms'},
    ours: 'stated-total',
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.01 ? 'rounding' : 'wrong'),
    calculation: ({say}) =>
      `${say('stated-php')} + ${say('stated-wait')} + ${say('stated-queue')} = ${say('stated-total', 'unit')}`,
  },
  {
    id: 'blocked-95',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote: '~95% of its time blocked',
    kind: 'number',
    stated: {value: 0.95, unit: 'share'},
    ours: 'stated-blocked',
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) > 0.05 ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('stated-wait')} / ${say('stated-service')} = ${say('stated-blocked')}; ` +
      `1 − ${say('stated-php')} / ${say('service-nts-4')} = ${say('measured-blocked')}`,
  },
  {
    id: 'cpu-utilisation-higher',
    source: 'devto-article',
    where: 'Median Latency (P50)',
    quote: 'CPU utilization is higher',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
];
