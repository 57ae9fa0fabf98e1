import {claimsOf, each} from '../../claim.ts';
import {RUN} from '../cells.ts';

const WORKERS = [4, 8, 16];
const SYSTEMS = ['trueasync', 'frankenphp-octane', 'swoole-zts'];
const total = (system: string, n: number) => `#${system}-${n}.memoryMb.containerTotal`;

const report = claimsOf('ta-results', RUN);
const article = claimsOf('devto-article', RUN);

/** How the report and the article explain memory: by heaps of PHP and what is shared. */
export const claims = [
  report('heap-22-times-16', 'Why Swoole uses 22 MB', 'holds', {
    quote: '22 MB × 16 workers = 352 MB',
    stated: {value: 352, unit: 'mb', ours: 'heaps-zts-16'},
    judge: 'about',
    calculation: '16 × {{#swoole-zts-16.phpHeapMb, unit}} = {{heaps-zts-16, unit}}',
  }),
  report('rest-of-765-mb', 'Why Swoole uses 22 MB', 'not-derivable', {
    quote: 'Swoole runtime, event loop, and OS overhead',
    calculation: each(
      WORKERS,
      '{{#swoole-zts-{}.memoryMb.containerTotal}} − {} × {{#swoole-zts-{}.phpHeapMb}} = {{rest-zts-{}, unit}}',
    ),
  }),
  article('hence-308-vs-765', 'Memory (under load)', 'not-derivable', {
    quote: 'Hence 308 MB vs 765 MB',
    calculation: each(
      ['trueasync', 'swoole-zts', 'frankenphp-octane'],
      '{{#{}-4.memoryMb.containerTotal}} → {{#{}-16.memoryMb.containerTotal}}',
    ),
  }),
  report('trueasync-2-4-mb', 'Why TrueAsync uses only 2-4 MB', 'wrong', {
    quote: 'only 2-4 MB per worker',
    stated: {from: 2, to: 4, unit: 'mb', ours: 'most-own-heap'},
    judge: {by: 'printed', than: 'to', yes: 'rounding', no: 'wrong'},
    calculation: each(WORKERS, '{{#trueasync-{}.phpHeapMb, unit}}', ', '),
  }),
  report('coroutines-share-bootstrap', 'Why TrueAsync uses only 2-4 MB', 'not-derivable', {
    quote: 'coroutines share the Laravel bootstrap',
    calculation: each(SYSTEMS, '{{#{}-4.phpHeapMb, unit}}', ' / '),
  }),
  report('c-stack-2-mb', 'Why TrueAsync uses only 2-4 MB', 'not-derivable', {
    quote: 'C-stack is 2 MB',
    stated: {value: 2, unit: 'mb'},
    calculation:
      '4 × 50 × 2 = {{stated-stack, unit}} > {{#trueasync-4.memoryMb.containerTotal, unit}}',
  }),
  report('thirty-five-mb-per-worker', 'Why TrueAsync uses only 2-4 MB', 'wrong', {
    quote: '4 workers × ~35 MB → 277-308 MB',
    stated: {value: 35, unit: 'mb', ours: 'memory-slope-trueasync'},
    judge: {
      by: 'more',
      of: 'stated-for-16',
      than: '#trueasync-16.memoryMb.containerTotal',
      yes: 'wrong',
    },
    calculation:
      '{{=stated-for-4, unit}}; 16 × 35 = {{stated-for-16, unit}} > {{#trueasync-16.memoryMb.containerTotal, unit}}',
  }),
  report('frankenphp-between', 'Why FrankenPHP Octane is between', 'holds', {
    quote: 'between the two',
    judge: {
      all: WORKERS.map((n) => ({
        by: 'less',
        of: SYSTEMS.slice(0, 2).map((system) => total(system, n)),
        than: SYSTEMS.slice(1).map((system) => total(system, n)),
      })),
    },
    calculation: WORKERS.map((n) =>
      each(SYSTEMS, `{{#{}-${n}.memoryMb.containerTotal}}`, ' < '),
    ).join('; '),
  }),
  report('frankenphp-5-8-mb', 'Why FrankenPHP Octane is between', 'rounding', {
    quote: '5-8 MB in userland',
    stated: {from: 5, to: 8, unit: 'mb', ours: 'most-frankenphp-heap'},
    calculation: each(WORKERS, '{{#frankenphp-octane-{}.phpHeapMb, unit}}', ', '),
  }),
  article('each-worker-separate-process', 'Memory (under load)', 'wrong', {
    quote: 'each worker is a separate process',
  }),
];
