import {valueOf} from '../../../../lib/result/read.ts';
import {coresOf} from '../../../../lib/result/stated.ts';
import {
  BLOCKING,
  RUN,
  SYSTEMS,
  WORKERS,
  ends,
  highest,
  lowest,
  memory,
  perCell,
  read,
} from './read.ts';
import type {Quantities, RunOf, Shown} from '../../types.ts';

/** of a cell or a system */
export type Reading = (runs: RunOf, name: string) => number;

/** The report's tables of heaps and container totals leave 12 workers out. */
const TABLED = {workers: [4, 8, 16]};
const SHORT: Record<string, string> = {
  trueasync: 'trueasync',
  'swoole-nts': 'nts',
  'swoole-zts': 'zts',
  'frankenphp-octane': 'frankenphp',
};

const heap = (runs: RunOf, id: string) => read(runs, id, 'phpHeapMb');
const total = (runs: RunOf, id: string) => memory(runs, 'containerTotal', id);

/** Memory per worker added between 4 and 16, MB. */
const slope = (runs: RunOf, kind: string, system: string) =>
  (memory(runs, kind, `${system}-16`) - memory(runs, kind, `${system}-4`)) / 12;

/** What the line through 4 and 16 workers leaves at none, MB. */
const base = (runs: RunOf, kind: string, system: string) =>
  memory(runs, kind, `${system}-4`) - 4 * slope(runs, kind, system);

const timesMore = (runs: RunOf) =>
  WORKERS.flatMap((n) =>
    BLOCKING.map(
      (system) =>
        memory(runs, 'loaded', `${system}-${n}`) / memory(runs, 'loaded', `trueasync-${n}`),
    ),
  );
const ztsMore = (runs: RunOf, kind: string, n: number) =>
  memory(runs, kind, `swoole-zts-${n}`) / memory(runs, kind, `swoole-nts-${n}`) - 1;
const ownSteps = (runs: RunOf) =>
  [4, 8, 12].map(
    (n) =>
      (memory(runs, 'idle', `trueasync-${n + 4}`) - memory(runs, 'idle', `trueasync-${n}`)) / 4,
  );
const heapsOf: (system: string) => (runs: RunOf) => number[] = (system) => (runs) =>
  TABLED.workers.map((n) => heap(runs, `${system}-${n}`));

/** Container memory that is not PHP heap, MB. */
const rest = (runs: RunOf, n: number) =>
  total(runs, `swoole-zts-${n}`) - n * heap(runs, `swoole-zts-${n}`);

/** How much of a difference at 16 workers what each worker adds accounts for. */
const shareAt16: (of: Reading, whole: Reading) => (runs: RunOf) => number = (of, whole) => (runs) =>
  (16 * (of(runs, 'swoole-zts') - of(runs, 'trueasync'))) /
  (whole(runs, 'swoole-zts-16') - whole(runs, 'trueasync-16'));

const perSystem = (name: string, shown: Shown, of: Reading): Quantities =>
  Object.fromEntries(
    SYSTEMS.map((system) => [
      `${name}-${SHORT[system]}`,
      {...shown, of: (runs) => of(runs, system)},
    ]),
  );

const mb = {unit: 'mb'};
const whole = {unit: 'mb', digits: 0};
const tenths = {unit: 'mb', digits: 1};
const percent = {unit: 'share', digits: 0};
const perMille = {unit: 'share', digits: 1};

