import {valueOf} from '../../../../lib/result/read.js';

const RUN = 'ta-benchmark-2026-04-03';
const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const SYSTEMS = ['trueasync', ...BLOCKING];
const WORKERS = [4, 8, 12, 16];

const memory = (runs, kind, system, workers) =>
  valueOf(runs(RUN), `${system}-${workers}`, `memoryMb.${kind}`);

/** Memory per worker added between 4 and 16, MB. */
const slope = (runs, kind, system) =>
  (memory(runs, kind, system, 16) - memory(runs, kind, system, 4)) / 12;

/** What the line through 4 and 16 workers leaves at none, MB. */
const base = (runs, kind, system) => memory(runs, kind, system, 4) - 4 * slope(runs, kind, system);

const timesMore = (runs, system, workers, kind = 'loaded') =>
  memory(runs, kind, system, workers) / memory(runs, kind, 'trueasync', workers);

const zts = (runs, kind, workers) =>
  memory(runs, kind, 'swoole-zts', workers) / memory(runs, kind, 'swoole-nts', workers) - 1;

export const claims = [
  {
    id: 'memory-2-3x-less',
    source: 'ta-results',
    where: 'Analysis, 4',
    quote: '2-3x less memory',
    kind: 'number',
    stated: {from: 2, to: 3, unit: 'ratio'},
    ours: (runs) => timesMore(runs, 'frankenphp-octane', 16),
    unit: 'ratio',
    digits: 2,
    verdict: 'selective',
    judge: ({params}) => (params.inside < params.cells ? 'selective' : 'holds'),
    calculation: (runs, f) =>
      BLOCKING.map(
        (system) =>
          `${f(memory(runs, 'loaded', system, 16))} / ${f(memory(runs, 'loaded', 'trueasync', 16))} = ` +
          f(timesMore(runs, system, 16), 'ratio'),
      ).join('; '),
    params: (runs) => {
      const all = WORKERS.flatMap((n) => BLOCKING.map((system) => timesMore(runs, system, n)));
      return {
        cells: all.length,
        inside: all.filter((ratio) => ratio >= 2 && ratio <= 3).length,
        lowest: Math.min(...all),
        highest: Math.max(...all),
        frankenphp: timesMore(runs, 'frankenphp-octane', 16),
      };
    },
  },
  {
    id: 'half-the-memory',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: 'half the memory',
    kind: 'number',
    stated: {value: 0.5, unit: 'share'},
    ours: (runs) => 1 / timesMore(runs, 'frankenphp-octane', 16, 'containerTotal'),
    unit: 'share',
    digits: 1,
    verdict: 'selective',
    judge: ({params}) => (params.frankenphp > 0.6 ? 'selective' : 'holds'),
    calculation: (runs, f) =>
      ['swoole-zts', 'frankenphp-octane']
        .map(
          (system) =>
            `${f(memory(runs, 'containerTotal', 'trueasync', 16))} / ` +
            `${f(memory(runs, 'containerTotal', system, 16))} = ` +
            f(1 / timesMore(runs, system, 16, 'containerTotal'), 'share'),
        )
        .join('; '),
    params: (runs) => ({
      swoole: 1 / timesMore(runs, 'swoole-zts', 16, 'containerTotal'),
      frankenphp: 1 / timesMore(runs, 'frankenphp-octane', 16, 'containerTotal'),
    }),
  },
  {
    id: 'still-lose-on-memory',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: 'lose on latency and memory',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({params}) => (params.fewest > params.own ? 'holds' : 'wrong'),
    calculation: (runs, f) =>
      `${f(memory(runs, 'loaded', 'trueasync', 4), 'mb')} < ` +
      BLOCKING.map((system) => f(memory(runs, 'loaded', system, 16), 'mb')).join(', '),
    params: (runs) => ({
      own: memory(runs, 'loaded', 'trueasync', 4),
      fewest: Math.min(...BLOCKING.map((system) => memory(runs, 'loaded', system, 16))),
      most: Math.max(...BLOCKING.map((system) => memory(runs, 'loaded', system, 16))),
    }),
  },
  {
    id: 'container-total-table',
    source: 'ta-results',
    where: 'Container Total Memory',
    quote: 'Container Total Memory',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      [4, 8, 16]
        .map((n) =>
          ['idle', 'loaded', 'containerTotal'].map((kind) => f(memory(runs, kind, 'trueasync', n))),
        )
        .map((row) => row.join(' / '))
        .join('; '),
    params: (runs) => ({
      loadedFew: memory(runs, 'loaded', 'trueasync', 4),
      totalFew: memory(runs, 'containerTotal', 'trueasync', 4),
      idleMany: memory(runs, 'idle', 'trueasync', 16),
      totalMany: memory(runs, 'containerTotal', 'trueasync', 16),
    }),
  },
  {
    id: 'under-load-200-connections',
    source: 'ta-results',
    where: 'Under Load, heading',
    quote: 'Under Load (200 concurrent connections)',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    calculation: (runs, f) =>
      SYSTEMS.map((system) =>
        f(memory(runs, 'loaded', system, 4) - memory(runs, 'idle', system, 4)),
      ).join('; '),
    params: () => ({connections: 200, cap: 1000}),
  },
  {
    id: 'frankenphp-370-mb',
    source: 'ta-results',
    where: 'Under Load; Summary',
    quote: 'Memory at 16w (load) 370 MB',
    kind: 'number',
    stated: {value: 370, unit: 'mb'},
    ours: (runs) => memory(runs, 'idle', 'frankenphp-octane', 16),
    unit: 'mb',
    digits: 0,
    verdict: 'not-derivable',
    judge: ({stated, ours}) => (stated.value < ours ? 'not-derivable' : 'holds'),
    calculation: (runs, f) =>
      `${f(memory(runs, 'loaded', 'frankenphp-octane', 16), 'mb')} < ` +
      f(memory(runs, 'idle', 'frankenphp-octane', 16), 'mb'),
    params: (runs) => ({
      idle: memory(runs, 'idle', 'frankenphp-octane', 16),
      twelve: memory(runs, 'loaded', 'frankenphp-octane', 12),
      total: memory(runs, 'containerTotal', 'frankenphp-octane', 16),
    }),
  },
  {
    id: 'memory-panel-of-chart',
    source: 'ta-chart',
    where: 'Throughput & Container Memory',
    quote: 'Memory Under Load (200 conn)',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
    calculation: (runs, f) => WORKERS.map((n) => f(chart(runs, 'trueasync', n), 'mb')).join(', '),
    params: (runs) => ({
      drawnFew: chart(runs, 'trueasync', 4),
      loadedFew: memory(runs, 'loaded', 'trueasync', 4),
      twelve: chart(runs, 'trueasync', 12),
      swoole: chart(runs, 'swoole-nts', 16),
    }),
    judge: ({params}) => (params.drawnFew === params.loadedFew ? 'holds' : 'wrong'),
  },
  {
    id: 'zts-5-10-percent-more',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote: 'slightly more memory (+5-10%)',
    kind: 'number',
    stated: {from: 0.05, to: 0.1, unit: 'share'},
    ours: (runs) => zts(runs, 'idle', 16),
    unit: 'share',
    digits: 1,
    verdict: 'selective',
    judge: ({stated, params}) =>
      Math.min(params.loadedMost, params.sixteen) < stated.from ? 'selective' : 'holds',
    calculation: (runs, f) => WORKERS.map((n) => f(zts(runs, 'idle', n), 'share')).join('; '),
    params: (runs) => ({
      lowest: Math.min(...[4, 8, 12].map((n) => zts(runs, 'idle', n))),
      highest: Math.max(...[4, 8, 12].map((n) => zts(runs, 'idle', n))),
      sixteen: zts(runs, 'idle', 16),
      loadedLeast: Math.min(...WORKERS.map((n) => zts(runs, 'loaded', n))),
      loadedMost: Math.max(...WORKERS.map((n) => zts(runs, 'loaded', n))),
    }),
  },
  {
    id: 'zts-memory-reasons',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote: 'read-only pages like the OPcache SHM segment',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'wrong',
  },
  {
    id: 'mb-per-worker',
    source: 'ta-results',
    where: 'Memory per Additional Worker',
    quote: '~15 ~23 ~21 ~5',
    kind: 'number',
    stated: {value: 15, unit: 'mb'},
    ours: (runs) => slope(runs, 'idle', 'trueasync'),
    unit: 'mb',
    digits: 1,
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.5 ? 'holds' : 'rounding'),
    calculation: (runs, f) =>
      SYSTEMS.map(
        (system) =>
          `(${f(memory(runs, 'idle', system, 16))} − ${f(memory(runs, 'idle', system, 4))}) / 12 = ` +
          f(slope(runs, 'idle', system), 'mb'),
      ).join('; '),
    params: (runs) => {
      const steps = [4, 8, 12].map(
        (n) =>
          (memory(runs, 'idle', 'trueasync', n + 4) - memory(runs, 'idle', 'trueasync', n)) / 4,
      );
      return {
        least: Math.min(...steps),
        most: Math.max(...steps),
        ownBase: base(runs, 'idle', 'trueasync'),
        swooleBase: base(runs, 'idle', 'swoole-nts'),
        frankenphpBase: base(runs, 'idle', 'frankenphp-octane'),
      };
    },
  },
  {
    id: 'frankenphp-less-because-of-go',
    source: 'ta-results',
    where: 'Analysis, 3',
    quote: "Go's runtime is more memory-efficient",
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(base(runs, 'idle', 'frankenphp-octane'), 'mb')} + ${f(slope(runs, 'idle', 'frankenphp-octane'), 'mb')} · N; ` +
      `${f(base(runs, 'idle', 'swoole-nts'), 'mb')} + ${f(slope(runs, 'idle', 'swoole-nts'), 'mb')} · N`,
    params: (runs) => ({
      base: base(runs, 'idle', 'frankenphp-octane'),
      swooleBase: base(runs, 'idle', 'swoole-nts'),
      slope: slope(runs, 'idle', 'frankenphp-octane'),
      swooleSlope: slope(runs, 'idle', 'swoole-nts'),
    }),
  },
  {
    id: 'memory-table-of-article',
    source: 'devto-article',
    where: 'Memory (under load)',
    quote: 'Memory (under load)',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(article(runs, 'trueasync-4'), 'mb')} = ${f(memory(runs, 'containerTotal', 'trueasync', 4), 'mb')} ≠ ` +
      f(memory(runs, 'loaded', 'trueasync', 4), 'mb'),
    params: (runs) => ({
      printed: article(runs, 'trueasync-4'),
      total: memory(runs, 'containerTotal', 'trueasync', 4),
      loaded: memory(runs, 'loaded', 'trueasync', 4),
    }),
  },
];

/** Loaded memory as the published picture draws it. */
function chart(runs, system, workers) {
  return valueOf(runs(`${RUN}-chart`), `${system}-${workers}`, 'memoryMb.loaded');
}

/** Loaded memory as the article prints it. */
function article(runs, id) {
  return valueOf(runs('devto-laravel-async-vs-octane'), id, 'memoryMb.loaded');
}
