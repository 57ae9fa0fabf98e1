import {claimsOf} from '../../claim.ts';

const WORKERS = [4, 8, 12, 16];

/** In each row of the table the build is as fast as the one that ran without OPcache. */
export const SAME_AS_WITHOUT = {
  by: 'equal',
  of: WORKERS.map((n) => `ta-benchmark-2026-04-03#swoole-zts-${n}.throughputPerS`),
  than: WORKERS.map(
    (n) => `ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-without.throughputPerS`,
  ),
} as const;

const report = claimsOf('ta-results');

/** What the report says of OPcache. */
export const claims = [
  report('opcache-throughput-change', 'Analysis, 2a, table', 'holds', {
    quote: '-12%, -22%, -17%, -14%',
    stated: {value: 0.22, unit: 'share'},
    ours: 'opcache-loss-8',
    judge: 'printed',
    calculation: WORKERS.map(
      (n) =>
        `1 − {{ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-with.throughputPerS}} / {{ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-without.throughputPerS}} = {{opcache-loss-${n}}}`,
    ).join('; '),
  }),
  report('opcache-memory-5-8-percent', 'Analysis, 2a', 'rounding', {
    quote: 'reduced memory by ~5-8%',
    stated: {from: 0.05, to: 0.08, unit: 'share'},
    ours: 'opcache-saving-share-16',
    judge: {by: 'printed', of: 'least-opcache-saving-share', than: 'from', no: 'rounding'},
    calculation: WORKERS.map((n) => `{{opcache-saving-share-${n}}}`).join('; '),
  }),
  report('opcache-loss-is-real', 'Analysis, 2a', 'not-derivable', {
    quote: 'The throughput loss is real',
    calculation: '2 · (1/2)⁴ = 1/8',
  }),
  report('opcache-all-tests-rerun', 'Analysis, 2a', 'selective', {
    quote: 'we re-ran all tests',
    judge: {...SAME_AS_WITHOUT, yes: 'selective', no: 'wrong'},
    calculation: WORKERS.map(
      (n) =>
        `{{ta-benchmark-2026-04-03#swoole-zts-${n}.throughputPerS}} = {{ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-without.throughputPerS}}`,
    ).join('; '),
  }),
  report('opcache-configured-identically', 'Notes; Configuration', 'wrong', {
    quote: 'OPcache configured identically',
    judge: {...SAME_AS_WITHOUT, yes: 'wrong'},
    calculation: WORKERS.map(
      (n) =>
        `{{ta-benchmark-2026-04-03#swoole-zts-${n}.throughputPerS}} = {{ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-without.throughputPerS}}`,
    ).join('; '),
  }),
  report('opcache-faster-configuration', 'Analysis, 2a', 'holds', {
    quote: 'use the faster configuration',
    judge: {
      all: [SAME_AS_WITHOUT, {by: 'more', of: WORKERS.map((n) => `opcache-loss-${n}`), than: 0}],
    },
    calculation: WORKERS.map(
      (n) =>
        `{{ta-benchmark-2026-04-03#swoole-zts-${n}.throughputPerS}} > {{ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-with.throughputPerS}}`,
    ).join('; '),
  }),
  report('opcache-userland-20-6-mb', 'Analysis, 2a', 'not-derivable', {
    quote: 'stayed at 20.6 MB regardless',
    stated: {value: 20.6, unit: 'mb'},
    calculation:
      '{{ta-benchmark-2026-04-03-opcache#swoole-zts-with.phpHeapMb, unit}} ≠ {{ta-benchmark-2026-04-03#swoole-zts-4.phpHeapMb, unit}}',
  }),
  report('opcache-no-recompilation', 'Analysis, 2a', 'wrong', {
    quote: 'there is no recompilation to prevent',
    calculation:
      '{{requests-per-worker}} · 4 / {{ta-benchmark-2026-04-03#swoole-zts-4.throughputPerS, unit}} = {{worker-life-zts-4, unit}}',
  }),
  report('opcache-adds-pages', 'Analysis, 2a', 'wrong', {
    quote: 'while providing no benefit',
    judge: {by: 'more', of: 'least-opcache-saving', than: 'opcache-segment', yes: 'wrong'},
    calculation: WORKERS.map(
      (n) =>
        `{{ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-without.memoryMb.idle}} − {{ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-with.memoryMb.idle}} = {{opcache-saving-${n}, unit}}`,
    ).join('; '),
  }),
  report('opcache-counterproductive', 'Analysis, 2a', 'not-derivable', {
    quote: 'OPcache is counterproductive for Swoole',
    calculation: WORKERS.map((n) => `{{opcache-loss-${n}}}`).join('; '),
  }),
];
