import {claimsOf, each} from '../../claim.ts';

const RUN = 'trueasync-theory';

const ROWS = ['row-34', 'row-10', 'row-5', 'row-1'];

const efficiency = claimsOf('trueasync-efficiency', RUN);
const statistics = claimsOf('trueasync-statistics', RUN);
const python = claimsOf('trueasync-python', RUN);

/** What the pages on theory and statistics say of times and slots, and of the gain. */
export const claims = [
  efficiency('cpu-34-ms', 'Step 1', 'not-derivable', {
    quote: 'T_cpu ≈ W ≈ 34 ms',
    stated: {value: 34, unit: 'ms', ours: 'service-with-default-pool'},
    calculation:
      '{{trueasync-statistics#laravel-api.load.vus}} / {{#sevalla.throughputPerS, unit}} = {{service-at-34, unit}}; ' +
      '{{trueasync-statistics#default-pool.slots}} / {{#sevalla.throughputPerS, unit}} = {{service-with-default-pool, unit}}',
  }),
  efficiency('fifteen-workers', 'PHP-FPM vs Coroutines, initial data', 'not-derivable', {
    quote: 'Number of PHP-FPM workers in benchmark',
    stated: {value: 15, unit: 'count', ours: 'trueasync-statistics#default-pool.slots'},
    calculation:
      'pm.max_children = {{trueasync-statistics#default-pool.slots}} ≠ {{trueasync-statistics#laravel-api.load.vus}}',
  }),
  statistics('cpu-2-3-ms', 'section 3', 'not-derivable', {
    quote: 'CPU time per request ≈ 2.3 ms',
    stated: {value: 2.3, unit: 'ms'},
    calculation:
      '1 / {{trueasync-statistics#laravel-api.throughputPerS, unit}} = {{laravel-on-one, unit}}; ' +
      '{{trueasync-statistics#laravel-api.load.vus}} / {{trueasync-statistics#laravel-api.throughputPerS, unit}} = {{laravel-on-all, unit}}',
  }),
  statistics('cpu-1-ms', 'section 3', 'not-derivable', {
    quote: 'CPU time per request ≈ 1 ms',
    stated: {value: 1, unit: 'ms', ours: 'symfony-on-all'},
    calculation:
      '1 / {{trueasync-statistics#symfony-doctrine.throughputPerS, unit}} = {{symfony-on-one, unit}}; ' +
      '{{trueasync-statistics#laravel-api.load.vus}} / {{trueasync-statistics#symfony-doctrine.throughputPerS, unit}} = {{symfony-on-all, unit}}',
  }),
  statistics('same-8-cores', 'Scenario 3', 'wrong', {
    quote: 'PHP-FPM on the same 8 cores',
    stated: {value: 8, unit: 'cores', ours: 'trueasync-statistics#.environment.cores'},
    calculation: '{{trueasync-statistics#.environment.cores}} ≠ {{#.environment.cores}}',
  }),
  statistics('fifteen-match', 'Scenario 1', 'wrong', {
    quote:
      'This matches the fact that Laravel with 15 concurrent PHP-FPM workers already achieves 440 req/s',
    key: true,
    stated: {value: 440, unit: 'perS', ours: 'fifteen-worker-rate'},
    judge: 'about',
    calculation:
      '{{trueasync-statistics#laravel-api.load.vus}} / {{base-service, unit}} = {{fifteen-worker-rate, unit}}',
  }),

  efficiency('slots-640', 'Scaling by number of cores', 'rounding', {
    quote: '8 × 80 = 640 coroutines',
    stated: {value: 640, unit: 'count', ours: 'base-slots'},
    judge: 'rounded',
    calculation: '{{#.environment.cores}} · (1 + {{base-beta}}) = {{base-slots}}',
  }),
  efficiency('slots-localhost', 'Sensitivity to environment', 'wrong', {
    quote: 'Localhost / Unix-socket … ~2',
    stated: {value: 2, unit: 'count', ours: 'localhost-slots'},
    judge: 'rounded',
    calculation:
      '1 + {{#environment-localhost.ioMs, unit}} / {{#base.cpuMs, unit}} = {{localhost-slots}}',
  }),
  efficiency('zalando-22', 'Estimating the number of coroutines', 'holds', {
    quote: '2 × (1 + 50/5) = 22 threads',
    stated: {value: 22, unit: 'count', ours: 'zalando-threads'},
    calculation: '2 · (1 + {{#zalando.stageMs.total, unit}} / {{#zalando.cpuMs, unit}})',
  }),
  efficiency('coefficient-name', 'Optimal concurrency', 'selective', {
    quote: 'is known as the blocking coefficient',
    key: true,
    calculation: 'β = {{base-beta}}; b = β / (1 + β) = {{base-share}}; 1 + β = 1 / (1 − b)',
  }),
  efficiency('cpu-time-table', 'Step 4, table', 'holds', {
    quote: 'λ (req/s) 237, 800, 1 600, 8 000',
    judge: {by: 'less', of: 'table-deviation', than: 0.01},
    calculation: each(
      ROWS,
      '{{{}-printed-slots}} / {{{}-service, unit}} = {{{}-rate-of-slots, unit}}',
    ),
  }),
  statistics('w-80-ms', 'Scenario 1', 'rounding', {
    quote: 'W = 80 ms',
    stated: {value: 80, unit: 'ms', ours: 'base-service'},
    judge: 'rounded',
    calculation: '{{#base.ioMs, unit}} + {{#base.cpuMs, unit}}',
  }),

  efficiency('gain-13', 'Summary: when coroutines provide a benefit', 'not-derivable', {
    quote: 'throughput increase up to 13x',
    key: true,
    stated: {value: 13, unit: 'ratio', ours: 'table-growth-1'},
    calculation: '{{=table-growth-5}}; {{=table-growth-1}}; {{=gain-over-fifty}}',
  }),
  efficiency('memory-20', 'Step 3', 'holds', {
    quote: 'a ~20x difference',
    stated: {value: 20, unit: 'ratio', ours: 'memory-ratio'},
    judge: 'about',
    calculation: '{{#sevalla.memoryMb.perWorker, unit}} / {{coroutine-memory, unit}}',
  }),
  statistics('coroutine-4-kib', 'Scenario 2', 'selective', {
    quote: 'A difference of four orders of magnitude',
    stated: {value: 10000, unit: 'ratio', ours: 'least-memory-ratio'},
    judge: {
      by: 'far-less',
      of: 'small-memory-ratio',
      no: {by: 'far-less', yes: 'selective'},
      yes: 'wrong',
    },
    calculation:
      '{{#sevalla.memoryMb.perWorker, unit}} / {{coroutine-small, unit}} = {{small-memory-ratio}}; ' +
      '{{#sevalla.memoryMb.perWorker, unit}} / {{smallest-coroutine-memory, unit}} = {{least-memory-ratio}}',
  }),
  python('equal-times', 'Key takeaway', 'wrong', {
    quote: 'When T_io ≈ T_cpu — minimal or zero',
    stated: {value: 1, unit: 'ratio', ours: 'gain-at-equal-times'},
    judge: 'about',
    calculation: '1 + T_io / T_cpu = 1 + 1 = {{gain-at-equal-times}}',
  }),
  python('paterson-rows', 'section 10', 'selective', {
    quote: 'synchronous frameworks with C servers showed higher throughput',
    ours: 'paterson-omitted',
    judge: {by: 'equal', than: 0, no: 'selective'},
    calculation: '{{paterson-rows}} − {{paterson-shown}} = {{paterson-omitted}}',
  }),
];
