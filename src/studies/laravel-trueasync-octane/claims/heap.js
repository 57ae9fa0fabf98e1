import {valueOf} from '../../../../lib/result/read.js';

const RUN = 'ta-benchmark-2026-04-03';
const WORKERS = [4, 8, 16];

const read = (runs, id, path) => valueOf(runs(RUN), id, path);
const heap = (runs, system, n) => read(runs, `${system}-${n}`, 'phpHeapMb');
const allocated = (runs, system, n) => read(runs, `${system}-${n}`, 'phpAllocatedMb');
const total = (runs, system, n) => read(runs, `${system}-${n}`, 'memoryMb.containerTotal');
const idle = (runs, system, n) => read(runs, `${system}-${n}`, 'memoryMb.idle');

/** Container memory that is not PHP heap, MB. */
const rest = (runs, system, n) => total(runs, system, n) - n * heap(runs, system, n);

/** Container memory per added worker, MB. */
const totalSlope = (runs, system) => (total(runs, system, 16) - total(runs, system, 4)) / 12;

export const claims = [
  {
    id: 'heap-22-times-16',
    source: 'ta-results',
    where: 'Why Swoole uses 22 MB',
    quote: '22 MB × 16 workers = 352 MB',
    kind: 'number',
    stated: {value: 352, unit: 'mb'},
    ours: (runs) => 16 * heap(runs, 'swoole-zts', 16),
    unit: 'mb',
    digits: 0,
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.02 ? 'holds' : 'wrong'),
    calculation: (runs, f) =>
      `16 × ${f(heap(runs, 'swoole-zts', 16), 'mb')} = ${f(16 * heap(runs, 'swoole-zts', 16), 'mb')}`,
    params: (runs) => ({
      heap: heap(runs, 'swoole-zts', 16),
      sum: 16 * heap(runs, 'swoole-zts', 16),
    }),
  },
  {
    id: 'rest-of-765-mb',
    source: 'ta-results',
    where: 'Why Swoole uses 22 MB',
    quote: 'Swoole runtime, event loop, and OS overhead',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      WORKERS.map(
        (n) =>
          `${f(total(runs, 'swoole-zts', n))} − ${f(n)} × ${f(heap(runs, 'swoole-zts', n))} = ` +
          f(rest(runs, 'swoole-zts', n), 'mb'),
      ).join('; '),
    params: (runs) => ({
      least: Math.min(...WORKERS.map((n) => rest(runs, 'swoole-zts', n))),
      most: Math.max(...WORKERS.map((n) => rest(runs, 'swoole-zts', n))),
      share: rest(runs, 'swoole-zts', 16) / total(runs, 'swoole-zts', 16),
      cores: runs(RUN).environment.cores,
      taskWorkers: runs(RUN).environment.cores * heap(runs, 'swoole-zts', 16),
    }),
  },
  {
    id: 'hence-308-vs-765',
    source: 'devto-article',
    where: 'Memory (under load)',
    quote: 'Hence 308 MB vs 765 MB',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      ['trueasync', 'swoole-zts', 'frankenphp-octane']
        .map((system) => `${f(total(runs, system, 4))} → ${f(total(runs, system, 16))}`)
        .join('; '),
    params: (runs) => ({
      slope: totalSlope(runs, 'frankenphp-octane'),
      swooleSlope: totalSlope(runs, 'swoole-zts'),
      heapShare:
        (16 * (heap(runs, 'swoole-zts', 16) - heap(runs, 'trueasync', 16))) /
        (total(runs, 'swoole-zts', 16) - total(runs, 'trueasync', 16)),
      idleShare: idleShare(runs),
    }),
  },
  {
    id: 'trueasync-2-4-mb',
    source: 'ta-results',
    where: 'Why TrueAsync uses only 2-4 MB',
    quote: 'only 2-4 MB per worker',
    kind: 'number',
    stated: {from: 2, to: 4, unit: 'mb'},
    ours: (runs) => Math.max(...WORKERS.map((n) => heap(runs, 'trueasync', n))),
    unit: 'mb',
    digits: 1,
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.round(ours) === stated.to ? 'rounding' : 'wrong'),
    calculation: (runs, f) => WORKERS.map((n) => f(heap(runs, 'trueasync', n), 'mb')).join(', '),
    params: (runs) => ({
      lowest: Math.min(...WORKERS.map((n) => heap(runs, 'trueasync', n))),
      highest: Math.max(...WORKERS.map((n) => heap(runs, 'trueasync', n))),
      allocated: allocated(runs, 'trueasync', 4),
    }),
  },
  {
    id: 'coroutines-share-bootstrap',
    source: 'ta-results',
    where: 'Why TrueAsync uses only 2-4 MB',
    quote: 'coroutines share the Laravel bootstrap',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      ['trueasync', 'frankenphp-octane', 'swoole-zts']
        .map((system) => f(heap(runs, system, 4), 'mb'))
        .join(' / '),
    params: (runs) => ({
      own: heap(runs, 'trueasync', 4),
      frankenphp: heap(runs, 'frankenphp-octane', 4),
      swoole: heap(runs, 'swoole-zts', 4),
    }),
  },
  {
    id: 'c-stack-2-mb',
    source: 'ta-results',
    where: 'Why TrueAsync uses only 2-4 MB',
    quote: 'C-stack is 2 MB',
    kind: 'number',
    stated: {value: 2, unit: 'mb'},
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `4 × 50 × 2 = ${f(400, 'mb')} > ${f(total(runs, 'trueasync', 4), 'mb')}`,
    params: (runs) => ({
      reserved: 4 * 50 * 2,
      total: total(runs, 'trueasync', 4),
    }),
  },
  {
    id: 'thirty-five-mb-per-worker',
    source: 'ta-results',
    where: 'Why TrueAsync uses only 2-4 MB',
    quote: '4 workers × ~35 MB → 277-308 MB',
    kind: 'number',
    stated: {value: 35, unit: 'mb'},
    ours: (runs) => (idle(runs, 'trueasync', 16) - idle(runs, 'trueasync', 4)) / 12,
    unit: 'mb',
    digits: 1,
    verdict: 'wrong',
    judge: ({params}) => (params.sixteen > params.total ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `4 × 35 = ${f(140, 'mb')}; 16 × 35 = ${f(560, 'mb')} > ${f(total(runs, 'trueasync', 16), 'mb')}`,
    params: (runs) => ({
      four: 4 * 35,
      sixteen: 16 * 35,
      total: total(runs, 'trueasync', 16),
      slope: (idle(runs, 'trueasync', 16) - idle(runs, 'trueasync', 4)) / 12,
      totalSlope: totalSlope(runs, 'trueasync'),
    }),
  },
  {
    id: 'frankenphp-between',
    source: 'ta-results',
    where: 'Why FrankenPHP Octane is between',
    quote: 'between the two',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({runs}) => (WORKERS.every((n) => isBetween(runs, n)) ? 'holds' : 'wrong'),
    calculation: (runs, f) =>
      WORKERS.map((n) =>
        ['trueasync', 'frankenphp-octane', 'swoole-zts']
          .map((system) => f(total(runs, system, n)))
          .join(' < '),
      ).join('; '),
  },
  {
    id: 'frankenphp-5-8-mb',
    source: 'ta-results',
    where: 'Why FrankenPHP Octane is between',
    quote: '5-8 MB in userland',
    kind: 'number',
    stated: {from: 5, to: 8, unit: 'mb'},
    ours: (runs) => Math.max(...WORKERS.map((n) => heap(runs, 'frankenphp-octane', n))),
    unit: 'mb',
    digits: 1,
    verdict: 'rounding',
    calculation: (runs, f) =>
      WORKERS.map((n) => f(heap(runs, 'frankenphp-octane', n), 'mb')).join(', '),
    params: (runs) => ({
      lowest: Math.min(...WORKERS.map((n) => heap(runs, 'frankenphp-octane', n))),
      highest: Math.max(...WORKERS.map((n) => heap(runs, 'frankenphp-octane', n))),
      allocated: allocated(runs, 'frankenphp-octane', 4),
    }),
  },
  {
    id: 'each-worker-separate-process',
    source: 'devto-article',
    where: 'Memory (under load)',
    quote: 'each worker is a separate process',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
];

/** Share of the idle difference at 16 workers that what each worker adds accounts for. */
function idleShare(runs) {
  const perWorker = (system) => (idle(runs, system, 16) - idle(runs, system, 4)) / 12;
  return (
    (16 * (perWorker('swoole-zts') - perWorker('trueasync'))) /
    (idle(runs, 'swoole-zts', 16) - idle(runs, 'trueasync', 16))
  );
}

function isBetween(runs, n) {
  const [low, middle, high] = ['trueasync', 'frankenphp-octane', 'swoole-zts'].map((system) =>
    total(runs, system, n),
  );
  return low < middle && middle < high;
}
