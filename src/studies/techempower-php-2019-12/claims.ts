import {claimsOf, each, foundOf} from '../claim.ts';
import {sources as evidenceSources} from '../kenashkov-swoole-apache-2019/claims.ts';

export const sources = [
  ...evidenceSources,
  {
    id: 'swoole-more-workers',
    title: 'TechEmpower: Swoole increase workers in Mysql sync',
    url: 'https://github.com/TechEmpower/FrameworkBenchmarks/pull/10468',
  },
];

const evidence = claimsOf('swoole-evidence');
const here = foundOf('techempower-php-2019-12');
const practice = foundOf('swoole-in-practice');

/** What the page on Swoole in practice claims of TechEmpower, in the order in which a reader meets it. */
export const claims = [
  evidence('first-of-mysql', 'Section 6', 'not-checked', {
    quote: 'первое место среди всех PHP-фреймворков',
  }),
  evidence('first-in-database-tests', 'Summary table', 'not-checked', {
    quote: 'TechEmpower (DB tests) … #1 среди PHP',
    key: true,
  }),
  here('places-in-2019', 'first-in-database-tests', 'partly', {
    judge: {
      by: 'equal',
      of: ['db', 'fortune', 'query', 'update'].map((test) => `place-${test}`),
      than: 1,
      yes: 'same',
      some: 'partly',
    },
    calculation: each(['db', 'fortune', 'query', 'update'], '{{place-{}}}'),
  }),
  evidence('json-is-state-only', 'Section 6', 'selective', {
    quote: 'JSON-тест (stateful)',
    judge: {by: 'clearly-more', of: 'json-over-fpm', than: 1, yes: 'selective'},
    calculation: '{{json-over-fpm}}',
  }),
  evidence('coroutines-in-many-queries', 'Section 6', 'selective', {
    quote: 'multiple queries, Fortunes … даёт реальное преимущество',
    judge: {
      by: 'more',
      of: 'waiting-20',
      than: 1,
      yes: {by: 'less', of: 'waiting-20', than: 'waiting-1', yes: 'selective'},
    },
    calculation: '{{waiting-1}} → {{waiting-20}}',
  }),
  practice('needs-async-clients', 'needs-async-clients', 'same', {
    judge: {
      by: 'clearly-more',
      of: ['waiting-1', 'waiting-20'],
      than: 1,
      yes: 'same',
      no: 'undecided',
    },
    calculation: '{{waiting-1}}; {{waiting-20}}',
  }),
  evidence('most-explicit', 'Section 6', 'holds', {
    quote: 'эффект корутин проявляется наиболее явно',
    judge: {by: 'clearly-more', of: 'waiting-connections-512', than: 1},
    calculation: '{{waiting-connections-16}} → {{waiting-connections-512}}',
  }),
  evidence('benchmarks-mix-effects', 'Two sources of gain', 'selective', {
    quote: 'не разделяют эти два эффекта',
    judge: {
      all: [
        {by: 'about', of: 'waiting-connections-16', than: 1},
        {by: 'clearly-more', of: 'waiting-connections-512', than: 1},
      ],
      yes: 'selective',
    },
    calculation:
      'swoole / swoole-no-async: {{waiting-connections-16}} → {{waiting-connections-512}}',
  }),
  claimsOf('swoole-more-workers')('faster-without-coroutines', 'Description', 'not-derivable', {
    quote: 'In reality Swoole is faster without coroutines',
    key: true,
  }),
  evidence('tests-of-techempower', 'Section 6', 'wrong', {
    quote: 'JSON-сериализацию, одиночные запросы к БД, множественные запросы, ORM, Fortunes',
  }),
  evidence('database-limits-all', 'Relation to the theory, 1', 'holds', {
    quote: 'узким местом становится сама БД',
    key: true,
    judge: {
      all: [
        {by: 'less', of: 'both-20', than: 1.25},
        {by: 'about', of: 'queries-served-20', than: 'query#swoole-query-q1.throughputPerS'},
      ],
    },
    calculation:
      '{{query#swoole-query-q1.throughputPerS}}; {{queries-served-20}}; ' +
      '{{queries-served-fpm-20}}',
  }),
];
