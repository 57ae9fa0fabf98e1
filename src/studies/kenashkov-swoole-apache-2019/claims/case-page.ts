import {numbers, statements} from '../../claim.ts';
import type {Claim, JudgedNumber, Verdict} from '../../types.ts';

const SECTION = 'Section 4';

const says = statements({source: 'swoole-evidence', where: SECTION});
const states = numbers({source: 'swoole-evidence', where: SECTION});

/** A number of times within half a unit of its last digit holds. */
const asPrinted: (step: number) => (given: JudgedNumber) => Verdict =
  (step) =>
  ({stated, ours}) =>
    Math.abs(ours - stated.value) <= step / 2 ? 'holds' : 'wrong';

/** Rates of the table in the source, each with the quantity that has it from the outputs. */
const TABLE = {
  'basic-rare': 25706,
  'basic-swoole': 66309,
  'basic-class-load-multiple-apache': 2074,
  'basic-class-load-multiple-swoole': 53626,
  'basic-query-with-pool-apache': 2327,
  'basic-query-with-pool-swoole': 4163,
  'real-app-simulation-with-files-and-connections-apache': 141,
  'real-app-simulation-with-files-and-connections-swoole': 286,
};

export const claims: Claim[] = [
  states({
    id: 'hello-world-2-6x',
    quote: 'Hello World … 2.6x',
    stated: {value: 2.6, unit: 'ratio'},
    ours: 'basic-ratio-rare',
    verdict: 'holds',
    judge: asPrinted(0.1),
    calculation: ({say}) =>
      `${say('basic-swoole')} / ${say('basic-rare')} = ${say('basic-ratio-rare')}`,
  }),
  states({
    id: 'autoload-25x',
    key: true,
    quote: 'Autoload 100 … 25x',
    stated: {value: 25, unit: 'ratio'},
    ours: 'basic-class-load-multiple-ratio',
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.05 ? 'rounding' : 'wrong'),
    calculation: ({say}) =>
      `${say('basic-class-load-multiple-swoole')} / ${say('basic-class-load-multiple-apache')} = ${say('basic-class-load-multiple-ratio')}`,
  }),
  says({
    id: 'autoload-pure-state',
    quote: 'чистый stateful-рантайм (нет I/O)',
    verdict: 'selective',
    judge: ({q}) => (q('basic-ratio-rare') > 1.5 ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('basic-class-load-multiple-ratio')}; ${say('basic-ratio-rare')}`,
  }),
  states({
    id: 'sql-1-8x',
    quote: 'SQL-запрос к БД … 1.8x',
    stated: {value: 1.8, unit: 'ratio'},
    ours: 'basic-query-with-pool-ratio',
    verdict: 'selective',
    judge: ({stated, ours, q}) => {
      if (Math.abs(ours - stated.value) > 0.05) return 'wrong';
      return q('basic-query-ratio') < 1.5 ? 'selective' : 'holds';
    },
    calculation: ({say}) =>
      `${say('basic-query-with-pool-swoole')} / ${say('basic-query-with-pool-apache')} = ${say('basic-query-with-pool-ratio')}; ` +
      `${say('basic-query-swoole')} / ${say('basic-query-apache')} = ${say('basic-query-ratio')}`,
  }),
  states({
    id: 'real-scenario-2x',
    quote: 'Реальный сценарий … 2.0x',
    stated: {value: 2, unit: 'ratio'},
    ours: 'real-app-simulation-with-files-and-connections-ratio',
    verdict: 'selective',
    judge: ({q}) => (q('sleeping-ratio-500') > 2.3 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('real-app-simulation-with-files-and-connections-swoole')} / ${say('real-app-simulation-with-files-and-connections-apache')} = ` +
      `${say('real-app-simulation-with-files-and-connections-ratio')}; ${say('sleeping-ratio-500')}`,
  }),
  states({
    id: 'table-of-rates',
    quote: '25 706 … 66 309 … 2 074 … 53 626 … 2 327 … 4 163 … 141 … 286',
    stated: {value: 66309, unit: 'perS'},
    ours: 'basic-swoole',
    verdict: 'holds',
    judge: ({q}) =>
      Object.entries(TABLE).every(([name, rate]) => Math.round(q(name)) === rate)
        ? 'holds'
        : 'wrong',
    calculation: ({say}) =>
      Object.keys(TABLE)
        .map((name) => say(name))
        .join('; '),
  }),
  says({
    id: 'coroutine-client',
    quote: 'использует корутинный MySQL-клиент',
    verdict: 'holds',
  }),
  states({
    id: 'gap-shrinks',
    quote: 'сокращается с 25x до 1.8–2x',
    stated: {from: 1.8, to: 2, unit: 'ratio'},
    ours: 'io-most',
    verdict: 'selective',
    judge: ({stated, q}) =>
      q('io-least') < stated.from - 0.05 || q('io-most') > stated.to + 0.05 ? 'selective' : 'holds',
    calculation: ({say}) => `${say('io-least')}; ${say('io-most')}`,
  }),
  states({
    id: 'largest-gap',
    quote: 'Autoload … 25x',
    stated: {value: 25, unit: 'ratio'},
    ours: 'real-app-simulation-ratio',
    verdict: 'selective',
    judge: ({stated, ours}) => (ours > stated.value ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('real-app-simulation-swoole')} / ${say('real-app-simulation-apache')} = ${say('real-app-simulation-ratio')}`,
  }),
  says({
    id: 'database-bottleneck',
    quote: 'база данных становится общим узким местом',
    verdict: 'not-derivable',
    judge: ({q}) =>
      q('statements-swoole-most') < 2 * q('statements-swoole-least') ? 'not-derivable' : 'wrong',
  }),
  says({
    id: 'stability',
    quote: 'стабильность под нагрузкой остаётся несопоставимой',
    verdict: 'selective',
    judge: ({q}) => (q('in-flight-1000') < 500 ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('in-flight-500')}; ${say('in-flight-1000')}`,
  }),
  says({
    id: 'apache-crashed',
    where: 'Section 4, at 1,000 connections',
    quote: 'Apache hit its connection limit',
    verdict: 'selective',
    judge: ({q}) => (q('apache-aborted') < q('apache-at-1000') ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('apache-aborted')} / ${say('apache-at-1000')}`,
  }),
  states({
    id: 'swoole-no-errors',
    where: 'Section 4, at 1,000 connections',
    quote: 'Swoole had no errors',
    stated: {value: 0, unit: 'count'},
    ours: 'swoole-failed',
    verdict: 'holds',
    judge: ({stated, ours}) => (ours === stated.value ? 'holds' : 'wrong'),
    calculation: ({say}) => say('swoole-failed'),
  }),
  says({
    id: 'coroutine-share',
    quote: 'stateful + корутины',
    verdict: 'not-derivable',
  }),
];
