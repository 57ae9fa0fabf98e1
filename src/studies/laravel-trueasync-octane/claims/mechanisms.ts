import {claimsOf, each} from '../../claim.ts';
import {RUN, WORKERS} from '../cells.ts';
import {SAME_AS_WITHOUT} from './opcache.ts';

const report = claimsOf('ta-results', RUN);
const article = claimsOf('devto-article', RUN);
const readme = claimsOf('ta-readme-7c96c8c', RUN);

/** How the report and the article explain what they measured. None of it was measured itself. */
export const claims = [
  report('keeps-postgresql-saturated', 'Analysis, 1', 'not-derivable', {
    quote: 'more than enough to keep PostgreSQL saturated',
  }),
  report('yields-on-every-query', 'Analysis, 1', 'holds', {
    quote: 'The coroutine yields during every PDO::query() call',
    // A worker that blocked on its queries would serve what a blocking server’s worker serves, whatever its PHP takes.
    judge: {
      by: 'far-more',
      of: '#trueasync-4.throughputPerS',
      than: '#swoole-nts-4.throughputPerS',
      no: 'not-derivable',
    },
    calculation:
      '4 / {{#trueasync-4.throughputPerS, unit}} = {{most-php, unit}}; ' +
      '4 / {{#swoole-nts-4.throughputPerS, unit}} = {{service-nts-4, unit}}',
  }),
  report('not-context-switching', 'Analysis, 2', 'not-derivable', {
    quote: 'not process creation overhead or context switching',
  }),
  report('tsrmls-macros', 'Analysis, 2', 'wrong', {
    quote: 'wraps every global in a thread-local storage (TLS) lookup via TSRMLS macros',
  }),
  report('cached-scripts-prove-warm-up', 'Analysis, 2a', 'not-derivable', {
    quote: 'The throughput loss is real, not a warmup artifact',
  }),
  report('sixty-cached-scripts', 'Analysis, 2a', 'not-derivable', {
    quote: '62-65 cached scripts, 9.6 MB used',
  }),
  report('frankenphp-runs-opcache', 'Analysis, 2a', 'holds', {
    quote: 'where opcache.enable=On takes effect',
  }),
  report('process-per-request', 'Analysis, 2a', 'wrong', {
    quote: 'short-lived request-per-process models (PHP-FPM)',
  }),
  report('mutex-on-opcode-fetch', 'Analysis, 2a', 'wrong', {
    quote: 'additional mutex contention on every opcode fetch',
  }),
  report('memory-advantage-does-not-translate', 'Analysis, 3', 'not-derivable', {
    quote: 'this memory advantage doesn’t translate to throughput because',
  }),
  report('back-up-in-the-accept-queue', 'Analysis, 5', 'not-derivable', {
    quote: 'requests back up in the accept queue',
  }),
  report('frankenphp-reuses-shared-memory', 'Why FrankenPHP Octane is between the two', 'wrong', {
    quote: 'reuses more of the shared memory',
    calculation: each([4, 8, 16], '{{#frankenphp-octane-{}.phpHeapMb}}'),
  }),
  article('only-per-request-data-duplicated', 'Memory (under load)', 'selective', {
    quote: 'Only per-request data (request, session, auth) is duplicated',
    ours: 'memory-slope-trueasync',
    judge: {by: 'at-most', than: 1, no: 'selective'},
    calculation:
      '({{#trueasync-16.memoryMb.idle}} − {{#trueasync-4.memoryMb.idle}}) / (16 − 4) = {{memory-slope-trueasync}}',
  }),
  article('cannot-start-until-finished', 'Latency', 'selective', {
    quote: 'a blocking server can’t start your request until the current one finishes',
  }),
  report('only-way-to-reclaim', 'Analysis, 2', 'holds', {
    quote:
      'The only way to reclaim that idle time is to yield to another coroutine … or to add more workers',
  }),
  report('threads-block-alike', 'Analysis, 2', 'not-derivable', {
    quote: 'Threads and processes block identically on a file descriptor',
  }),
  report('opcache-off-in-cli', 'Analysis, 2a', 'holds', {
    quote: 'opcache.enable_cli defaults to Off',
    judge: SAME_AS_WITHOUT,
    calculation: each(
      WORKERS,
      '{{#swoole-zts-{}.throughputPerS}} = {{ta-benchmark-2026-04-03-opcache#swoole-zts-{}-without.throughputPerS}}',
    ),
  }),
  report('trueasync-23-ms-sql', 'Analysis, 5, TrueAsync (4w)', 'not-derivable', {
    quote: 'SQL I/O wait (10 queries) ~23 ms',
    stated: {value: 23, unit: 'ms'},
  }),
  report('each-boots-its-own-copy', 'Why Swoole uses 22 MB', 'selective', {
    quote: 'bootstraps its own full copy of the Laravel application',
    calculation: '{{#swoole-zts-4.phpHeapMb, unit}} / {{#frankenphp-octane-4.phpHeapMb, unit}}',
  }),

  report('frankenphp-nts-fork', 'Configuration', 'wrong', {quote: '8.5.4 (NTS), Processes (fork)'}),
  report('frankenphp-version', 'Configuration', 'not-derivable', {quote: 'FrankenPHP v2.11.2'}),
  report('swoole-thread-mode', 'Notes', 'not-derivable', {
    quote: 'uses SWOOLE_THREAD mode (confirmed',
    calculation: 'SWOOLE_THREAD = 3 ≠ 1',
  }),
  report('swoole-is-blocking', 'Analysis, 3', 'selective', {
    quote: '1 request per worker at a time',
  }),
  report('php-versions-differ', 'Notes', 'holds', {quote: 'PHP versions differ'}),
  report('no-limits', 'Notes', 'holds', {quote: 'No CPU/memory limits on containers'}),
  report('ten-queries-per-request', 'Workload', 'holds', {
    quote: '10 SQL queries per request',
    stated: {value: 10, unit: 'count', ours: '#.scenarios.bench.queriesPerRequest'},
    calculation: '8 SELECT + 1 INSERT + 1 UPDATE = 10',
  }),
  readme('readme-five-queries', 'Routes tested', 'wrong', {
    quote: '5 DB queries',
    stated: {value: 5, unit: 'count', ours: '#.scenarios.bench.queriesPerRequest'},
    calculation: '8 SELECT + 1 INSERT + 1 UPDATE = 10',
  }),
  report('constant-arrival-rate', 'Load', 'selective', {
    quote: '1000 req/s (constant arrival rate)',
    stated: {value: 1000, unit: 'perS', ours: 'sent-nts-4'},
    judge: {by: 'clearly-less', yes: 'selective'},
    calculation: '(1 − {{#swoole-nts-4.droppedShare}}) · {{offered}} = {{sent-nts-4, unit}}',
  }),

  article('laravel-is-not-adapted', 'Environment, note', 'selective', {
    quote: 'Laravel is not adapted for it',
  }),
  article('synthetic-10000', 'Environment, note', 'not-derivable', {
    quote: '~10,000 req/s with 12 workers',
    stated: {value: 10000, unit: 'perS'},
  }),
  article('swoole-slightly-better', 'Environment, note', 'selective', {
    quote: 'slightly better numbers',
  }),
  article('realistic-workload', 'Workload', 'not-derivable', {
    quote: 'This is a realistic workload',
  }),
  article('io-bound-most-web-apps', 'Key Takeaways', 'not-derivable', {
    quote: 'which is most web apps',
  }),
  article('no-magic', 'Key Takeaways', 'not-derivable', {
    quote: 'not something you should fully trust',
  }),
];
