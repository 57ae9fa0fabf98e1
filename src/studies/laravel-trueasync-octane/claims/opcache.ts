import {claimsOf, each} from '../../claim.ts';
import {RUN, WORKERS} from '../cells.ts';

/** In each row of the table the build is as fast as the one that ran without OPcache. */
export const SAME_AS_WITHOUT = {
  by: 'equal',
  of: WORKERS.map((n) => `#swoole-zts-${n}.throughputPerS`),
  than: WORKERS.map(
    (n) => `ta-benchmark-2026-04-03-opcache#swoole-zts-${n}-without.throughputPerS`,
  ),
} as const;

const report = claimsOf('ta-results', RUN);

/** What the report says of OPcache. */
export const claims = [
  report('opcache-throughput-change', 'Analysis, 2a, table', 'holds', {
    quote: '-12%, -22%, -17%, -14%',
    stated: {value: 0.22, unit: 'share', ours: 'opcache-loss-8'},
    calculation: each(
      WORKERS,
      '1 − {{ta-benchmark-2026-04-03-opcache#swoole-zts-{}-with.throughputPerS}} / {{ta-benchmark-2026-04-03-opcache#swoole-zts-{}-without.throughputPerS}} = {{opcache-loss-{}}}',
    ),
  }),
  report('opcache-memory-5-8-percent', 'Analysis, 2a', 'rounding', {
    quote: 'reduced memory by ~5-8%',
    stated: {from: 0.05, to: 0.08, unit: 'share', ours: 'opcache-saving-share-16'},
    judge: {by: 'printed', of: 'least-opcache-saving-share', than: 'from', no: 'rounding'},
    calculation: each(WORKERS, '{{opcache-saving-share-{}}}'),
  }),
  report('opcache-loss-is-real', 'Analysis, 2a', 'not-derivable', {
    quote: 'The throughput loss is real',
    calculation: '2 · (1/2)⁴ = 1/8',
  }),
  report('opcache-all-tests-rerun', 'Analysis, 2a', 'selective', {
    quote: 'we re-ran all tests',
    judge: {...SAME_AS_WITHOUT, yes: 'selective', no: 'wrong'},
    calculation: each(
      WORKERS,
      '{{#swoole-zts-{}.throughputPerS}} = {{ta-benchmark-2026-04-03-opcache#swoole-zts-{}-without.throughputPerS}}',
    ),
  }),
  report('opcache-configured-identically', 'Notes; Configuration', 'wrong', {
    quote: 'OPcache configured identically',
    judge: {...SAME_AS_WITHOUT, yes: 'wrong'},
    calculation: each(
      WORKERS,
      '{{#swoole-zts-{}.throughputPerS}} = {{ta-benchmark-2026-04-03-opcache#swoole-zts-{}-without.throughputPerS}}',
    ),
  }),
  report('opcache-faster-configuration', 'Analysis, 2a', 'holds', {
    quote: 'use the faster configuration',
    judge: {
      all: [SAME_AS_WITHOUT, {by: 'more', of: WORKERS.map((n) => `opcache-loss-${n}`), than: 0}],
    },
    calculation: each(
      WORKERS,
      '{{#swoole-zts-{}.throughputPerS}} > {{ta-benchmark-2026-04-03-opcache#swoole-zts-{}-with.throughputPerS}}',
    ),
  }),
  report('opcache-userland-20-6-mb', 'Analysis, 2a', 'not-derivable', {
    quote: 'stayed at 20.6 MB regardless',
    stated: {value: 20.6, unit: 'mb'},
    calculation:
      '{{ta-benchmark-2026-04-03-opcache#swoole-zts-with.phpHeapMb, unit}} ≠ {{#swoole-zts-4.phpHeapMb, unit}}',
  }),
  report('opcache-no-recompilation', 'Analysis, 2a', 'wrong', {
    quote: 'there is no recompilation to prevent',
    calculation:
      '{{requests-per-worker}} · 4 / {{#swoole-zts-4.throughputPerS, unit}} = {{worker-life-zts-4, unit}}',
  }),
  report('opcache-adds-pages', 'Analysis, 2a', 'wrong', {
    quote: 'while providing no benefit',
    judge: {by: 'more', of: 'least-opcache-saving', than: 'opcache-segment', yes: 'wrong'},
    calculation: each(
      WORKERS,
      '{{ta-benchmark-2026-04-03-opcache#swoole-zts-{}-without.memoryMb.idle}} − {{ta-benchmark-2026-04-03-opcache#swoole-zts-{}-with.memoryMb.idle}} = {{opcache-saving-{}, unit}}',
    ),
  }),
  report('opcache-counterproductive', 'Analysis, 2a', 'not-derivable', {
    quote: 'OPcache is counterproductive for Swoole',
    calculation: each(WORKERS, '{{opcache-loss-{}}}'),
  }),
];
