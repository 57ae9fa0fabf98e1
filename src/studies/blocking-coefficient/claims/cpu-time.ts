import {ABOUT, differs} from './judge.ts';
import type {Claim} from '../../types.ts';

export default [
  {
    id: 'cpu-34-ms',
    source: 'trueasync-efficiency',
    where: 'Step 1',
    quote: 'T_cpu ≈ W ≈ 34 ms',
    kind: 'number',
    stated: {value: 34, unit: 'ms'},
    ours: 'service-with-default-pool',
    verdict: 'not-derivable',
    calculation: ({say}) =>
      [
        `${say('sevalla-connections')} / ${say('sevalla-rate', 'unit')} = ${say('service-at-34', 'unit')}`,
        `${say('default-pool')} / ${say('sevalla-rate', 'unit')} = ${say('service-with-default-pool', 'unit')}`,
      ].join('; '),
  },
  {
    id: 'fifteen-workers',
    source: 'trueasync-efficiency',
    where: 'PHP-FPM vs Coroutines, initial data',
    quote: 'Number of PHP-FPM workers in benchmark',
    kind: 'number',
    stated: {value: 15, unit: 'count'},
    ours: 'default-pool',
    verdict: 'not-derivable',
    calculation: ({say}) =>
      `pm.max_children = ${say('default-pool')} ≠ ${say('sevalla-connections')}`,
  },
  {
    id: 'cpu-2-3-ms',
    source: 'trueasync-statistics',
    where: 'section 3',
    quote: 'CPU time per request ≈ 2.3 ms',
    kind: 'number',
    stated: {value: 2.3, unit: 'ms'},
    verdict: 'not-derivable',
    calculation: ({say}) =>
      [
        `1 / ${say('laravel-rate', 'unit')} = ${say('laravel-on-one', 'unit')}`,
        `${say('sevalla-connections')} / ${say('laravel-rate', 'unit')} = ${say('laravel-on-all', 'unit')}`,
      ].join('; '),
  },
  {
    id: 'cpu-1-ms',
    source: 'trueasync-statistics',
    where: 'section 3',
    quote: 'CPU time per request ≈ 1 ms',
    kind: 'number',
    stated: {value: 1, unit: 'ms'},
    ours: 'symfony-on-all',
    verdict: 'not-derivable',
    calculation: ({say}) =>
      [
        `1 / ${say('symfony-rate', 'unit')} = ${say('symfony-on-one', 'unit')}`,
        `${say('sevalla-connections')} / ${say('symfony-rate', 'unit')} = ${say('symfony-on-all', 'unit')}`,
      ].join('; '),
  },
  {
    id: 'same-8-cores',
    source: 'trueasync-statistics',
    where: 'Scenario 3',
    quote: 'PHP-FPM on the same 8 cores',
    kind: 'number',
    stated: {value: 8, unit: 'cores'},
    ours: 'sevalla-cores',
    verdict: 'wrong',
    judge: ({stated, ours}) => (stated.value === ours ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('sevalla-cores')} ≠ ${say('base-cores')}`,
  },
  {
    id: 'fifteen-match',
    key: true,
    source: 'trueasync-statistics',
    where: 'Scenario 1',
    quote:
      'This matches the fact that Laravel with 15 concurrent PHP-FPM workers already achieves 440 req/s',
    kind: 'number',
    stated: {value: 440, unit: 'perS'},
    ours: 'fifteen-worker-rate',
    verdict: 'wrong',
    judge: ({stated, ours}) => (differs(stated, ours, ABOUT) ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('sevalla-connections')} / ${say('base-service', 'unit')} = ${say('fifteen-worker-rate', 'unit')}`,
  },
] satisfies Claim[];
