import type {Claim} from '../../types.ts';

/** PHP-FPM of our own experiment with a kept connection, at so many workers. */
const fpmOwn = (workers: number) =>
  `state-or-coroutines/two-cores#fpm-nginx-app-per-request-db-kept-blocking-n${workers}-bench-wait-2-saturated.throughputPerS`;

/** What a request of kenashkov’s heaviest test sleeps in the database. */
const SLEEP = 'kenashkov-swoole-apache-2019:sleep-time';

export const claims: Claim[] = [
  {
    id: 'agree-with-theory',
    source: 'swoole-evidence',
    where: 'Connection to theory',
    quote: 'The results align well with calculations',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
  {
    id: 'db-more-modest',
    key: true,
    source: 'swoole-evidence',
    where: 'Connection to theory, 1',
    quote: '(1.8–2x) than without one (3–10x)',
    kind: 'number',
    stated: {from: 1.8, to: 2, unit: 'ratio'},
    ours: 'query-new-connection',
    verdict: 'wrong',
    judge: ({stated, ours, q}) =>
      ours < stated.from - 0.05 && q('query-pooled-500') > stated.to + 0.05 ? 'wrong' : 'holds',
    calculation: ({say}) =>
      `${say('query-new-connection')}; ${say('query-pooled')}; ${say('query-pooled-500')}; ${say('real-scenario')}`,
  },
  {
    id: 'not-the-concurrency-model',
    source: 'swoole-evidence',
    where: 'Connection to theory, 1',
    quote: 'the bottleneck becomes the DB itself, not the concurrency model',
    kind: 'statement',
    stated: null,
    ours: 'coroutines-20',
    verdict: 'selective',
    judge: ({ours}) => (ours > 1.05 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('coroutines-1')}; ${say('coroutines-20')}; ${say('techempower-20')}`,
  },
  {
    id: 'coefficient-lower-with-db',
    source: 'swoole-evidence',
    where: 'Connection to theory, 1',
    quote: 'blocking coefficient in DB tests is lower',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'cpu-comparable-to-io',
    source: 'swoole-evidence',
    where: 'Connection to theory, 1',
    quote: 'because the framework’s CPU work is comparable to I/O time',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    judge: ({q}) =>
      q(SLEEP) > 2 * Math.max(q('most-cpu-swoole'), q('most-cpu-apache'))
        ? 'wrong'
        : 'not-derivable',
    calculation: ({say}) =>
      `${say(SLEEP, 'unit')}; ${say('most-cpu-swoole', 'unit')}; ${say('most-cpu-apache', 'unit')}`,
  },
  {
    id: 'limited-by-workers',
    source: 'swoole-evidence',
    where: 'Connection to theory, 2',
    quote: 'PHP-FPM is limited by the number of workers',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) => (q(fpmOwn(16)) > 2 * q(fpmOwn(4)) ? 'holds' : 'not-derivable'),
    calculation: ({say}) => `4: ${say(fpmOwn(4), 'unit')}; 16: ${say(fpmOwn(16), 'unit')}`,
  },
  {
    id: 'fpm-degrades',
    source: 'swoole-evidence',
    where: 'Connection to theory, 2',
    quote: 'FPM degrades while Swoole does not',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) =>
      q('fpm-at-1000') < -0.05 && q('fpm-ten-to-thousand') > q('swoole-ten-to-thousand')
        ? 'selective'
        : 'holds',
    calculation: ({say}) =>
      `${say('fpm-at-1000')}; ${say('fpm-ten-to-thousand')}; ${say('swoole-ten-to-thousand')}`,
  },
  {
    id: 'fpm-limit-at-500',
    source: 'swoole-evidence',
    where: 'Connection to theory, 2',
    quote: 'At 500+ concurrent connections, FPM reaches its limit',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
  },
  {
    id: 'worker-40-mb',
    source: 'swoole-evidence',
    where: 'Connection to theory, 2',
    quote: 'Each worker is an OS process (~40 MB)',
    kind: 'number',
    stated: {value: 40, unit: 'mb'},
    ours: null,
    verdict: 'not-derivable',
  },
  {
    id: 'dozens-of-coroutines',
    source: 'swoole-evidence',
    where: 'Connection to theory, 2',
    quote: 'thousands of connections in dozens of coroutines',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'no-memory-growth',
    source: 'swoole-evidence',
    where: 'Connection to theory, 2',
    quote: 'without increasing memory consumption',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  },
  {
    id: 't-cpu-34-to-5',
    source: 'swoole-evidence',
    where: 'Connection to theory, 3',
    quote: 'T_cpu = 34 ms (FPM) and T_cpu = 5–10 ms (stateful)',
    kind: 'number',
    stated: {value: 34, unit: 'ms'},
    ours: null,
    verdict: 'not-derivable',
    calculation: ({say}) => `${say('cpu-34')}; ${say('appwrite-normal')}`,
  },
  {
    id: 'autoload-cost',
    source: 'swoole-evidence',
    where: 'Connection to theory, 3',
    quote: 'The 25x difference … demonstrates the cost of recreating application state',
    kind: 'number',
    stated: {value: 25, unit: 'ratio'},
    ours: 'autoload-net',
    verdict: 'selective',
    judge: ({stated, ours}) => (ours < 0.8 * stated.value ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('autoload')} / ${say('hello-rare')} = ${say('autoload-net')}; ${say('autoload-cost-apache')} / ${say('autoload-cost-swoole')} = ${say('autoload-net')}`,
  },
  {
    id: 'changes-coefficient',
    source: 'swoole-evidence',
    where: 'Connection to theory, 3',
    quote: 'dramatically changes the blocking coefficient',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) => (q('coefficient-5') > 2 * q('coefficient-34') ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('coefficient-34')}; ${say('coefficient-10')}; ${say('coefficient-5')}`,
  },
];
