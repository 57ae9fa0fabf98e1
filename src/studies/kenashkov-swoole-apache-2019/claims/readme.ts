import {numbers, statements} from '../../claim.ts';
import type {Claim} from '../../types.ts';

const says = statements({source: 'swoole-performance-tests', where: 'Conclusion'});
const states = numbers({source: 'swoole-performance-tests', where: 'Conclusion'});

export const claims: Claim[] = [
  states({
    id: 'twice-at-connections',
    quote: 'twice as fast … in handling connections',
    stated: {value: 2, unit: 'ratio'},
    ours: 'basic-ratio-rare',
    verdict: 'rounding',
    judge: ({stated, ours}) => (ours < 1.25 * stated.value ? 'holds' : 'rounding'),
    calculation: ({say}) =>
      `${say('basic-swoole')} / ${say('basic-rare')} = ${say('basic-ratio-rare')}`,
  }),
  says({
    id: 'rare-run',
    where: 'basic/README.md',
    quote: 'cache/memory related',
    verdict: 'wrong',
    judge: ({q}) => (q('basic-max') > 100 * q('basic-p99') ? 'wrong' : 'not-derivable'),
    calculation: ({say}) =>
      `P50 ${say('basic-p50')}, P99 ${say('basic-p99')}, max ${say('basic-max')}; ${say('basic-elapsed')} − ${say('basic-rare-elapsed')}`,
  }),
  says({
    id: 'advantage-without-pool',
    quote: 'if the persistent connections are not used Swoole has clear advantage',
    verdict: 'wrong',
    judge: ({q}) => (q('basic-query-ratio') < q('basic-query-with-pool-ratio') ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('basic-query-ratio')} < ${say('basic-query-with-pool-ratio')}; P50 ${say('basic-query-apache-p50')} < ${say('basic-query-swoole-p50')}`,
  }),
  states({
    id: 'twice-with-pool',
    quote: 'around twice faster',
    stated: {value: 2, unit: 'ratio'},
    ours: 'basic-query-with-pool-ratio',
    verdict: 'rounding',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.15 ? 'rounding' : 'wrong'),
    calculation: ({say}) => say('basic-query-with-pool-ratio'),
  }),
  states({
    id: 'pool-size',
    quote: '24 workers * 5 connections = 120',
    stated: {value: 120, unit: 'count'},
    ours: 'pool-connections',
    verdict: 'holds',
    judge: ({stated, ours}) => (ours === stated.value ? 'holds' : 'wrong'),
    calculation: ({say}) => say('pool-connections'),
  }),
  says({
    id: 'more-under-load',
    quote: 'both these tests show more requests served under higher load',
    verdict: 'selective',
    judge: ({q}) =>
      q('files-gain-500') > 1.1 && q('sleeping-gain-500') <= 1.05 ? 'selective' : 'holds',
    calculation: ({say}) => `${say('files-gain-500')}; ${say('sleeping-gain-500')}`,
  }),
  says({
    id: 'king-in-caching',
    quote: 'king in caching as it can use the local PHP memory',
    verdict: 'holds',
    judge: ({q}) => (q('real-app-simulation-ratio') > 10 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('real-app-simulation-swoole')} / ${say('real-app-simulation-apache')} = ${say('real-app-simulation-ratio')}`,
  }),
  says({
    id: 'coroutines-and-memory',
    quote: 'Swoole coroutines and persistent memory give the advantage',
    verdict: 'not-derivable',
  }),
  says({
    id: 'drop-by-sleep',
    quote: 'The drop in the performance of Swoole in [9] is due to the SLEEP(0.01)',
    verdict: 'selective',
    judge: ({q}) =>
      q('sleeping-more') >= q('sleep-time') && q('sleep-bound') > 1.5 * q('sleeping-500-swoole')
        ? 'selective'
        : 'wrong',
    calculation: ({say}) =>
      `${say('sleeping-mean')} − ${say('files-mean')} = ${say('sleeping-more')}; ${say('sleeping-500-swoole')} < ${say('sleep-bound')}`,
  }),
  states({
    id: 'complex-applications',
    key: true,
    quote: 'about 1.8-2 times',
    stated: {from: 1.8, to: 2, unit: 'ratio'},
    ours: 'io-most',
    verdict: 'selective',
    judge: ({stated, q}) => (q('io-most') > stated.to + 0.05 ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('io-least')}; ${say('io-most')}`,
  }),
  states({
    id: 'ten-to-twenty-thousand',
    quote: '10-20 000 per second',
    stated: {from: 10000, to: 20000, unit: 'perS'},
    ours: 'real-app-simulation-swoole',
    verdict: 'holds',
    judge: ({stated, ours}) => (ours >= stated.from && ours <= stated.to ? 'holds' : 'wrong'),
    calculation: ({say}) => say('real-app-simulation-swoole'),
  }),
  states({
    id: 'four-to-five-thousand',
    quote: '4-5 000 requests per second',
    stated: {from: 4000, to: 5000, unit: 'perS'},
    ours: 'basic-query-with-pool-swoole',
    verdict: 'holds',
    judge: ({stated, ours}) => (ours >= stated.from && ours <= stated.to ? 'holds' : 'wrong'),
    calculation: ({say}) => say('basic-query-with-pool-swoole'),
  }),
  states({
    id: 'no-failed-request',
    quote: 'not a single failed request',
    stated: {value: 0, unit: 'count'},
    ours: 'swoole-failed',
    verdict: 'holds',
    judge: ({stated, ours}) => (ours === stated.value ? 'holds' : 'wrong'),
    calculation: ({say}) => say('swoole-failed'),
  }),
  states({
    id: 'pooled-at-500',
    where: 'basic_query_with_pool',
    quote: 'Swoole 500 / 10 000 … 4279.57',
    stated: {value: 500, unit: 'count'},
    ours: 'pool-500-connections',
    verdict: 'wrong',
    judge: ({stated, ours}) => (ours === stated.value ? 'holds' : 'wrong'),
    calculation: ({say}) => `ab -c ${say('pool-500-connections')}`,
  }),
  states({
    id: 'apache-basic-at-500',
    where: 'basic, table',
    quote: 'Apache/mod_php 500 / 10 000 … 1846.98',
    stated: {value: 1846.98, unit: 'perS'},
    ours: 'basic-500-apache',
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) < 1 ? 'holds' : 'wrong'),
    calculation: ({say}) => say('basic-500-apache'),
  }),
  says({
    id: 'does-not-run-php-faster',
    quote: 'does not execute PHP faster',
    verdict: 'not-derivable',
  }),
];
