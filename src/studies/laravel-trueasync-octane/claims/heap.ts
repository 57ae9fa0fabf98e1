import type {Claim} from '../../types.ts';

const WORKERS = [4, 8, 16];
const SYSTEMS = ['trueasync', 'frankenphp-octane', 'swoole-zts'];

export const claims: Claim[] = [
  {
    id: 'heap-22-times-16',
    source: 'ta-results',
    where: 'Why Swoole uses 22 MB',
    quote: '22 MB × 16 workers = 352 MB',
    kind: 'number',
    stated: {value: 352, unit: 'mb'},
    ours: 'heaps-zts-16',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) < 0.02 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `16 × ${say('heap-swoole-zts-16', 'unit')} = ${say('heaps-zts-16', 'unit')}`,
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
    calculation: ({say}) =>
      WORKERS.map(
        (n) =>
          `${say(`total-swoole-zts-${n}`)} − ${n} × ${say(`heap-swoole-zts-${n}`)} = ${say(`rest-zts-${n}`, 'unit')}`,
      ).join('; '),
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
    calculation: ({say}) =>
      ['trueasync', 'swoole-zts', 'frankenphp-octane']
        .map((system) => `${say(`total-${system}-4`)} → ${say(`total-${system}-16`)}`)
        .join('; '),
  },
  {
    id: 'trueasync-2-4-mb',
    source: 'ta-results',
    where: 'Why TrueAsync uses only 2-4 MB',
    quote: 'only 2-4 MB per worker',
    kind: 'number',
    stated: {from: 2, to: 4, unit: 'mb'},
    ours: 'most-own-heap',
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.round(ours) === stated.to ? 'rounding' : 'wrong'),
    calculation: ({say}) => WORKERS.map((n) => say(`heap-trueasync-${n}`, 'unit')).join(', '),
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
    calculation: ({say}) => SYSTEMS.map((system) => say(`heap-${system}-4`, 'unit')).join(' / '),
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
    calculation: ({say}) =>
      `4 × 50 × 2 = ${say('stated-stack', 'unit')} > ${say('total-trueasync-4', 'unit')}`,
  },
  {
    id: 'thirty-five-mb-per-worker',
    source: 'ta-results',
    where: 'Why TrueAsync uses only 2-4 MB',
    quote: '4 workers × ~35 MB → 277-308 MB',
    kind: 'number',
    stated: {value: 35, unit: 'mb'},
    ours: 'memory-slope-trueasync',
    verdict: 'wrong',
    judge: ({q}) => (q('stated-for-16') > q('total-trueasync-16') ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `4 × 35 = ${say('stated-for-4', 'unit')}; 16 × 35 = ${say('stated-for-16', 'unit')} > ${say('total-trueasync-16', 'unit')}`,
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
    judge: ({q}) =>
      WORKERS.map((n) => SYSTEMS.map((system) => q(`total-${system}-${n}`))).every(
        ([low, middle, high]) => low < middle && middle < high,
      )
        ? 'holds'
        : 'wrong',
    calculation: ({say}) =>
      WORKERS.map((n) => SYSTEMS.map((system) => say(`total-${system}-${n}`)).join(' < ')).join(
        '; ',
      ),
  },
  {
    id: 'frankenphp-5-8-mb',
    source: 'ta-results',
    where: 'Why FrankenPHP Octane is between',
    quote: '5-8 MB in userland',
    kind: 'number',
    stated: {from: 5, to: 8, unit: 'mb'},
    ours: 'most-frankenphp-heap',
    verdict: 'rounding',
    calculation: ({say}) =>
      WORKERS.map((n) => say(`heap-frankenphp-octane-${n}`, 'unit')).join(', '),
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
