import {claimsOf, each} from '../../claim.ts';
import {BLOCKING, RUN, WORKERS} from '../cells.ts';

const OWN = WORKERS.map((n) => `#trueasync-${n}.throughputPerS`);
const BLOCKING_AT_16 = BLOCKING.map((system) => `#${system}-16.throughputPerS`);
const BLOCKING_CELLS = WORKERS.flatMap((n) => BLOCKING.map((system) => `${system}-${n}`));

const report = claimsOf('ta-results', RUN);
const article = claimsOf('devto-article', RUN);
const earlier = claimsOf('laravel-spawn-readme', RUN);

/** What the report and the article say of throughput, latency and dropped iterations. */
export const claims = [
  report('saturates-target', 'Analysis, 1', 'holds', {
    quote: 'regardless of worker count',
    key: true,
    judge: {by: 'about', of: 'least-served', than: 'offered'},
    calculation: `${each(OWN, '{{{}}}', ', ')} / {{offered}}`,
  }),
  report('k6-ceiling', 'Analysis, 1', 'rounding', {
    quote: '~990 req/s (the k6 ceiling)',
    stated: {value: 990, unit: 'perS', ours: 'offered'},
    calculation: '{{offered, unit}}',
  }),
  report('postgresql-bottleneck', 'Analysis, 1', 'not-derivable', {
    quote: 'the bottleneck is PostgreSQL throughput',
    calculation: '{{=served-share-4}}',
  }),
  report('more-workers-no-benefit', 'Analysis, 1', 'artefact', {
    quote: 'Adding workers provides no benefit',
    calculation: each(OWN, '{{{}, unit}}', ', '),
  }),
  article('four-same-as-sixteen', 'Throughput', 'artefact', {
    quote: 'the same as sixteen',
    calculation:
      '{{#trueasync-4.throughputPerS, unit}}; ' + '{{#trueasync-16.throughputPerS, unit}}',
  }),
  report('peak-at-sixteen', 'Summary', 'wrong', {
    quote: 'Peak req/s (16w) 987',
    stated: {value: 987, unit: 'perS', ours: 'most-served'},
    judge: {by: 'at-most'},
    calculation: `max(${each(OWN, '{{{}}}', ', ')})`,
  }),
  article('best-octane-601', 'Throughput', 'holds', {
    quote: 'The best Octane result is 601 req/s',
    stated: {value: 601, unit: 'perS', ours: 'best-blocking-at-16'},
    calculation: `max(${BLOCKING_AT_16.map((name) => `{{${name}}}`).join(', ')})`,
  }),
  article('sixty-four-percent-less', 'Throughput', 'wrong', {
    quote: '64% less',
    key: true,
    stated: {value: 0.64, unit: 'share', ours: '=loss-zts-16'},
  }),
  article('wins-by-30-40', 'Key Takeaways', 'wrong', {
    quote: 'wins by 30-40%',
    stated: {from: 0.3, to: 0.4, unit: 'share', ours: 'gain-zts-16'},
    judge: {by: 'more', of: 'least-gain-at-16', than: 'to', yes: 'wrong'},
    calculation: BLOCKING_AT_16.map(
      (name) => `{{#trueasync-16.throughputPerS}} / {{${name}}} − 1`,
    ).join('; '),
  }),
  report('threads-equal-processes', 'Analysis, 2', 'not-derivable', {
    quote: 'zero throughput improvement over processes',
    calculation: each(
      WORKERS,
      '{{#swoole-zts-{}.throughputPerS}} / {{#swoole-nts-{}.throughputPerS}}',
    ),
  }),
  report('frankenphp-equals-swoole', 'Analysis, 3', 'selective', {
    quote: 'nearly identical throughput',
    judge: {by: 'within', of: 'frankenphp-loss-16', than: {from: -0.05, to: 0.05}, no: 'selective'},
    calculation: each(WORKERS, '{{frankenphp-gain-{}}}'),
  }),

  report('blocking-p50', 'Median Latency (P50)', 'artefact', {
    quote: '5,440 ms',
    stated: {value: 5440, unit: 'ms', ours: 'capped-swoole-nts-4'},
    judge: {
      by: 'about',
      of: BLOCKING_CELLS.map((id) => `#${id}.latencyMs.p50`),
      than: BLOCKING_CELLS.map((id) => `capped-${id}`),
      yes: 'artefact',
    },
    calculation: each(
      BLOCKING_CELLS,
      '{{#.load.maxVus}} / {{#{}.throughputPerS}} = {{capped-{}, unit}}',
    ),
  }),
  report('blocking-p95', 'P95 Latency', 'artefact', {
    quote: '5,630 ms',
    stated: {value: 5630, unit: 'ms', ours: 'capped-swoole-nts-4'},
    judge: {by: 'less', of: 'most-blocking-spread', than: 1.2, yes: 'artefact'},
    calculation:
      '{{#swoole-nts-4.latencyMs.p95, unit}} / {{#swoole-nts-4.latencyMs.p50, unit}} = {{spread-nts-4}}',
  }),
  report('median-stable', 'Analysis, 1', 'holds', {
    quote: 'stable at ~28 ms',
    stated: {value: 28, unit: 'ms', ours: '#trueasync-4.latencyMs.p50'},
    judge: {by: 'about', of: ['most-own-p50', 'least-own-p50'], than: 'stated', no: 'rounding'},
    calculation: each(WORKERS, '{{#trueasync-{}.latencyMs.p50, unit}}', ', '),
  }),
  article('latency-56x', 'Median Latency (P50)', 'artefact', {
    quote: '56x difference',
    key: true,
    stated: {value: 56, unit: 'ratio', ours: 'p50-ratio-16'},
    calculation:
      '{{#swoole-nts-16.latencyMs.p50, unit}} / {{#trueasync-16.latencyMs.p50, unit}} = {{p50-ratio-16}}',
  }),
  article('takeaway-56x-lower-latency', 'Key Takeaways', 'artefact', {
    quote: '56x lower latency',
    stated: {value: 56, unit: 'ratio', ours: 'p50-ratio-16'},
    calculation: '{{=rate-share-16}}',
  }),
  article('still-lose-on-latency', 'Key Takeaways', 'not-derivable', {
    quote: "you'd still lose on latency",
    calculation: '{{=service-nts-16, unit}}',
  }),
  earlier('earlier-run-94x', 'Benchmarks', 'artefact', {
    quote: '94x faster',
    stated: {value: 94, unit: 'ratio', ours: 'earlier-ratio'},
    judge: {
      by: 'about',
      of: 'laravel-spawn-readme#swoole-4.latencyMs.p50',
      than: 'earlier-capped',
      yes: 'artefact',
    },
    calculation: '{{=earlier-capped, unit}}',
  }),

  report('dropped-is-target-not-met', 'Dropped Iterations, heading', 'wrong', {
    quote: '% of target not met',
    stated: {value: 0.78, unit: 'share', ours: 'shortfall-swoole-nts-4'},
    judge: {by: 'more', of: 'most-gap-points', than: 1, yes: 'wrong', no: 'rounding'},
    calculation: '1 − {{#swoole-nts-4.throughputPerS}} / {{offered}} = {{shortfall-swoole-nts-4}}',
  }),
  report('zero-error-rate', 'Summary', 'selective', {
    quote: 'Error rate 0% 0% 0% 0%',
    stated: {value: 0, unit: 'share'},
    calculation: '{{=unsent-nts-4}}',
  }),
  report('sixteen-tests', 'Notes', 'not-derivable', {
    quote: 'across all 16 tests',
    stated: {value: 16, unit: 'count', ours: 'measurements'},
    calculation: '{{measurements}} + {{more-measurements}}',
  }),
  report('no-queue', 'Analysis, 5', 'not-derivable', {
    quote: 'TrueAsync has no queue',
    calculation: '{{#trueasync-4.latencyMs.p95, unit}} − {{#trueasync-4.latencyMs.p50, unit}}',
  }),
  report('growing-table', 'Workload', 'holds', {
    quote: 'growing post_views table',
    calculation: '{{=rows-trueasync-4}}; {{=rows-nts-4}}',
  }),
];
