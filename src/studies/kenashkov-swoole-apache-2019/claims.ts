import {claimsOf} from '../claim.ts';

const RUN = 'ab-outputs';

/** Sources of claims that no result file of this study names. */
export const sources = [
  {
    id: 'swoole-evidence',
    title: 'Swoole in Practice: Real-World Measurements',
    url: 'https://github.com/true-async/true-async.github.io/blob/2898931/ru/docs/evidence/swoole-evidence.md',
  },
];

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

const evidence = claimsOf('swoole-evidence', RUN);
const readme = claimsOf('swoole-performance-tests', RUN);

/** What the page on Swoole in practice and the author of the tests claim, in the order in which a reader meets it. */
export const claims = [
  evidence('hello-world-2-6x', 'Section 4', 'holds', {
    quote: 'Hello World … 2.6x',
    stated: {value: 2.6, unit: 'ratio', ours: '=basic-ratio-rare'},
  }),
  evidence('autoload-25x', 'Section 4', 'rounding', {
    quote: 'Autoload 100 … 25x',
    key: true,
    stated: {value: 25, unit: 'ratio', ours: 'basic-class-load-multiple-ratio'},
    judge: 'rounded',
    calculation:
      '{{basic-class-load-multiple-swoole}} / {{basic-class-load-multiple-apache}} = {{basic-class-load-multiple-ratio}}',
  }),
  evidence('autoload-pure-state', 'Section 4', 'selective', {
    quote: 'чистый stateful-рантайм (нет I/O)',
    judge: {by: 'clearly-more', of: 'basic-ratio-rare', than: 1, yes: 'selective'},
    calculation: '{{basic-class-load-multiple-ratio}}; {{basic-ratio-rare}}',
  }),
  evidence('sql-1-8x', 'Section 4', 'selective', {
    quote: 'SQL-запрос к БД … 1.8x',
    stated: {value: 1.8, unit: 'ratio', ours: 'basic-query-with-pool-ratio'},
    judge: {by: 'printed', yes: {by: 'clearly-less', of: 'basic-query-ratio', yes: 'selective'}},
    calculation:
      '{{basic-query-with-pool-swoole}} / {{basic-query-with-pool-apache}} = {{basic-query-with-pool-ratio}}; ' +
      '{{#basic-query-1-swoole.throughputPerS}} / {{#basic-query-2-apache.throughputPerS}} = {{basic-query-ratio}}',
  }),
  evidence('real-scenario-2x', 'Section 4', 'selective', {
    quote: 'Реальный сценарий … 2.0x',
    stated: {value: 2, unit: 'ratio', ours: 'real-app-simulation-with-files-and-connections-ratio'},
    judge: {by: 'clearly-more', of: 'sleeping-ratio-500', yes: 'selective'},
    calculation:
      '{{real-app-simulation-with-files-and-connections-swoole}} / {{real-app-simulation-with-files-and-connections-apache}} = {{real-app-simulation-with-files-and-connections-ratio}}; ' +
      '{{sleeping-ratio-500}}',
  }),
  evidence('table-of-rates', 'Section 4', 'holds', {
    quote: '25 706 … 66 309 … 2 074 … 53 626 … 2 327 … 4 163 … 141 … 286',
    stated: {value: 66309, unit: 'perS', ours: 'basic-swoole'},
    judge: {by: 'printed', of: Object.keys(TABLE), than: Object.values(TABLE)},
    calculation: Object.keys(TABLE)
      .map((name) => `{{${name}}}`)
      .join('; '),
  }),
  evidence('coroutine-client', 'Section 4', 'holds', {quote: 'использует корутинный MySQL-клиент'}),
  evidence('gap-shrinks', 'Section 4', 'selective', {
    quote: 'сокращается с 25x до 1.8–2x',
    stated: {from: 1.8, to: 2, unit: 'ratio', ours: 'io-most'},
    judge: {by: 'within', of: ['io-least', 'io-most'], no: 'selective'},
    calculation: '{{io-least}}; {{io-most}}',
  }),
  evidence('largest-gap', 'Section 4', 'selective', {
    quote: 'Autoload … 25x',
    stated: {value: 25, unit: 'ratio', ours: 'real-app-simulation-ratio'},
    judge: {by: 'more', yes: 'selective'},
    calculation:
      '{{#real-app-simulation-1-swoole.throughputPerS}} / {{#real-app-simulation-2-apache.throughputPerS}} = {{real-app-simulation-ratio}}',
  }),
  evidence('database-bottleneck', 'Section 4', 'not-derivable', {
    quote: 'база данных становится общим узким местом',
    judge: {
      by: 'far-more',
      of: 'statements-swoole-most',
      than: 'statements-swoole-least',
      yes: 'wrong',
      no: 'not-derivable',
    },
  }),
  evidence('stability', 'Section 4', 'selective', {
    quote: 'стабильность под нагрузкой остаётся несопоставимой',
    judge: {by: 'at-least', of: 'in-flight-1000', than: 500, no: 'selective'},
    calculation: '{{in-flight-500}}; {{in-flight-1000}}',
  }),
  evidence('apache-crashed', 'Section 4, at 1,000 connections', 'selective', {
    quote: 'Apache hit its connection limit',
    judge: {by: 'less', of: 'apache-aborted', than: 'apache-at-1000', yes: 'selective'},
    calculation: '{{apache-aborted}} / {{apache-at-1000}}',
  }),
  evidence('swoole-no-errors', 'Section 4, at 1,000 connections', 'holds', {
    quote: 'Swoole had no errors',
    stated: {value: 0, unit: 'count', ours: 'swoole-failed'},
    judge: 'equal',
    calculation: '{{swoole-failed}}',
  }),
  evidence('coroutine-share', 'Section 4', 'not-derivable', {quote: 'stateful + корутины'}),

  readme('twice-at-connections', 'Conclusion', 'rounding', {
    quote: 'twice as fast … in handling connections',
    stated: {value: 2, unit: 'ratio', ours: '=basic-ratio-rare'},
    judge: {by: 'printed', no: 'rounding'},
  }),
  readme('rare-run', 'basic/README.md', 'wrong', {
    quote: 'cache/memory related',
    judge: {
      by: 'far-more',
      of: '#basic-2-apache.latencyMs.max',
      than: '#basic-2-apache.latencyMs.p99',
      yes: 'wrong',
      no: 'not-derivable',
    },
    calculation:
      'P50 {{#basic-2-apache.latencyMs.p50}}, P99 {{#basic-2-apache.latencyMs.p99}}, max {{#basic-2-apache.latencyMs.max}}; ' +
      '{{#basic-2-apache.elapsedS, number(digits: 1)}} − {{#basic-3-apache.elapsedS, number(digits: 1)}}',
  }),
  readme('advantage-without-pool', 'Conclusion', 'wrong', {
    quote: 'if the persistent connections are not used Swoole has clear advantage',
    judge: {by: 'at-least', of: 'basic-query-ratio', than: 'basic-query-with-pool-ratio'},
    calculation:
      '{{basic-query-ratio}} < {{basic-query-with-pool-ratio}}; ' +
      'P50 {{#basic-query-2-apache.latencyMs.p50}} < {{#basic-query-1-swoole.latencyMs.p50}}',
  }),
  readme('twice-with-pool', 'Conclusion', 'rounding', {
    quote: 'around twice faster',
    stated: {value: 2, unit: 'ratio', ours: 'basic-query-with-pool-ratio'},
    judge: {by: 'rounded', tolerance: 0.15, because: 'the source says “around” and gives no digit'},
    calculation: '{{basic-query-with-pool-ratio}}',
  }),
  readme('pool-size', 'Conclusion', 'holds', {
    quote: '24 workers * 5 connections = 120',
    stated: {value: 120, unit: 'count', ours: 'pool-connections'},
    calculation: '{{pool-connections}}',
  }),
  readme('more-under-load', 'Conclusion', 'selective', {
    quote: 'both these tests show more requests served under higher load',
    judge: {
      by: 'clearly-more',
      of: ['files-gain-500', 'sleeping-gain-500'],
      than: 1,
      some: 'selective',
    },
    calculation: '{{files-gain-500}}; {{sleeping-gain-500}}',
  }),
  readme('king-in-caching', 'Conclusion', 'holds', {
    quote: 'king in caching as it can use the local PHP memory',
    judge: {by: 'more', of: 'real-app-simulation-ratio', than: 10},
    calculation:
      '{{#real-app-simulation-1-swoole.throughputPerS}} / {{#real-app-simulation-2-apache.throughputPerS}} = {{real-app-simulation-ratio}}',
  }),
  readme('coroutines-and-memory', 'Conclusion', 'not-derivable', {
    quote: 'Swoole coroutines and persistent memory give the advantage',
  }),
  readme('drop-by-sleep', 'Conclusion', 'selective', {
    quote: 'The drop in the performance of Swoole in [9] is due to the SLEEP(0.01)',
    judge: {
      all: [
        {by: 'at-least', of: 'sleeping-more', than: 'sleep-time'},
        {
          by: 'clearly-more',
          of: 'sleep-bound',
          than: '#real-app-simulation-with-files-and-connections-3-swoole.throughputPerS',
        },
      ],
      yes: 'selective',
      no: 'wrong',
    },
    calculation:
      '{{#real-app-simulation-with-files-and-connections-1-swoole.latencyMs.mean}} − {{#real-app-simulation-with-files-1-swoole.latencyMs.mean}} = {{sleeping-more}}; ' +
      '{{#real-app-simulation-with-files-and-connections-3-swoole.throughputPerS}} < {{sleep-bound}}',
  }),
  readme('complex-applications', 'Conclusion', 'selective', {
    quote: 'about 1.8-2 times',
    key: true,
    stated: {from: 1.8, to: 2, unit: 'ratio', ours: 'io-most'},
    judge: {by: 'within', of: 'io-most', no: 'selective'},
    calculation: '{{io-least}}; {{io-most}}',
  }),
  readme('ten-to-twenty-thousand', 'Conclusion', 'holds', {
    quote: '10-20 000 per second',
    stated: {
      from: 10000,
      to: 20000,
      unit: 'perS',
      ours: '#real-app-simulation-1-swoole.throughputPerS',
    },
    judge: 'within',
    calculation: '{{#real-app-simulation-1-swoole.throughputPerS}}',
  }),
  readme('four-to-five-thousand', 'Conclusion', 'holds', {
    quote: '4-5 000 requests per second',
    stated: {from: 4000, to: 5000, unit: 'perS', ours: 'basic-query-with-pool-swoole'},
    judge: 'within',
    calculation: '{{basic-query-with-pool-swoole}}',
  }),
  readme('no-failed-request', 'Conclusion', 'holds', {
    quote: 'not a single failed request',
    stated: {value: 0, unit: 'count', ours: 'swoole-failed'},
    judge: 'equal',
    calculation: '{{swoole-failed}}',
  }),
  readme('pooled-at-500', 'basic_query_with_pool', 'wrong', {
    quote: 'Swoole 500 / 10 000 … 4279.57',
    stated: {value: 500, unit: 'count', ours: '#basic-query-with-pool-3-swoole.load.vus'},
    calculation: 'ab -c {{#basic-query-with-pool-3-swoole.load.vus}}',
  }),
  readme('apache-basic-at-500', 'basic, table', 'wrong', {
    quote: 'Apache/mod_php 500 / 10 000 … 1846.98',
    stated: {value: 1846.98, unit: 'perS', ours: '#basic-5-apache.throughputPerS'},
    calculation: '{{#basic-5-apache.throughputPerS}}',
  }),
  readme('does-not-run-php-faster', 'Conclusion', 'not-derivable', {
    quote: 'does not execute PHP faster',
  }),
];
