import {valueOf} from '../../../../lib/result/read.ts';
import {readFrom, shown} from '../../quantity.ts';
import {ANY, BLOCKING, CELLS, N, OPCACHE, RUN, WORKERS} from '../cells.ts';
import type {Quantities} from '../../types.ts';

const mb = shown('mb');
const count = shown('count');
const ratio = shown('ratio', 1);
const percent = shown('share', 0);
const perMille = shown('share', 1);
const seconds = shown('s', 1);

/** Memory by the report's tables, and what follows from them. */
export const memory: Quantities = {
  'growth-{cell}': mb('#{cell}.memoryMb.loaded - #{cell}.memoryMb.idle'),
  'times-more-{system}-{n}': ratio(
    '#{system}-{n}.memoryMb.loaded / #trueasync-{n}.memoryMb.loaded',
    2,
  ),
  'least-memory-ratio': ratio(`min(times-more-${CELLS})`),
  'most-memory-ratio': ratio(`max(times-more-${CELLS})`),
  'cells-two-to-three': count((runs) => {
    const loaded = (id: string) => valueOf(runs(RUN), id, 'memoryMb.loaded');
    return WORKERS.flatMap((n) =>
      BLOCKING.map((system) => loaded(`${system}-${n}`) / loaded(`trueasync-${n}`)),
    ).filter((times) => times >= 2 && times <= 3).length;
  }),
  'total-share-zts': perMille(
    '#trueasync-16.memoryMb.containerTotal / #swoole-zts-16.memoryMb.containerTotal',
  ),
  'total-share-frankenphp': perMille(
    '#trueasync-16.memoryMb.containerTotal / #frankenphp-octane-16.memoryMb.containerTotal',
  ),
  'least-blocking-loaded-16': mb(`min(#${ANY}-16.memoryMb.loaded)`),
  'most-blocking-loaded-16': mb(`max(#${ANY}-16.memoryMb.loaded)`),
  'zts-{kind}-{n}': perMille(
    '#swoole-zts-{n}.memoryMb.{kind} / #swoole-nts-{n}.memoryMb.{kind} - 1',
  ),
  'least-zts-idle-to-12': perMille('min(zts-idle-{4,8,12})'),
  'most-zts-idle-to-12': perMille('max(zts-idle-{4,8,12})'),
  'least-zts-loaded': perMille(`min(zts-loaded-${N})`),
  'most-zts-loaded': perMille(`max(zts-loaded-${N})`),

  // The line through 4 and 16 workers: per worker added, and what it leaves at none.
  'slope-{system}-{kind}': mb(
    '(#{system}-16.memoryMb.{kind} - #{system}-4.memoryMb.{kind}) / 12',
    1,
  ),
  'memory-slope-trueasync': mb('slope-trueasync-idle', 1),
  'memory-slope-nts': mb('slope-swoole-nts-idle', 1),
  'memory-slope-zts': mb('slope-swoole-zts-idle', 1),
  'memory-slope-frankenphp': mb('slope-frankenphp-octane-idle', 1),
  'memory-base-trueasync': mb('#trueasync-4.memoryMb.idle - 4 * memory-slope-trueasync', 0),
  'memory-base-nts': mb('#swoole-nts-4.memoryMb.idle - 4 * memory-slope-nts', 0),
  'memory-base-frankenphp': mb(
    '#frankenphp-octane-4.memoryMb.idle - 4 * memory-slope-frankenphp',
    0,
  ),
  'total-slope-trueasync': mb('slope-trueasync-containerTotal', 1),
  'total-slope-zts': mb('slope-swoole-zts-containerTotal', 1),
  'total-slope-frankenphp': mb('slope-frankenphp-octane-containerTotal', 1),
  'own-step-{from}-{to}': mb(
    '(#trueasync-{to}.memoryMb.idle - #trueasync-{from}.memoryMb.idle) / 4',
    1,
  ),
  'least-own-step': mb('min(own-step-4-8, own-step-8-12, own-step-12-16)', 1),
  'most-own-step': mb('max(own-step-4-8, own-step-8-12, own-step-12-16)', 1),

  // The report's tables of heaps and container totals leave 12 workers out.
  'least-own-heap': mb('min(#trueasync-{4,8,16}.phpHeapMb)', 1),
  'most-own-heap': mb('max(#trueasync-{4,8,16}.phpHeapMb)', 1),
  'least-frankenphp-heap': mb('min(#frankenphp-octane-{4,8,16}.phpHeapMb)', 1),
  'most-frankenphp-heap': mb('max(#frankenphp-octane-{4,8,16}.phpHeapMb)', 1),
  'heaps-zts-16': mb('16 * #swoole-zts-16.phpHeapMb', 0),
  'task-worker-heaps': mb('cores * #swoole-zts-16.phpHeapMb', 0),
  // Container memory that is not PHP heap.
  'rest-zts-{n}': mb(
    '#swoole-zts-{n}.memoryMb.containerTotal - {n} * #swoole-zts-{n}.phpHeapMb',
    0,
  ),
  'least-rest': mb('min(rest-zts-{4,8,16})', 0),
  'most-rest': mb('max(rest-zts-{4,8,16})', 0),
  'rest-share-16': percent('rest-zts-16 / #swoole-zts-16.memoryMb.containerTotal'),
  // How much of the difference at 16 workers what each worker adds accounts for.
  'heap-share': percent(
    '16 * (#swoole-zts-16.phpHeapMb - #trueasync-16.phpHeapMb) / (#swoole-zts-16.memoryMb.containerTotal - #trueasync-16.memoryMb.containerTotal)',
  ),
  'idle-share': percent(
    '16 * (memory-slope-zts - memory-slope-trueasync) / (#swoole-zts-16.memoryMb.idle - #trueasync-16.memoryMb.idle)',
  ),
  'stated-stack': mb('4 * 50 * 2'),
  'stated-for-4': mb('4 * 35'),
  'stated-for-16': mb('16 * 35'),
};

