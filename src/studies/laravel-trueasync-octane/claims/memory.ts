import type {Claim} from '../../types.ts';

const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const SYSTEMS = ['trueasync', ...BLOCKING];
/** Systems as the names of quantities have them. */
const SHORT: Record<string, string> = {
  trueasync: 'trueasync',
  'swoole-nts': 'nts',
  'swoole-zts': 'zts',
  'frankenphp-octane': 'frankenphp',
};
const WORKERS = [4, 8, 12, 16];

/**
 * Whether FrankenPHP takes less than each build of Swoole in all rows that the tables have, idle, under load and in the
 * container totals, which lack a build and a row.
 */
function frankenPhpIsLess(q: (name: string) => number) {
  const memory = (system: string, n: number, state: 'idle' | 'loaded' | 'containerTotal') =>
    q(`ta-benchmark-2026-04-03#${system}-${n}.memoryMb.${state}`);
  const less = (than: string, n: number, state: 'idle' | 'loaded' | 'containerTotal') =>
    memory('frankenphp-octane', n, state) < memory(than, n, state);
  return (
    WORKERS.every((n) =>
      ['swoole-nts', 'swoole-zts'].every(
        (than) => less(than, n, 'idle') && less(than, n, 'loaded'),
      ),
    ) && [4, 8, 16].every((n) => less('swoole-zts', n, 'containerTotal'))
  );
}

export const claims: Claim[] = [
  {
    id: 'memory-2-3x-less',
    key: true,
    source: 'ta-results',
    where: 'Analysis, 4',
    quote: '2-3x less memory',
    kind: 'number',
    stated: {from: 2, to: 3, unit: 'ratio'},
    ours: 'times-more-frankenphp-octane-16',
    verdict: 'selective',
    judge: ({q}) => (q('cells-two-to-three') < q('blocking-cells') ? 'selective' : 'holds'),
    calculation: ({say}) =>
      BLOCKING.map(
        (system) =>
          `${say(`loaded-${system}-16`)} / ${say('loaded-trueasync-16')} = ${say(`times-more-${system}-16`)}`,
      ).join('; '),
  },
  {
    id: 'half-the-memory',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: 'half the memory',
    kind: 'number',
    stated: {value: 0.5, unit: 'share'},
    ours: 'total-share-frankenphp',
    verdict: 'selective',
    judge: ({ours}) => (ours > 0.6 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('total-trueasync-16')} / ${say('total-swoole-zts-16')} = ${say('total-share-zts')}; ` +
      `${say('total-trueasync-16')} / ${say('total-frankenphp-octane-16')} = ${say('total-share-frankenphp')}`,
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
    judge: ({q}) => (q('least-blocking-loaded-16') > q('loaded-trueasync-4') ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('loaded-trueasync-4', 'unit')} < ` +
      BLOCKING.map((system) => say(`loaded-${system}-16`, 'unit')).join(', '),
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
    calculation: ({say}) =>
      [4, 8, 16]
        .map((n) =>
          ['idle', 'loaded', 'total'].map((kind) => say(`${kind}-trueasync-${n}`)).join(' / '),
        )
        .join('; '),
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
    calculation: ({say}) => SYSTEMS.map((system) => say(`growth-${system}-4`)).join('; '),
  },
  {
    id: 'frankenphp-370-mb',
    source: 'ta-results',
    where: 'Under Load; Summary',
    quote: 'Memory at 16w (load) 370 MB',
    kind: 'number',
    stated: {value: 370, unit: 'mb'},
    ours: 'idle-frankenphp-octane-16',
    verdict: 'not-derivable',
    judge: ({stated, ours}) => (stated.value < ours ? 'not-derivable' : 'holds'),
    calculation: ({say}) =>
      `${say('loaded-frankenphp-octane-16', 'unit')} < ${say('idle-frankenphp-octane-16', 'unit')}`,
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
    judge: ({q}) => (q('chart-trueasync-4') === q('loaded-trueasync-4') ? 'holds' : 'wrong'),
    calculation: ({say}) => WORKERS.map((n) => say(`chart-trueasync-${n}`, 'unit')).join(', '),
  },
  {
    id: 'zts-5-10-percent-more',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote: 'slightly more memory (+5-10%)',
    kind: 'number',
    stated: {from: 0.05, to: 0.1, unit: 'share'},
    ours: 'zts-idle-16',
    verdict: 'selective',
    judge: ({stated, q}) =>
      Math.min(q('most-zts-loaded'), q('zts-idle-16')) < stated.from ? 'selective' : 'holds',
    calculation: ({say}) => WORKERS.map((n) => say(`zts-idle-${n}`)).join('; '),
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
    ours: 'memory-slope-trueasync',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) <= 0.5 ? 'holds' : 'rounding'),
    calculation: ({say}) =>
      SYSTEMS.map(
        (system) =>
          `(${say(`idle-${system}-16`)} − ${say(`idle-${system}-4`)}) / 12 = ${say(`memory-slope-${SHORT[system]}`, 'unit(digits: 1)')}`,
      ).join('; '),
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
    calculation: ({say}) =>
      ['frankenphp', 'nts']
        .map(
          (system) =>
            `${say(`memory-base-${system}`, 'unit')} + ${say(`memory-slope-${system}`, 'unit(digits: 1)')} · N`,
        )
        .join('; '),
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
    calculation: ({say}) =>
      `${say('article-trueasync-4', 'unit')} = ${say('total-trueasync-4', 'unit')} ≠ ${say('loaded-trueasync-4', 'unit')}`,
  },
  {
    id: 'frankenphp-uses-less',
    source: 'ta-results',
    where: 'Analysis, 3',
    quote: 'FrankenPHP Octane uses less memory',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({q}) => (frankenPhpIsLess(q) ? 'holds' : 'selective'),
    calculation: ({say}) =>
      WORKERS.map(
        (n) =>
          `${say(`ta-benchmark-2026-04-03#frankenphp-octane-${n}.memoryMb.idle`)} < ${say(`ta-benchmark-2026-04-03#swoole-nts-${n}.memoryMb.idle`)}`,
      ).join('; '),
  },
];
