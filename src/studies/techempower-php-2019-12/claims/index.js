// @ts-check
const claim = (entry) => ({source: 'swoole-evidence', where: 'Section 6', ...entry});

export {sources} from './sources.js';

/**
 * What the page on Swoole in practice claims of TechEmpower, in the order in which a reader meets it.
 *
 * @type {import('../../types.js').Claim[]}
 */
export const claims = [
  claim({
    id: 'first-of-mysql',
    quote: 'первое место среди всех PHP-фреймворков',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
  }),
  claim({
    id: 'first-in-database-tests',
    key: true,
    where: 'Summary table',
    quote: 'TechEmpower (DB tests) … #1 среди PHP',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) => {
      const places = ['db', 'fortune', 'query', 'update'].map((test) => q(`place-${test}`));
      if (places.every((place) => place === 1)) return 'holds';
      return places.some((place) => place === 1) ? 'selective' : 'wrong';
    },
    calculation: ({say}) =>
      ['db', 'fortune', 'query', 'update'].map((test) => say(`place-${test}`)).join('; '),
  }),
  claim({
    id: 'json-is-state-only',
    quote: 'JSON-тест (stateful)',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) => (q('json-over-fpm') > 1.5 ? 'selective' : 'holds'),
    calculation: ({say}) => say('json-over-fpm'),
  }),
  claim({
    id: 'coroutines-in-many-queries',
    quote: 'multiple queries, Fortunes … даёт реальное преимущество',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) => {
      if (q('waiting-20') <= 1) return 'wrong';
      return q('waiting-20') < q('waiting-1') ? 'selective' : 'holds';
    },
    calculation: ({say}) => `${say('waiting-1')} → ${say('waiting-20')}`,
  }),
  claim({
    id: 'most-explicit',
    quote: 'эффект корутин проявляется наиболее явно',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) => (q('waiting-connections-512') > 1.5 ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('waiting-connections-16')} → ${say('waiting-connections-512')}`,
  }),
  claim({
    id: 'benchmarks-mix-effects',
    where: 'Two sources of gain',
    quote: 'не разделяют эти два эффекта',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({q}) =>
      Math.abs(q('waiting-connections-16') - 1) < 0.1 && q('waiting-connections-512') > 1.5
        ? 'selective'
        : 'holds',
    calculation: ({say}) =>
      `swoole / swoole-no-async: ${say('waiting-connections-16')} → ${say('waiting-connections-512')}`,
  }),
  claim({
    id: 'tests-of-techempower',
    quote: 'JSON-сериализацию, одиночные запросы к БД, множественные запросы, ORM, Fortunes',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  }),
  claim({
    id: 'database-limits-all',
    key: true,
    where: 'Relation to the theory, 1',
    quote: 'узким местом становится сама БД',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) =>
      q('both-20') < 1.25 && q('queries-served-20') / q('queries-served-1') < 1.25
        ? 'holds'
        : 'wrong',
    calculation: ({say}) =>
      `${say('queries-served-1')}; ${say('queries-served-20')}; ${say('queries-served-fpm-20')}`,
  }),
];
