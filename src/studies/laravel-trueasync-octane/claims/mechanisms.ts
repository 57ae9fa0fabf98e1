import type {Claim} from '../../types.ts';

const RUN = 'ta-benchmark-2026-04-03';
const WORKERS = [4, 8, 12, 16];

/** How the report and the article explain what they measured. None of it was measured itself. */
export const claims: Claim[] = [
  {
    id: 'keeps-postgresql-saturated',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'more than enough to keep PostgreSQL saturated',
    kind: 'statement',
    verdict: 'not-derivable',
  },
  {
    id: 'yields-on-every-query',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'The coroutine yields during every PDO::query() call',
    kind: 'statement',
    verdict: 'holds',
    // A worker that blocked on its queries would serve what a blocking server’s worker serves, whatever its PHP takes.
    judge: ({q}) =>
      q('rate-trueasync-4') > 2 * q('rate-swoole-nts-4') ? 'holds' : 'not-derivable',
    calculation: ({say}) =>
      `4 / ${say('rate-trueasync-4', 'unit')} = ${say('most-php', 'unit')}; 4 / ${say('rate-swoole-nts-4', 'unit')} = ${say('service-nts-4', 'unit')}`,
  },
  {
    id: 'tsrmls-macros',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote: 'wraps every global in a thread-local storage (TLS) lookup via TSRMLS macros',
    kind: 'statement',
    verdict: 'wrong',
  },
  {
    id: 'cached-scripts-prove-warm-up',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'The throughput loss is real, not a warmup artifact',
    kind: 'statement',
    verdict: 'not-derivable',
  },
  {
    id: 'mutex-on-opcode-fetch',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'additional mutex contention on every opcode fetch',
    kind: 'statement',
    verdict: 'wrong',
  },
  {
    id: 'memory-advantage-does-not-translate',
    source: 'ta-results',
    where: 'Analysis, 3',
    quote: 'this memory advantage doesn’t translate to throughput because',
    kind: 'statement',
    verdict: 'not-derivable',
  },
  {
    id: 'back-up-in-the-accept-queue',
    source: 'ta-results',
    where: 'Analysis, 5',
    quote: 'requests back up in the accept queue',
    kind: 'statement',
    verdict: 'not-derivable',
  },
  {
    id: 'frankenphp-reuses-shared-memory',
    source: 'ta-results',
    where: 'Why FrankenPHP Octane is between the two',
    quote: 'reuses more of the shared memory',
    kind: 'statement',
    verdict: 'wrong',
    calculation: ({say}) =>
      [4, 8, 16].map((n) => say(`${RUN}#frankenphp-octane-${n}.phpHeapMb`)).join('; '),
  },
  {
    id: 'only-per-request-data-duplicated',
    source: 'devto-article',
    where: 'Memory (under load)',
    quote: 'Only per-request data (request, session, auth) is duplicated',
    kind: 'statement',
    ours: 'memory-slope-trueasync',
    verdict: 'selective',
    judge: ({ours}) => (ours > 1 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `(${say(`${RUN}#trueasync-16.memoryMb.idle`)} − ${say(`${RUN}#trueasync-4.memoryMb.idle`)}) / (16 − 4) = ${say('memory-slope-trueasync')}`,
  },
  {
    id: 'cannot-start-until-finished',
    source: 'devto-article',
    where: 'Latency',
    quote: 'a blocking server can’t start your request until the current one finishes',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
  },
  {
    id: 'only-way-to-reclaim',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote:
      'The only way to reclaim that idle time is to yield to another coroutine … or to add more workers',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
  },
  {
    id: 'threads-block-alike',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote: 'Threads and processes block identically on a file descriptor',
    kind: 'statement',
    verdict: 'not-derivable',
  },
  {
    id: 'opcache-off-in-cli',
    source: 'ta-results',
    where: 'Analysis, 2a',
    quote: 'opcache.enable_cli defaults to Off',
    kind: 'statement',
    verdict: 'holds',
    judge: ({q}) =>
      WORKERS.every((n) => q(`rate-swoole-zts-${n}`) === q(`rate-without-${n}`))
        ? 'holds'
        : 'wrong',
    calculation: ({say}) =>
      WORKERS.map((n) => `${say(`rate-swoole-zts-${n}`)} = ${say(`rate-without-${n}`)}`).join('; '),
  },
  {
    id: 'trueasync-23-ms-sql',
    source: 'ta-results',
    where: 'Analysis, 5, TrueAsync (4w)',
    quote: 'SQL I/O wait (10 queries) ~23 ms',
    kind: 'number',
    stated: {value: 23, unit: 'ms'},
    ours: null,
    verdict: 'not-derivable',
  },
  {
    id: 'each-boots-its-own-copy',
    source: 'ta-results',
    where: 'Why Swoole uses 22 MB',
    quote: 'bootstraps its own full copy of the Laravel application',
    kind: 'statement',
    verdict: 'selective',
    calculation: ({say}) =>
      `${say('heap-swoole-zts-4', 'unit')} / ${say('heap-frankenphp-octane-4', 'unit')}`,
  },
];
