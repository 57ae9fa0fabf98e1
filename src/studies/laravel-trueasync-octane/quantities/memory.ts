import {valueOf} from '../../../../lib/result/read.ts';
import {count, mb, ratio, readFrom, seconds, share} from '../../quantity.ts';
import {ANY, BLOCKING, CELLS, N, OPCACHE, RUN, WORKERS} from '../cells.ts';
import type {Quantities} from '../../types.ts';

/** Memory by the report's tables, and what follows from them. */
export const memory: Quantities = {
  'growth-{cell}': mb('#{cell}.memoryMb.loaded - #{cell}.memoryMb.idle'),
  'times-more-{system}-{n}': ratio[2](
    '#{system}-{n}.memoryMb.loaded / #trueasync-{n}.memoryMb.loaded',
  ),
  'least-memory-ratio': ratio[1](`min(times-more-${CELLS})`),
  'most-memory-ratio': ratio[1](`max(times-more-${CELLS})`),
  'cells-two-to-three': count((runs) => {
    const loaded = (id: string) => valueOf(runs(RUN), id, 'memoryMb.loaded');
    return WORKERS.flatMap((n) =>
      BLOCKING.map((system) => loaded(`${system}-${n}`) / loaded(`trueasync-${n}`)),
    ).filter((times) => times >= 2 && times <= 3).length;
  }),
  'total-share-zts': share[1](
    '#trueasync-16.memoryMb.containerTotal / #swoole-zts-16.memoryMb.containerTotal',
  ),
  'total-share-frankenphp': share[1](
    '#trueasync-16.memoryMb.containerTotal / #frankenphp-octane-16.memoryMb.containerTotal',
  ),
  'least-blocking-loaded-16': mb(`min(#${ANY}-16.memoryMb.loaded)`),
  'most-blocking-loaded-16': mb(`max(#${ANY}-16.memoryMb.loaded)`),
  'zts-{kind}-{n}': share[1](
    '#swoole-zts-{n}.memoryMb.{kind} / #swoole-nts-{n}.memoryMb.{kind} - 1',
  ),
  'least-zts-idle-to-12': share[1]('min(zts-idle-{4,8,12})'),
  'most-zts-idle-to-12': share[1]('max(zts-idle-{4,8,12})'),
  'least-zts-loaded': share[1](`min(zts-loaded-${N})`),
  'most-zts-loaded': share[1](`max(zts-loaded-${N})`),

  // The line through 4 and 16 workers: per worker added, and what it leaves at none.
  'slope-{system}-{kind}': mb[1](
    '(#{system}-16.memoryMb.{kind} - #{system}-4.memoryMb.{kind}) / 12',
  ),
  'memory-slope-trueasync': mb[1]('slope-trueasync-idle'),
  'memory-slope-nts': mb[1]('slope-swoole-nts-idle'),
  'memory-slope-zts': mb[1]('slope-swoole-zts-idle'),
  'memory-slope-frankenphp': mb[1]('slope-frankenphp-octane-idle'),
  'memory-base-trueasync': mb[0]('#trueasync-4.memoryMb.idle - 4 * memory-slope-trueasync'),
  'memory-base-nts': mb[0]('#swoole-nts-4.memoryMb.idle - 4 * memory-slope-nts'),
  'memory-base-frankenphp': mb[0](
    '#frankenphp-octane-4.memoryMb.idle - 4 * memory-slope-frankenphp',
  ),
  'total-slope-trueasync': mb[1]('slope-trueasync-containerTotal'),
  'total-slope-zts': mb[1]('slope-swoole-zts-containerTotal'),
  'total-slope-frankenphp': mb[1]('slope-frankenphp-octane-containerTotal'),
  'own-step-{from}-{to}': mb[1](
    '(#trueasync-{to}.memoryMb.idle - #trueasync-{from}.memoryMb.idle) / 4',
  ),
  'least-own-step': mb[1]('min(own-step-4-8, own-step-8-12, own-step-12-16)'),
  'most-own-step': mb[1]('max(own-step-4-8, own-step-8-12, own-step-12-16)'),

  // The report's tables of heaps and container totals leave 12 workers out.
  'least-own-heap': mb[1]('min(#trueasync-{4,8,16}.phpHeapMb)'),
  'most-own-heap': mb[1]('max(#trueasync-{4,8,16}.phpHeapMb)'),
  'least-frankenphp-heap': mb[1]('min(#frankenphp-octane-{4,8,16}.phpHeapMb)'),
  'most-frankenphp-heap': mb[1]('max(#frankenphp-octane-{4,8,16}.phpHeapMb)'),
  'heaps-zts-16': mb[0]('16 * #swoole-zts-16.phpHeapMb'),
  'task-worker-heaps': mb[0](
    'ta-benchmark-2026-04-03#.environment.cores * #swoole-zts-16.phpHeapMb',
  ),
  // Container memory that is not PHP heap.
  'rest-zts-{n}': mb[0](
    '#swoole-zts-{n}.memoryMb.containerTotal - {n} * #swoole-zts-{n}.phpHeapMb',
  ),
  'least-rest': mb[0]('min(rest-zts-{4,8,16})'),
  'most-rest': mb[0]('max(rest-zts-{4,8,16})'),
  'rest-share-16': share[0]('rest-zts-16 / #swoole-zts-16.memoryMb.containerTotal'),
  // How much of the difference at 16 workers what each worker adds accounts for.
  'heap-share': share[0](
    '16 * (#swoole-zts-16.phpHeapMb - #trueasync-16.phpHeapMb) / (#swoole-zts-16.memoryMb.containerTotal - #trueasync-16.memoryMb.containerTotal)',
  ),
  'idle-share': share[0](
    '16 * (memory-slope-zts - memory-slope-trueasync) / (#swoole-zts-16.memoryMb.idle - #trueasync-16.memoryMb.idle)',
  ),
  'stated-stack': mb('4 * 50 * 2'),
  'stated-for-4': mb('4 * 35'),
  'stated-for-16': mb('16 * 35'),
};

