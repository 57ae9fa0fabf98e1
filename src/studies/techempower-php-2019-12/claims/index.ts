import {statements} from '../../claim.ts';
import type {Claim} from '../../types.ts';

const says = statements({source: 'swoole-evidence', where: 'Section 6'});

export {sources} from './sources.ts';

/** What the page on Swoole in practice claims of TechEmpower, in the order in which a reader meets it. */
export const claims: Claim[] = [
  says({
    id: 'first-of-mysql',
    quote: 'первое место среди всех PHP-фреймворков',
    verdict: 'not-derivable',
  }),
  says({
    id: 'first-in-database-tests',
    key: true,
    where: 'Summary table',
    quote: 'TechEmpower (DB tests) … #1 среди PHP',
    verdict: 'selective',
    judge: ({q}) => {
      const places = ['db', 'fortune', 'query', 'update'].map((test) => q(`place-${test}`));
      if (places.every((place) => place === 1)) return 'holds';
      return places.some((place) => place === 1) ? 'selective' : 'wrong';
    },
    calculation: ({say}) =>
      ['db', 'fortune', 'query', 'update'].map((test) => say(`place-${test}`)).join('; '),
  }),
  says({
    id: 'json-is-state-only',
    quote: 'JSON-тест (stateful)',
    verdict: 'selective',
    judge: ({q}) => (q('json-over-fpm') > 1.5 ? 'selective' : 'holds'),
    calculation: ({say}) => say('json-over-fpm'),
  }),
  says({
    id: 'coroutines-in-many-queries',
    quote: 'multiple queries, Fortunes … даёт реальное преимущество',
    verdict: 'selective',
    judge: ({q}) => {
      if (q('waiting-20') <= 1) return 'wrong';
      return q('waiting-20') < q('waiting-1') ? 'selective' : 'holds';
    },
    calculation: ({say}) => `${say('waiting-1')} → ${say('waiting-20')}`,
  }),
  says({
    id: 'most-explicit',
    quote: 'эффект корутин проявляется наиболее явно',
    verdict: 'holds',
    judge: ({q}) => (q('waiting-connections-512') > 1.5 ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('waiting-connections-16')} → ${say('waiting-connections-512')}`,
  }),
  says({
    id: 'benchmarks-mix-effects',
    where: 'Two sources of gain',
    quote: 'не разделяют эти два эффекта',
    verdict: 'selective',
    judge: ({q}) =>
      Math.abs(q('waiting-connections-16') - 1) < 0.1 && q('waiting-connections-512') > 1.5
        ? 'selective'
        : 'holds',
    calculation: ({say}) =>
      `swoole / swoole-no-async: ${say('waiting-connections-16')} → ${say('waiting-connections-512')}`,
  }),
  says({
    id: 'tests-of-techempower',
    quote: 'JSON-сериализацию, одиночные запросы к БД, множественные запросы, ORM, Fortunes',
    verdict: 'wrong',
  }),
  says({
    id: 'database-limits-all',
    key: true,
    where: 'Relation to the theory, 1',
    quote: 'узким местом становится сама БД',
    verdict: 'holds',
    judge: ({q}) =>
      q('both-20') < 1.25 && q('queries-served-20') / q('queries-served-1') < 1.25
        ? 'holds'
        : 'wrong',
    calculation: ({say}) =>
      `${say('queries-served-1')}; ${say('queries-served-20')}; ${say('queries-served-fpm-20')}`,
  }),
];
