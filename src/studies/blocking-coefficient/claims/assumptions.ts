import {claimsOf, each} from '../../claim.ts';
import type {Judgement} from '../../../../lib/verdict/types.ts';

const RUN = 'trueasync-theory';

/** The rates that steps 2 and 3 of the page on I/O-bound work print for workers and for coroutines. */
const WORKERS_RATE = '#fpm-step.throughputPerS';
const COROUTINES_RATE = '#coroutine-step.throughputPerS';

/** Slots beyond N* bring nothing; they bring no more than two margins of error. */
const NOTHING_MORE: Judgement = {
  by: 'at-most',
  than: 0.05,
  no: {by: 'at-most', than: 0.1, yes: 'rounding', no: 'wrong'},
};

const efficiency = claimsOf('trueasync-efficiency', RUN);
const statistics = claimsOf('trueasync-statistics', RUN);

/** What else those pages conclude from their formulas, what they assume, and what they say beside them. */
export const claims = [
  efficiency('same-throughput', 'Step 3', 'holds', {
    quote: 'Throughput is the same — because the CPU is the bottleneck',
    judge: {by: 'about', of: [WORKERS_RATE, COROUTINES_RATE], than: 'row-34-rate'},
    calculation:
      '{{#.environment.cores}} / {{#t-cpu-34-php-fpm.cpuMs, unit}} = {{row-34-rate, unit}}',
  }),
  efficiency('cpu-100', 'Step 2, table', 'rounding', {
    quote: 'CPU utilization … ~100%',
    stated: {value: 1, unit: 'share', ours: 'row-34-busy'},
    judge: 'rounded',
    calculation: '{{row-34-printed-slots}}; {{row-34-busy}}',
  }),
  efficiency('several-times-cpu', 'Conclusion', 'wrong', {
    quote: 'utilizing the same CPU several times more efficiently',
    judge: {by: 'about', of: WORKERS_RATE, than: COROUTINES_RATE, yes: 'wrong'},
    calculation: '{{#fpm-step.throughputPerS, unit}} = {{#coroutine-step.throughputPerS, unit}}',
  }),
  efficiency('orders-of-magnitude', 'Conclusion', 'wrong', {
    quote: 'orders of magnitude less memory',
    ours: 'memory-ratio',
    judge: {by: 'at-least', than: 100},
    calculation:
      '{{#sevalla.memoryMb.perWorker, unit}} / {{coroutine-memory, unit}} = {{memory-ratio}}',
  }),
  efficiency('from-34-to-5', 'Step 4', 'not-derivable', {
    quote: 'If T_cpu drops from 34 ms to 5 ms (which is realistic for stateful mode)',
    stated: {value: 5, unit: 'ms'},
  }),
  efficiency('tens-of-thousands', 'Summary: when coroutines provide a benefit', 'not-derivable', {
    quote: 'tens of thousands of req/s on one server',
  }),
  efficiency('switch-200-ns', 'Step 3', 'not-derivable', {
    quote: 'the scheduler switches to another in ~200 nanoseconds',
  }),
  efficiency('twenty-queries', 'Initial assumptions', 'not-derivable', {
    quote: 'This is the median estimate for ORM applications of moderate complexity',
    stated: {value: 20, unit: 'count'},
  }),
  efficiency('small-stacks', 'Step 3, note', 'rounding', {
    quote: 'memory for 27 coroutines would be just ~3.4 MiB',
    stated: {value: 3.4, unit: 'mib', ours: 'small-stacks-memory'},
    judge: {by: 'printed', yes: 'rounding', no: 'wrong'},
    calculation:
      '{{row-34-printed-slots}} · {{smallest-coroutine, unit}} = {{small-stacks-memory, unit}}',
  }),
  statistics('tasks-35', 'Scenario 1', 'rounding', {
    quote: '440 × 0.080 = 35 concurrent tasks',
    stated: {value: 35, unit: 'count', ours: 'scenario-440-tasks'},
    judge: {by: 'equal', no: {by: 'about', yes: 'rounding', no: 'wrong'}},
    calculation:
      '{{trueasync-statistics#laravel-api.throughputPerS, unit}} · {{trueasync-statistics#scenario-440.latencyMs.mean, unit}} = {{scenario-440-tasks, number(digits: 1)}}',
  }),
  statistics('not-160-workers', 'Scenario 2', 'not-derivable', {
    quote: 'PHP-FPM cannot handle 160 workers on 8 cores',
    stated: {value: 160, unit: 'count'},
  }),
  statistics('eight-thousand', 'Scenario 3', 'holds', {
    quote: '648 / 0.081 ≈ 8 000 req/s',
    stated: {value: 8000, unit: 'perS', ours: 'row-1-rate-of-slots'},
    judge: 'rounded',
    calculation:
      '{{row-1-printed-slots}} / {{row-1-service, unit}} = {{row-1-rate-of-slots, unit}}',
  }),

  efficiency('shift-to-io', 'Opening', 'not-derivable', {
    quote: 'This is driven by the growth of microservices, remote APIs, and cloud services',
  }),
  efficiency('no-noticeable-gain', 'Optimal concurrency', 'rounding', {
    quote: 'further increasing the number of tasks no longer yields a noticeable gain',
    ours: 'more-with-fifty',
    judge: NOTHING_MORE,
    calculation: '{{row-34-printed-slots}}: {{row-34-busy}}; {{usual-pool}}: +{{more-with-fifty}}',
  }),
  efficiency('why-async', 'Optimal concurrency', 'selective', {
    quote: 'This is precisely why asynchronous execution models are most effective',
    judge: {by: 'about', of: WORKERS_RATE, than: COROUTINES_RATE, yes: 'selective'},
    calculation: '{{#fpm-step.throughputPerS, unit}} = {{#coroutine-step.throughputPerS, unit}}',
  }),
  efficiency('laravel-10-30', 'Initial assumptions, note', 'not-derivable', {
    quote: 'a typical Laravel/Symfony application — from 10 to 30',
    stated: {from: 10, to: 30, unit: 'count'},
  }),
  efficiency('n-plus-one', 'Initial assumptions, note', 'not-derivable', {
    quote: 'The main source of growth is the N+1 pattern',
  }),
  efficiency('eighty-hide-latency', 'Estimating the number of coroutines', 'rounding', {
    quote: '80 coroutines per core allow virtually complete hiding of I/O latency',
    stated: {value: 1, unit: 'share', ours: 'busy-on-one-core'},
    judge: 'rounded',
    calculation: '{{busy-on-one-core}}',
  }),
  efficiency('slots-elsewhere', 'Sensitivity to environment', 'rounding', {
    quote: '~20 … ~80 … ~200',
    stated: {value: 20, unit: 'count', ours: 'lan-slots'},
    judge: 'rounded',
    calculation: '{{lan-slots}}; {{cloud-slots}}; {{cross-region-slots}}',
  }),
  efficiency('io-below-1-ms', 'Step 1', 'wrong', {
    quote: 'With ~10 SQL queries per endpoint, total I/O is less than 1 ms',
    key: true,
    stated: {value: 1, unit: 'ms', ours: 'local-average-least'},
    judge: {all: [{by: 'more'}, {by: 'at-least', of: 'local-simple-least'}], yes: 'wrong'},
    calculation: each(
      ['simple', 'average'],
      '{{local-queries}} · {{query-{}-least}}–{{query-{}-most, unit}} = {{local-{}-least}}–{{local-{}-most, unit}}',
    ),
  }),
  efficiency('extra-workers', 'Step 2', 'rounding', {
    quote: 'Extra workers … consume memory without increasing throughput',
    stated: {value: 0, unit: 'share', ours: 'more-with-fifty'},
    judge: NOTHING_MORE,
    calculation: '{{row-34-printed-slots}}: {{row-34-busy}}; {{usual-pool}}: +{{more-with-fifty}}',
  }),
  efficiency('footprint-is-stack', 'Step 3, note', 'not-derivable', {
    quote: 'The memory footprint of a coroutine in PHP is determined by the reserved C-stack size',
  }),
  efficiency('unrealistic-648', 'Step 4', 'not-derivable', {
    quote: '648 processes and 25.9 GB RAM — unrealistic',
    stated: {value: 648, unit: 'count'},
  }),
  efficiency('freed-5-2-gb', 'Step 5', 'holds', {
    quote: 'The freed ~5.2 GB',
    stated: {value: 5.2, unit: 'count', ours: 'freed-gb'},
    calculation:
      '{{row-5-worker-memory, unit}} − {{row-5-coroutine-memory, unit}} = {{freed-gb}} GB',
  }),
  efficiency('majority-io-bound', 'Summary, conclusion', 'not-derivable', {
    quote: 'which is the majority of modern web services',
  }),
  efficiency('extra-coroutines-no-problem', 'Practical notes', 'not-derivable', {
    quote: 'it is not a problem either: coroutines are lightweight',
  }),
];