/** Swoole ZTS with and without OPcache, and how long workers live. */
export const opcache: Quantities = {
  ...readFrom(OPCACHE, {
    'opcache-change-{n}': share[1](
      '#swoole-zts-{n}-with.throughputPerS / #swoole-zts-{n}-without.throughputPerS - 1',
    ),
    'opcache-loss-{n}': share[1](
      '1 - #swoole-zts-{n}-with.throughputPerS / #swoole-zts-{n}-without.throughputPerS',
    ),
    'opcache-saving-{n}': mb(
      '#swoole-zts-{n}-without.memoryMb.idle - #swoole-zts-{n}-with.memoryMb.idle',
    ),
    'opcache-saving-share-{n}': share[1](
      'opcache-saving-{n} / #swoole-zts-{n}-without.memoryMb.idle',
    ),
  }),
  'opcache-memory-change-{n}': share[1]('0 - opcache-saving-share-{n}'),
  'least-opcache-loss': share[1](`min(opcache-loss-${N})`),
  'most-opcache-loss': share[1](`max(opcache-loss-${N})`),
  'least-opcache-saving': mb(`min(opcache-saving-${N})`),
  'most-opcache-saving': mb(`max(opcache-saving-${N})`),
  'least-opcache-saving-share': share[1](`min(opcache-saving-share-${N})`),
  'most-opcache-saving-share': share[1](`max(opcache-saving-share-${N})`),
  'opcache-pairs': count(`${WORKERS.length}`),
  'opcache-chance': ratio(() => 2 * 0.5 ** WORKERS.length),
  'opcache-segment': mb[1]('9.6'),
  // Octane's own limit, which the published command leaves: requests after which a worker is replaced.
  'requests-per-worker': count('500'),
  // Time from one replaced worker to the next, over all workers.
  'replaced-every-{n}': seconds[1]('requests-per-worker / #swoole-zts-{n}.throughputPerS'),
  'worker-life-{build}-{n}': seconds[0](
    'requests-per-worker * {n} / #swoole-{build}-{n}.throughputPerS',
  ),
};
