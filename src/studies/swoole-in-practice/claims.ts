import {claimsOf, withInterval} from '../claim.ts';

/** Coroutines over as many processes, Laravel and Symfony: everything kept, and nothing. */
const KINDS = ['all', 'nothing'].map((kept) => `state-or-coroutines:kind-frameworks-${kept}-every`);

/** What a request of kenashkov’s heaviest test sleeps in the database. */
const SLEEP = 'kenashkov-swoole-apache-2019:sleep-time';

const evidence = claimsOf('swoole-evidence');
const coroutine = claimsOf('octane-coroutine');
const post = claimsOf('oh-dear-post');

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [
  evidence('two-independent', 'Two sources of performance gain', 'selective', {
    quote: 'two independent advantages',
    judge: {by: 'far-more', of: 'coefficient-5', than: 'coefficient-34', yes: 'selective'},
    calculation: '{{coefficient-34}}; {{coefficient-5}}',
  }),
  evidence('gain-without-io', 'Two sources, 1', 'holds', {
    quote: 'a gain even without I/O',
    judge: {by: 'clearly-more', of: ['json-bytepursuits', 'autoload'], than: 1},
    calculation: '{{json-bytepursuits}}; {{autoload}}',
  }),
  evidence('only-with-io', 'Two sources, 2', 'not-derivable', {
    quote: 'only when I/O is present',
  }),
  evidence('needs-async-clients', 'Two sources, 2', 'not-derivable', {
    quote: 'requires the use of asynchronous clients',
  }),
  evidence('no-db-only-state', 'Two sources', 'wrong', {
    quote: 'Tests without a DB … measure only the stateful effect',
    key: true,
    judge: {by: 'far-more', of: 'plain-text', than: 1, yes: 'wrong'},
    calculation: '{{plain-text}}',
  }),
  evidence('coroutines-not-isolated', 'Two sources', 'selective', {
    quote: 'do not allow isolating the coroutine contribution',
    calculation: `{{coroutines-1}}; {{coroutines-20}}; ${withInterval(KINDS)}`,
  }),
  evidence('only-mature', 'Opening', 'not-derivable', {
    quote: 'the only mature implementation of the coroutine model',
  }),
  evidence('independent-benchmarks', 'Opening', 'selective', {quote: 'независимые бенчмарки'}),

  evidence('column-fpm-to-swoole', 'Summary, heading of the column', 'wrong', {
    quote: 'FPM → Swoole',
  }),
  evidence('hello-2-6-to-3', 'Summary, row Hello World / JSON', 'selective', {
    quote: '2.6–3x',
    stated: {from: 2.6, to: 3, unit: 'ratio', ours: 'hello-typical'},
    judge: {by: 'far-more', than: 'to', yes: 'selective'},
    calculation: '{{json-bytepursuits}}; {{hello-rare}}; {{hello-typical}}',
  }),
  evidence('all-benchmarks-stable', 'Summary, row High concurrency', 'wrong', {
    quote: 'Swoole stable, FPM crashes … All benchmarks',
    judge: {by: 'more', of: 'fpm-ten-to-thousand', than: -0.05, yes: 'wrong'},
    calculation: '{{fpm-ten-to-thousand}}; {{swoole-ten-to-thousand}}',
  }),

  evidence('agree-with-theory', 'Connection to theory', 'not-derivable', {
    quote: 'The results align well with calculations',
  }),
  evidence('db-more-modest', 'Connection to theory, 1', 'wrong', {
    quote: '(1.8–2x) than without one (3–10x)',
    key: true,
    stated: {from: 1.8, to: 2, unit: 'ratio', ours: 'query-new-connection'},
    judge: {by: 'within', of: ['ours', 'query-pooled-500'], some: 'selective'},
    calculation:
      '{{query-new-connection}}; {{query-pooled}}; {{query-pooled-500}}; {{real-scenario}}',
  }),
  evidence('not-the-concurrency-model', 'Connection to theory, 1', 'selective', {
    quote: 'the bottleneck becomes the DB itself, not the concurrency model',
    ours: 'coroutines-20',
    judge: {by: 'clearly-more', than: 1, yes: 'selective'},
    calculation: '{{coroutines-1}}; {{coroutines-20}}; {{techempower-20}}',
  }),
  evidence('coefficient-lower-with-db', 'Connection to theory, 1', 'wrong', {
    quote: 'blocking coefficient in DB tests is lower',
  }),
  evidence('cpu-comparable-to-io', 'Connection to theory, 1', 'wrong', {
    quote: 'because the framework’s CPU work is comparable to I/O time',
    judge: {
      by: 'far-more',
      of: SLEEP,
      than: ['most-cpu-swoole', 'most-cpu-apache'],
      yes: 'wrong',
      no: 'not-derivable',
    },
    calculation:
      '{{kenashkov-swoole-apache-2019:sleep-time, unit}}; {{most-cpu-swoole, unit}}; ' +
      '{{most-cpu-apache, unit}}',
  }),
  evidence('limited-by-workers', 'Connection to theory, 2', 'not-derivable', {
    quote: 'PHP-FPM is limited by the number of workers',
  }),
  evidence('fpm-degrades', 'Connection to theory, 2', 'selective', {
    quote: 'FPM degrades while Swoole does not',
    judge: {
      all: [
        {by: 'less', of: 'fpm-at-1000', than: -0.05},
        {by: 'more', of: 'fpm-ten-to-thousand', than: 'swoole-ten-to-thousand'},
      ],
      yes: 'selective',
    },
    calculation: '{{fpm-at-1000}}; {{fpm-ten-to-thousand}}; {{swoole-ten-to-thousand}}',
  }),
  evidence('fpm-limit-at-500', 'Connection to theory, 2', 'selective', {
    quote: 'At 500+ concurrent connections, FPM reaches its limit',
  }),
  evidence('worker-40-mb', 'Connection to theory, 2', 'not-derivable', {
    quote: 'Each worker is an OS process (~40 MB)',
    stated: {value: 40, unit: 'mb'},
  }),
  evidence('dozens-of-coroutines', 'Connection to theory, 2', 'wrong', {
    quote: 'thousands of connections in dozens of coroutines',
  }),
  evidence('no-memory-growth', 'Connection to theory, 2', 'not-derivable', {
    quote: 'without increasing memory consumption',
  }),
  evidence('t-cpu-34-to-5', 'Connection to theory, 3', 'not-derivable', {
    quote: 'T_cpu = 34 ms (FPM) and T_cpu = 5–10 ms (stateful)',
    stated: {value: 34, unit: 'ms'},
    calculation:
      '{{blocking-coefficient/trueasync-theory#t-cpu-34-php-fpm.cpuMs}}; ' +
      '{{appwrite-0-7/appwrite-2021-03#fpm-normal.latencyMs.mean}}',
  }),
  evidence('autoload-cost', 'Connection to theory, 3', 'selective', {
    quote: 'The 25x difference … demonstrates the cost of recreating application state',
    stated: {value: 25, unit: 'ratio', ours: 'autoload-net'},
    judge: {by: 'clearly-less', yes: 'selective'},
    calculation:
      '{{=autoload-net}}; {{autoload-cost-apache}} / {{autoload-cost-swoole}} = {{autoload-net}}',
  }),
  evidence('changes-coefficient', 'Connection to theory, 3', 'holds', {
    quote: 'dramatically changes the blocking coefficient',
    judge: {by: 'far-more', of: 'coefficient-5', than: 'coefficient-34'},
    calculation: '{{coefficient-34}}; {{coefficient-10}}; {{coefficient-5}}',
  }),

  coroutine('octane-coroutine-360', 'Performance highlights', 'artefact', {
    quote: '360× faster than standard Octane',
    key: true,
    stated: {value: 360, unit: 'ratio', ours: '=coroutine-ratio'},
    judge: {by: 'printed', yes: 'artefact', no: 'wrong'},
  }),
  coroutine('octane-coroutine-87', 'Per-worker efficiency', 'holds', {
    quote: '~87 concurrent requests per worker',
    stated: {value: 87, unit: 'count', ours: '=coroutine-per-worker'},
  }),
  post('oh-dear-too-small', 'Opening', 'not-checked', {
    quote: 'the gains were too small to justify the extra moving parts',
    calculation: '{{=oh-dear-in-flight}}',
  }),
];
