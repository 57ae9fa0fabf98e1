import {claimsOf, each} from '../../claim.ts';

const RUN = 'trueasync-theory';

const statistics = claimsOf('trueasync-statistics', RUN);

export const claims = [
  statistics('median-15-30', 'section 1', 'not-derivable', {
    quote: 'Median for a typical ORM application: 15–30 queries',
    stated: {from: 15, to: 30, unit: 'count'},
  }),
  statistics('symfony-30', 'section 1', 'wrong', {
    quote: 'Symfony uses a threshold of 30 queries',
    stated: {value: 30, unit: 'count', ours: 'yellow-above'},
    calculation: '{{yellow-above}} ≠ {{symfony-test-message}}',
  }),
  statistics('full-time-sums', 'section 2, table of full times', 'wrong', {
    quote: 'Full time = server-side execution time + network round-trip',
    stated: {from: 3, to: 10, unit: 'ms', ours: 'cloud-average-least'},
    judge: {by: 'clearly-less', than: 'from', yes: 'wrong'},
    calculation: each(
      ['least', 'most'],
      '{{query-average-{}}} + {{round-trip-{}}} = {{cloud-average-{}, unit}}',
    ),
  }),
  statistics('four-ms', 'section 2', 'not-derivable', {
    quote: '4 ms per average query is a well-grounded estimate',
    stated: {value: 4, unit: 'ms'},
    calculation: '{{cloud-average-least}}–{{cloud-average-most, unit}}; {{=linkbench-tail}}',
  }),
  statistics('three-to-six-ms', 'Summary, time per SQL query', 'wrong', {
    quote: '3–6 ms | Percona p50 + CYBERTEC round-trip',
    stated: {from: 3, to: 6, unit: 'ms', ours: 'cloud-median-least'},
    judge: {by: 'clearly-less', than: 'from', yes: 'wrong'},
    calculation: '{{=cloud-median-least, unit}}; {{=cloud-median-most, unit}}',
  }),
  statistics('cpu-small-fraction', 'section 3', 'not-derivable', {
    quote: 'CPU time constitutes a small fraction of wall time',
    ours: 'row-34-cpu-share',
    calculation:
      '{{#t-cpu-34-php-fpm.cpuMs, unit}} / {{row-34-service, unit}} = {{row-34-cpu-share}}',
  }),
  statistics('wordpress-heavier', 'section 4', 'selective', {
    quote: 'because each request is heavier (more SQL queries, more complex rendering)',
    ours: 'wordpress-queries',
    judge: {by: 'more', than: ['symfony-queries', 'laravel-api-queries'], some: 'selective'},
    calculation: '{{laravel-api-queries}} < {{wordpress-queries}} < {{symfony-queries}}',
  }),
  statistics('six-to-eight-gb', 'Scenario 2', 'wrong', {
    quote: 'Total: ~6–8 GB for workers alone',
    stated: {from: 6, to: 8, unit: 'count', ours: 'workers-gb-least'},
    judge: {by: 'clearly-less', than: 'from', yes: 'wrong'},
    calculation: each(
      ['least', 'most'],
      '{{scenario-workers}} · {{scenario-worker-mb-{}}} MB = {{workers-gb-{}}} GB',
    ),
  }),
];