/** Memory by the report's tables, and what follows from them. */
export const memories: Quantities = {
  ...perCell('idle', mb, (runs, id) => memory(runs, 'idle', id)),
  ...perCell('loaded', mb, (runs, id) => memory(runs, 'loaded', id)),
  ...perCell('total', mb, total, {
    ...TABLED,
    systems: ['trueasync', 'swoole-zts', 'frankenphp-octane'],
  }),
  ...perCell('heap', mb, heap, {
    ...TABLED,
    systems: ['trueasync', 'swoole-zts', 'frankenphp-octane'],
  }),
  'allocated-trueasync-4': {...mb, of: (runs) => read(runs, 'trueasync-4', 'phpAllocatedMb')},
  'allocated-trueasync-8': {...mb, of: (runs) => read(runs, 'trueasync-8', 'phpAllocatedMb')},
  'allocated-swoole-zts-8': {...mb, of: (runs) => read(runs, 'swoole-zts-8', 'phpAllocatedMb')},
  'allocated-frankenphp-octane-4': {
    ...mb,
    of: (runs) => read(runs, 'frankenphp-octane-4', 'phpAllocatedMb'),
  },

  ...perCell('growth', mb, (runs, id) => memory(runs, 'loaded', id) - memory(runs, 'idle', id), {
    workers: [4],
  }),
  ...perCell(
    'times-more',
    {unit: 'ratio', digits: 2},
    (runs, id, n) => memory(runs, 'loaded', id) / memory(runs, 'loaded', `trueasync-${n}`),
    {systems: BLOCKING},
  ),
  ...ends('memory-ratio', {unit: 'ratio', digits: 1}, timesMore),
  'cells-two-to-three': {
    unit: 'count',
    of: (runs) => timesMore(runs).filter((ratio) => ratio >= 2 && ratio <= 3).length,
  },
  'total-share-zts': {
    ...perMille,
    of: (runs) => total(runs, 'trueasync-16') / total(runs, 'swoole-zts-16'),
  },
  'total-share-frankenphp': {
    ...perMille,
    of: (runs) => total(runs, 'trueasync-16') / total(runs, 'frankenphp-octane-16'),
  },
  ...ends('blocking-loaded-16', mb, (runs) =>
    BLOCKING.map((system) => memory(runs, 'loaded', `${system}-16`)),
  ),
  ...ends('zts-idle-to-12', perMille, (runs) => [4, 8, 12].map((n) => ztsMore(runs, 'idle', n))),
  ...Object.fromEntries(
    WORKERS.map((n) => [`zts-idle-${n}`, {...perMille, of: (runs) => ztsMore(runs, 'idle', n)}]),
  ),
  ...ends('zts-loaded', perMille, (runs) => WORKERS.map((n) => ztsMore(runs, 'loaded', n))),

  ...perSystem('memory-base', whole, (runs, system) => base(runs, 'idle', system)),
  ...perSystem('memory-slope', tenths, (runs, system) => slope(runs, 'idle', system)),
  'total-slope-trueasync': {...tenths, of: (runs) => slope(runs, 'containerTotal', 'trueasync')},
  'total-slope-zts': {...tenths, of: (runs) => slope(runs, 'containerTotal', 'swoole-zts')},
  'total-slope-frankenphp': {
    ...tenths,
    of: (runs) => slope(runs, 'containerTotal', 'frankenphp-octane'),
  },
  ...ends('own-step', tenths, ownSteps),

  ...ends('own-heap', tenths, heapsOf('trueasync')),
  ...ends('frankenphp-heap', tenths, heapsOf('frankenphp-octane')),
  'heaps-zts-16': {...whole, of: (runs) => 16 * heap(runs, 'swoole-zts-16')},
  'task-worker-heaps': {
    ...whole,
    of: (runs) => coresOf(runs(RUN)) * heap(runs, 'swoole-zts-16'),
  },
  ...Object.fromEntries(
    TABLED.workers.map((n) => [`rest-zts-${n}`, {...whole, of: (runs) => rest(runs, n)}]),
  ),
  'least-rest': {...whole, of: (runs) => lowest(TABLED.workers.map((n) => rest(runs, n)))},
  'most-rest': {...whole, of: (runs) => highest(TABLED.workers.map((n) => rest(runs, n)))},
  'rest-share-16': {...percent, of: (runs) => rest(runs, 16) / total(runs, 'swoole-zts-16')},
  'heap-share': {
    ...percent,
    of: shareAt16((runs, system) => heap(runs, `${system}-16`), total),
  },
  'idle-share': {
    ...percent,
    of: shareAt16(
      (runs, system) => slope(runs, 'idle', system),
      (runs, id) => memory(runs, 'idle', id),
    ),
  },
  'stated-stack': {...mb, of: () => 4 * 50 * 2},
  'stated-for-4': {...mb, of: () => 4 * 35},
  'stated-for-16': {...mb, of: () => 16 * 35},
  'chart-trueasync-4': {...mb, of: (runs) => inChart(runs, 'trueasync-4')},
  'chart-trueasync-8': {...mb, of: (runs) => inChart(runs, 'trueasync-8')},
  'chart-trueasync-12': {...mb, of: (runs) => inChart(runs, 'trueasync-12')},
  'chart-trueasync-16': {...mb, of: (runs) => inChart(runs, 'trueasync-16')},
  'chart-swoole-nts-16': {...mb, of: (runs) => inChart(runs, 'swoole-nts-16')},
  'article-trueasync-4': {
    ...mb,
    of: (runs) => valueOf(runs('devto-laravel-async-vs-octane'), 'trueasync-4', 'memoryMb.loaded'),
  },
};

/** Memory under load as the published picture draws it. */
function inChart(runs: RunOf, id: string) {
  return valueOf(runs(`${RUN}-chart`), id, 'memoryMb.loaded');
}
