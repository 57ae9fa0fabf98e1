import {claimsOf, each} from '../../claim.ts';
import {BLOCKING, RUN, WORKERS} from '../cells.ts';

const report = claimsOf('ta-results', RUN);
const article = claimsOf('devto-article', RUN);

/** How many workers do as much, and where the time goes. */
export const claims = [
  report('linear-scaling', 'Analysis, 4', 'wrong', {
    quote: 'scale linearly',
    judge: {by: 'at-most', of: 'per-worker-fall', than: 0.1},
    calculation: '{{=per-worker-fall}}',
  }),
  report('forty-to-forty-five-per-worker', 'Analysis, 4', 'selective', {
    quote: '~40-45 req/s per worker',
    stated: {from: 40, to: 45, unit: 'perS', ours: 'per-worker-16'},
    judge: {by: 'within', of: ['least-rate-per-worker', 'most-rate-per-worker'], no: 'selective'},
    calculation: each(WORKERS, '{{per-worker-{}, unit}}'),
  }),
  report('average-of-three', 'Analysis, 4, table', 'rounding', {
    quote: '~185 (46/worker)',
    stated: {value: 185, unit: 'perS', ours: 'average-4'},
    judge: 'rounded',
    calculation: `(${each(BLOCKING, '{{#{}-4.throughputPerS}}', ' + ')}) / 3 = {{average-4, unit}}`,
  }),
  report('workers-needed-table', 'Analysis, 4, table', 'rounding', {
    quote: '22, 23, 25, 27',
    stated: {value: 23, unit: 'count', ours: 'needed-8'},
    judge: 'rounded',
    calculation: each(WORKERS, '{{wanted}} / {{per-worker-{}}} = {{needed-exactly-{}}}'),
  }),
  report('about-25-workers', 'Analysis, 4; Summary', 'not-derivable', {
    quote: '~25 workers to match',
    stated: {value: 25, unit: 'count', ours: 'needed-contention'},
    calculation: '{{needed-linear}}; {{needed-contention}}; max X(N) = {{decline-peak, unit}}',
  }),
  article('spin-up-22-27-workers', 'Key Takeaways', 'not-derivable', {
    quote: '22-27 blocking workers to match throughput',
    stated: {from: 22, to: 27, unit: 'count', ours: 'needed-contention'},
    calculation: '{{needed-linear}}; {{needed-contention}}',
  }),
  article('five-six-times-fewer-workers', 'Key Takeaways', 'rounding', {
    quote: '5-6x fewer workers',
    stated: {from: 5, to: 6, unit: 'ratio', ours: 'times-fewer-16'},
    calculation: each(
      [4, 16],
      '{{ta-benchmark-2026-04-03-stated#blocking-average-{}.workersNeeded}} / 4 = {{times-fewer-{}}}',
    ),
  }),
  report('four-workers-reach-990', 'Summary', 'holds', {
    quote: 'Workers to reach 990 req/s 4',
    stated: {value: 4, unit: 'count', ours: 'few-workers'},
    judge: {by: 'about', of: '#trueasync-4.throughputPerS', than: 'wanted'},
    calculation: '{{#trueasync-4.throughputPerS, unit}}',
  }),
  report('slightly-decreases', 'Analysis, 4', 'not-derivable', {
    quote: 'due to PostgreSQL contention and CPU scheduling',
    calculation: '{{per-worker-4, unit}} → {{per-worker-16, unit}}',
  }),
  article('generous-sixteen-workers', 'Throughput', 'selective', {
    quote: '16 workers to be generous',
    judge: {by: 'more', of: 'stated-workers', than: 'most-workers', yes: 'selective'},
    calculation:
      '{{offered, unit}} · ({{ta-benchmark-2026-04-03-stated#swoole-4.stageMs.php}} + {{ta-benchmark-2026-04-03-stated#swoole-4.stageMs.ioWait, unit}}) = {{stated-workers}}',
  }),
  article('dozens-of-requests-per-worker', 'Throughput', 'not-derivable', {
    quote: 'one worker runs dozens of requests concurrently',
    calculation:
      '{{#trueasync-4.throughputPerS}} · {{#trueasync-4.latencyMs.p50, in(unit: s)}} / 4 = {{in-flight-per-worker}}',
  }),
  report('two-hundred-connections', 'Analysis, 1', 'wrong', {
    quote: '200 effective connections',
    stated: {value: 200, unit: 'count', ours: 'connections-at-4'},
    judge: {by: 'far-less', yes: 'wrong'},
    calculation:
      '{{=connections-at-4}}; {{#trueasync-4.throughputPerS}} × {{#trueasync-4.latencyMs.p50, in(unit: s)}} = {{in-flight-trueasync-4}}',
  }),
  report('fifty-coroutines-per-worker', 'Analysis, 1', 'not-derivable', {
    quote: 'up to 50 coroutines concurrently',
    stated: {value: 50, unit: 'count'},
    calculation: '{{=in-flight-per-worker}}',
  }),

  report('blocking-28-ms-per-request', 'Analysis, 5, Swoole (4w)', 'wrong', {
    quote: '~5 ms + ~23 ms',
    stated: {value: 28, unit: 'ms', ours: 'service-nts-4'},
    judge: {
      by: 'clearly-more',
      of: '#swoole-nts-4.throughputPerS',
      than: 'stated-rate',
      yes: 'wrong',
    },
    calculation:
      '4 / {{stated-service, unit}} = {{stated-rate, unit}} < {{#swoole-nts-4.throughputPerS, unit}}; ' +
      '4 / {{#swoole-nts-4.throughputPerS, unit}} = {{service-nts-4, unit}}',
  }),
  report('trueasync-5-ms-php', 'Analysis, 5, TrueAsync (4w)', 'wrong', {
    quote: 'PHP execution ~5 ms',
    stated: {value: 5, unit: 'ms', ours: 'most-php'},
    judge: {by: 'at-most', of: 'stated-busy', than: 1},
    calculation:
      '{{#trueasync-4.throughputPerS, unit}} × {{ta-benchmark-2026-04-03-stated#trueasync-4.stageMs.php, unit}} / 4 = {{stated-busy}}',
  }),
  report('php-and-sql-times-identical', 'Analysis, 5', 'not-derivable', {
    quote: 'The PHP and SQL times are identical',
    calculation:
      '4 / {{#swoole-nts-4.throughputPerS, unit}} = {{service-nts-4, unit}}; ' +
      '4 / {{#trueasync-4.throughputPerS, unit}} = {{most-php, unit}}',
  }),
  article('identical-speeds', 'Median Latency (P50)', 'not-derivable', {
    quote: 'PHP and SQL run at identical speeds',
    calculation: '{{service-nts-4, unit}} − {{most-php, unit}} = {{least-wait, unit}}',
  }),
  report('entire-difference-is-queue', 'Analysis, 5', 'artefact', {
    quote: 'The entire difference is queue wait',
    stated: {value: 5400, unit: 'ms', ours: 'capped-queue-wait'},
    judge: {by: 'about', yes: 'artefact'},
    calculation:
      '({{#.load.maxVus}} − 4) / {{#swoole-nts-4.throughputPerS, unit}} = {{capped-queue-wait, unit}}',
  }),
  report('breakdown-total', 'Analysis, 5, Swoole (4w)', 'rounding', {
    quote: 'Total ~5,440 ms',
    stated: {value: 5440, unit: 'ms', ours: 'stated-total'},
    judge: 'rounded',
    calculation:
      '{{ta-benchmark-2026-04-03-stated#swoole-4.stageMs.php}} + {{ta-benchmark-2026-04-03-stated#swoole-4.stageMs.ioWait}} + {{ta-benchmark-2026-04-03-stated#swoole-4.stageMs.queueWait}} = {{stated-total, unit}}',
  }),
  report('blocked-95', 'Analysis, 2', 'wrong', {
    quote: '~95% of its time blocked',
    stated: {value: 0.95, unit: 'share', ours: 'stated-blocked'},
    calculation: '{{=stated-blocked}}; {{=measured-blocked}}',
  }),
  article('cpu-utilisation-higher', 'Median Latency (P50)', 'not-derivable', {
    quote: 'CPU utilization is higher',
  }),
];
