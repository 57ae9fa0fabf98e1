import {claimsOf, each} from '../../claim.ts';
import {BLOCKING, RUN, WORKERS} from '../cells.ts';

const SYSTEMS = ['trueasync', ...BLOCKING];
/** Systems as the names of quantities have them. */
const SHORT: Record<string, string> = {
  trueasync: 'trueasync',
  'swoole-nts': 'nts',
  'swoole-zts': 'zts',
  'frankenphp-octane': 'frankenphp',
};

/** FrankenPHP and each build of Swoole in all rows that the tables have; the totals lack a build and a row. */
const ROWS = [
  ...WORKERS.flatMap((n) =>
    ['swoole-nts', 'swoole-zts'].flatMap((than) => [
      {than, cell: `${n}.memoryMb.idle`},
      {than, cell: `${n}.memoryMb.loaded`},
    ]),
  ),
  ...[4, 8, 16].map((n) => ({than: 'swoole-zts', cell: `${n}.memoryMb.containerTotal`})),
];

const report = claimsOf('ta-results', RUN);
const article = claimsOf('devto-article', RUN);
const chart = claimsOf('ta-chart', RUN);

/** What the report and the article say of memory. */
export const claims = [
  report('memory-2-3x-less', 'Analysis, 4', 'selective', {
    quote: '2-3x less memory',
    key: true,
    stated: {from: 2, to: 3, unit: 'ratio', ours: 'times-more-frankenphp-octane-16'},
    judge: {by: 'less', of: 'cells-two-to-three', than: 'blocking-cells', yes: 'selective'},
    calculation: each(
      BLOCKING,
      '{{#{}-16.memoryMb.loaded}} / {{#trueasync-16.memoryMb.loaded}} = {{times-more-{}-16}}',
    ),
  }),
  article('half-the-memory', 'Key Takeaways', 'selective', {
    quote: 'half the memory',
    stated: {value: 0.5, unit: 'share', ours: 'total-share-frankenphp'},
    judge: {by: 'clearly-more', yes: 'selective'},
    calculation: '{{=total-share-zts}}; {{=total-share-frankenphp}}',
  }),
  article('still-lose-on-memory', 'Key Takeaways', 'holds', {
    quote: 'lose on latency and memory',
    judge: {
      by: 'more',
      of: 'least-blocking-loaded-16',
      than: '#trueasync-4.memoryMb.loaded',
    },
    calculation:
      `{{#trueasync-4.memoryMb.loaded, unit}} < ` +
      each(BLOCKING, '{{#{}-16.memoryMb.loaded, unit}}', ', '),
  }),
  report('container-total-table', 'Container Total Memory', 'not-derivable', {
    quote: 'Container Total Memory',
    calculation: [4, 8, 16]
      .map((n) =>
        each(['idle', 'loaded', 'containerTotal'], `{{#trueasync-${n}.memoryMb.{}}}`, ' / '),
      )
      .join('; '),
  }),
  report('under-load-200-connections', 'Under Load, heading', 'selective', {
    quote: 'Under Load (200 concurrent connections)',
    calculation: each(SYSTEMS, '{{growth-{}-4}}'),
  }),
  report('frankenphp-370-mb', 'Under Load; Summary', 'not-derivable', {
    quote: 'Memory at 16w (load) 370 MB',
    stated: {value: 370, unit: 'mb', ours: '#frankenphp-octane-16.memoryMb.idle'},
    judge: {by: 'more', yes: 'not-derivable'},
    calculation:
      '{{#frankenphp-octane-16.memoryMb.loaded, unit}} < {{#frankenphp-octane-16.memoryMb.idle, unit}}',
  }),
  chart('memory-panel-of-chart', 'Throughput & Container Memory', 'wrong', {
    quote: 'Memory Under Load (200 conn)',
    judge: {
      by: 'equal',
      of: 'ta-benchmark-2026-04-03-chart#trueasync-4.memoryMb.loaded',
      than: '#trueasync-4.memoryMb.loaded',
    },
    calculation: each(
      WORKERS,
      '{{ta-benchmark-2026-04-03-chart#trueasync-{}.memoryMb.loaded, unit}}',
      ', ',
    ),
  }),
  report('zts-5-10-percent-more', 'Analysis, 2', 'selective', {
    quote: 'slightly more memory (+5-10%)',
    stated: {from: 0.05, to: 0.1, unit: 'share', ours: 'zts-idle-16'},
    judge: {by: 'at-least', of: ['most-zts-loaded', 'zts-idle-16'], than: 'from', no: 'selective'},
    calculation: each(WORKERS, '{{zts-idle-{}}}'),
  }),
  report('zts-memory-reasons', 'Analysis, 2', 'wrong', {
    quote: 'read-only pages like the OPcache SHM segment',
  }),
  report('mb-per-worker', 'Memory per Additional Worker', 'holds', {
    quote: '~15 ~23 ~21 ~5',
    stated: {value: 15, unit: 'mb', ours: 'memory-slope-trueasync'},
    judge: {by: 'printed', no: 'rounding'},
    calculation: SYSTEMS.map(
      (system) =>
        `({{#${system}-16.memoryMb.idle}} − {{#${system}-4.memoryMb.idle}}) / 12 = {{memory-slope-${SHORT[system]}, unit(digits: 1)}}`,
    ).join('; '),
  }),
  report('frankenphp-less-because-of-go', 'Analysis, 3', 'not-derivable', {
    quote: "Go's runtime is more memory-efficient",
    calculation: each(
      ['frankenphp', 'nts'],
      '{{memory-base-{}, unit}} + {{memory-slope-{}, unit(digits: 1)}} · N',
    ),
  }),
  article('memory-table-of-article', 'Memory (under load)', 'not-derivable', {
    quote: 'Memory (under load)',
    calculation:
      '{{devto-laravel-async-vs-octane#trueasync-4.memoryMb.loaded, unit}} = {{#trueasync-4.memoryMb.containerTotal, unit}} ≠ {{#trueasync-4.memoryMb.loaded, unit}}',
  }),
  report('frankenphp-uses-less', 'Analysis, 3', 'holds', {
    quote: 'FrankenPHP Octane uses less memory',
    judge: {
      by: 'less',
      of: ROWS.map(({cell}) => `#frankenphp-octane-${cell}`),
      than: ROWS.map(({than, cell}) => `#${than}-${cell}`),
      no: 'selective',
    },
    calculation: each(
      WORKERS,
      '{{#frankenphp-octane-{}.memoryMb.idle}} < {{#swoole-nts-{}.memoryMb.idle}}',
    ),
  }),
];
