import {claimsOf, foundOf} from '../claim.ts';

const RUN = 'php-runtime-benchmark-2025-12-01';

const evidence = claimsOf('swoole-evidence', RUN);
const benchmark = claimsOf('php-runtime-benchmark', RUN);
const rerun = foundOf('symfony-7-runtimes');

/** What the sources claim, in the order in which a reader of the study meets it. */
export const claims = [
  evidence('ten-times', '5, table', 'not-checked', {
    quote: 'Swoole / FrankenPHP (worker) >10x',
    key: true,
    stated: {value: 10, unit: 'ratio'},
  }),
  rerun('ten-times-again', 'ten-times', 'other', {
    judge: {
      by: 'more',
      of: ['swoole-times-1000', 'frankenphp-worker-times-1000'],
      yes: 'same',
      some: 'partly',
      no: 'other',
    },
    calculation: '{{=swoole-times-1000}}; {{=frankenphp-worker-times-1000}}',
  }),
  rerun('ten-times-ours', 'ten-times', 'other', {
    ours: 'own-times-hello-runner-fpm',
    judge: {by: 'more', yes: 'same'},
  }),
  evidence('order-of-magnitude', '5, below the table', 'not-checked', {
    quote: 'an order of magnitude higher throughput',
  }),
  evidence('summary-ten-times', 'Summary, row Symfony runtimes', 'not-checked', {
    quote: '>10x … Stateful',
    stated: {value: 10, unit: 'ratio'},
  }),
  evidence('unit-three', '5, table', 'not-checked', {
    quote: 'Nginx Unit ~3x',
    stated: {value: 3, unit: 'ratio'},
  }),
  evidence('roadrunner-two', '5, table', 'not-checked', {
    quote: 'RoadRunner >2x',
    stated: {value: 2, unit: 'ratio'},
  }),
  rerun('roadrunner-two-again', 'roadrunner-two', 'other', {
    ours: 'roadrunner-times-1000',
    judge: {by: 'more', yes: 'same'},
    calculation: `{{${RUN}#roadrunner-w1-1000.throughputPerS}} / {{${RUN}#nginx-fpm-1000.throughputPerS}} = {{roadrunner-times-1000}}`,
  }),
  evidence('apache-half', '5, table', 'not-checked', {
    quote: 'Apache + mod_php ~0.5x (slower)',
    stated: {value: 0.5, unit: 'ratio'},
  }),
  rerun('apache-half-again', 'apache-half', 'other', {
    ours: 'apache-times-1000',
    judge: {by: 'printed', yes: 'same'},
    calculation: '{{=apache-times-1000}}; {{=apache-times-10}}',
  }),

  evidence('nine-runtimes', '5', 'selective', {
    quote: '9 PHP runtimes',
    stated: {value: 9, unit: 'count'},
  }),
  evidence('one-cpu', '5', 'selective', {
    quote: '1 CPU / 1 GB RAM',
    stated: {value: 1, unit: 'count'},
  }),
  evidence('process-per-request', '5, What is measured', 'wrong', {
    quote: 'FPM creates a process per request',
    calculation: '{{fpm-processes}}',
  }),
  evidence('event-loop', '5, What is measured', 'selective', {
    quote: 'Swoole and FrankenPHP … serve connections through an event loop',
    calculation: '{{swoole-times-1000}}; {{frankenphp-worker-times-1000}}',
  }),
  evidence('no-coroutines', '5, What is measured', 'holds', {
    quote: 'Test without DB — coroutines are not involved',
  }),

  benchmark('single-core', 'Raw numbers', 'selective', {
    quote: 'limited to a single CPU core to get comparable results',
  }),
  benchmark('openswoole-half', 'Notes', 'holds', {
    quote: 'OpenSwoole about half as fast as Swoole',
    key: true,
    stated: {value: 0.5, unit: 'share', ours: '=openswoole-share-1000'},
    judge: {
      by: 'about',
      tolerance: 0.2,
      because: '“about half” gives no digit, and is meant against all and a third',
    },
  }),
  benchmark('amphp-bad', 'Notes', 'artefact', {
    quote: 'AMPHP is really bad below 1000 parallel requests',
    judge: {
      by: 'about',
      of: '#amphp-10.latencyMs.mean',
      than: '#amphp-100.latencyMs.mean',
      yes: 'artefact',
    },
    calculation:
      '10 / {{#amphp-10.latencyMs.mean}} = {{#amphp-10.throughputPerS}}; ' +
      '100 / {{#amphp-100.latencyMs.mean}} = {{#amphp-100.throughputPerS}}',
  }),
  benchmark('time-proportional', 'Notes', 'holds', {
    quote: 'roughly proportional to the amount of concurrent requests',
    calculation: '{{=fpm-little}}',
  }),
];