/** Swoole ZTS with and without OPcache, and how long workers live. */
export const opcache: Quantities = {
  ...readFrom(OPCACHE, {
    'opcache-change-{n}': perMille(
      '#swoole-zts-{n}-with.throughputPerS / #swoole-zts-{n}-without.throughputPerS - 1',
    ),
    'opcache-loss-{n}': perMille(
      '1 - #swoole-zts-{n}-with.throughputPerS / #swoole-zts-{n}-without.throughputPerS',
    ),
    'opcache-saving-{n}': mb(
      '#swoole-zts-{n}-without.memoryMb.idle - #swoole-zts-{n}-with.memoryMb.idle',
    ),
    'opcache-saving-share-{n}': perMille(
      'opcache-saving-{n} / #swoole-zts-{n}-without.memoryMb.idle',
    ),
  }),
  'opcache-memory-change-{n}': perMille('0 - opcache-saving-share-{n}'),
  'least-opcache-loss': perMille(`min(opcache-loss-${N})`),
  'most-opcache-loss': perMille(`max(opcache-loss-${N})`),
  'least-opcache-saving': mb(`min(opcache-saving-${N})`),
  'most-opcache-saving': mb(`max(opcache-saving-${N})`),
  'least-opcache-saving-share': perMille(`min(opcache-saving-share-${N})`),
  'most-opcache-saving-share': perMille(`max(opcache-saving-share-${N})`),
  'opcache-pairs': count(`${WORKERS.length}`),
  'opcache-chance': shown('ratio')(() => 2 * 0.5 ** WORKERS.length),
  'opcache-segment': mb('9.6', 1),
  // Octane's own limit, which the published command leaves: requests after which a worker is replaced.
  'requests-per-worker': count('500'),
  // Time from one replaced worker to the next, over all workers.
  'replaced-every-{n}': seconds('requests-per-worker / #swoole-zts-{n}.throughputPerS'),
  'worker-life-{build}-{n}': seconds(
    'requests-per-worker * {n} / #swoole-{build}-{n}.throughputPerS',
    0,
  ),
};
