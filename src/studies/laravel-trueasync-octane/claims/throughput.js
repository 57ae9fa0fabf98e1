import {measurementsOf, valueOf} from '../../../../lib/result/read.js';

const RUN = 'ta-benchmark-2026-04-03';
const WORKERS = [4, 8, 12, 16];

const rate = (runs, id) => valueOf(runs(RUN), id, 'throughputPerS');
const offered = (runs) => runs(RUN).load.arrivalRatePerS;
const own = (runs) => WORKERS.map((n) => rate(runs, `trueasync-${n}`));
const blockingAt = (runs, workers) =>
  measurementsOf(runs(RUN), {})
    .filter((each) => each.workers === workers && each.system !== 'trueasync')
    .map(({id}) => rate(runs, id));

/** Octane FrankenPHP against the mean of the two Swoole builds, as a gain. */
const frankenphpGain = (runs, n) =>
  rate(runs, `frankenphp-octane-${n}`) /
    ((rate(runs, `swoole-nts-${n}`) + rate(runs, `swoole-zts-${n}`)) / 2) -
  1;

export const claims = [
  {
    id: 'saturates-target',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'regardless of worker count',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'holds',
    judge: ({params}) => (params.lowest / params.offered > 0.98 ? 'holds' : 'wrong'),
    calculation: (runs, f) =>
      `${own(runs)
        .map((x) => f(x))
        .join(', ')} / ${f(offered(runs))}`,
    params: (runs) => ({
      lowest: Math.min(...own(runs)),
      highest: Math.max(...own(runs)),
      offered: offered(runs),
    }),
  },
  {
    id: 'k6-ceiling',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: '~990 req/s (the k6 ceiling)',
    kind: 'number',
    stated: {value: 990, unit: 'perS'},
    ours: (runs) => offered(runs),
    unit: 'perS',
    digits: 0,
    verdict: 'rounding',
    calculation: (runs, f) => f(offered(runs), 'perS'),
    params: (runs) => ({offered: offered(runs)}),
  },
  {
    id: 'postgresql-bottleneck',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'the bottleneck is PostgreSQL throughput',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `${f(rate(runs, 'trueasync-4'))} / ${f(offered(runs))} = ` +
      f(rate(runs, 'trueasync-4') / offered(runs), 'share'),
    params: (runs) => ({share: rate(runs, 'trueasync-4') / offered(runs), offered: offered(runs)}),
  },
  {
    id: 'more-workers-no-benefit',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'Adding workers provides no benefit',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'artefact',
    calculation: (runs, f) =>
      own(runs)
        .map((x) => f(x, 'perS'))
        .join(', '),
    params: (runs) => ({
      offered: offered(runs),
      few: valueOf(runs(RUN), 'trueasync-4', 'latencyMs.p95'),
      many: valueOf(runs(RUN), 'trueasync-16', 'latencyMs.p95'),
    }),
  },
  {
    id: 'four-same-as-sixteen',
    source: 'devto-article',
    where: 'Throughput',
    quote: 'the same as sixteen',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'artefact',
    calculation: (runs, f) =>
      `${f(rate(runs, 'trueasync-4'), 'perS')}; ${f(rate(runs, 'trueasync-16'), 'perS')}`,
    params: (runs) => ({
      few: rate(runs, 'trueasync-4'),
      many: rate(runs, 'trueasync-16'),
      offered: offered(runs),
    }),
  },
  {
    id: 'peak-at-sixteen',
    source: 'ta-results',
    where: 'Summary',
    quote: 'Peak req/s (16w) 987',
    kind: 'number',
    stated: {value: 987, unit: 'perS'},
    ours: (runs) => Math.max(...own(runs)),
    unit: 'perS',
    digits: 0,
    verdict: 'wrong',
    judge: ({stated, ours}) => (ours > stated.value ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `max(${own(runs)
        .map((x) => f(x))
        .join(', ')})`,
    params: (runs) => ({
      workers: WORKERS[own(runs).indexOf(Math.max(...own(runs)))],
      peak: Math.max(...own(runs)),
    }),
  },
  {
    id: 'best-octane-601',
    source: 'devto-article',
    where: 'Throughput',
    quote: 'The best Octane result is 601 req/s',
    kind: 'number',
    stated: {value: 601, unit: 'perS'},
    ours: (runs) => Math.max(...blockingAt(runs, 16)),
    unit: 'perS',
    digits: 0,
    verdict: 'holds',
    judge: ({stated, ours}) => (ours === stated.value ? 'holds' : 'wrong'),
    calculation: (runs, f) =>
      `max(${blockingAt(runs, 16)
        .map((x) => f(x))
        .join(', ')})`,
  },
  {
    id: 'sixty-four-percent-less',
    source: 'devto-article',
    where: 'Throughput',
    quote: '64% less',
    kind: 'number',
    stated: {value: 0.64, unit: 'share'},
    ours: (runs) => 1 - rate(runs, 'swoole-zts-16') / rate(runs, 'trueasync-16'),
    unit: 'share',
    digits: 1,
    verdict: 'wrong',
    judge: ({stated, ours}) => (Math.abs(ours - stated.value) > 0.01 ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      `1 − ${f(rate(runs, 'swoole-zts-16'))} / ${f(rate(runs, 'trueasync-16'))} = ` +
      f(1 - rate(runs, 'swoole-zts-16') / rate(runs, 'trueasync-16'), 'share'),
    params: (runs) => ({
      less: 1 - rate(runs, 'swoole-zts-16') / rate(runs, 'trueasync-16'),
      more: rate(runs, 'trueasync-16') / rate(runs, 'swoole-zts-16') - 1,
    }),
  },
  {
    id: 'wins-by-30-40',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: 'wins by 30-40%',
    kind: 'number',
    stated: {from: 0.3, to: 0.4, unit: 'share'},
    ours: (runs) => rate(runs, 'trueasync-16') / rate(runs, 'swoole-zts-16') - 1,
    unit: 'share',
    digits: 1,
    verdict: 'wrong',
    judge: ({stated, params}) => (params.least > stated.to ? 'wrong' : 'holds'),
    calculation: (runs, f) =>
      blockingAt(runs, 16)
        .map((x) => `${f(rate(runs, 'trueasync-16'))} / ${f(x)} − 1`)
        .join('; '),
    params: (runs) => {
      const gains = blockingAt(runs, 16).map((x) => rate(runs, 'trueasync-16') / x - 1);
      const losses = blockingAt(runs, 16).map((x) => 1 - x / rate(runs, 'trueasync-16'));
      return {
        least: Math.min(...gains),
        most: Math.max(...gains),
        lessLeast: Math.min(...losses),
        lessMost: Math.max(...losses),
      };
    },
  },
  {
    id: 'threads-equal-processes',
    source: 'ta-results',
    where: 'Analysis, 2',
    quote: 'zero throughput improvement over processes',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      WORKERS.map(
        (n) => `${f(rate(runs, `swoole-zts-${n}`))} / ${f(rate(runs, `swoole-nts-${n}`))}`,
      ).join('; '),
    params: (runs) => {
      const ratios = WORKERS.map(
        (n) => rate(runs, `swoole-zts-${n}`) / rate(runs, `swoole-nts-${n}`),
      );
      return {lowest: Math.min(...ratios) - 1, highest: Math.max(...ratios) - 1};
    },
  },
  {
    id: 'frankenphp-equals-swoole',
    source: 'ta-results',
    where: 'Analysis, 3',
    quote: 'nearly identical throughput',
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'selective',
    judge: ({params}) => (Math.abs(params.sixteen) > 0.05 ? 'selective' : 'holds'),
    calculation: (runs, f) => WORKERS.map((n) => f(frankenphpGain(runs, n), 'share')).join('; '),
    params: (runs) => ({
      least: Math.min(...[4, 8, 12].map((n) => frankenphpGain(runs, n))),
      most: Math.max(...[4, 8, 12].map((n) => frankenphpGain(runs, n))),
      sixteen: -frankenphpGain(runs, 16),
    }),
  },
];
