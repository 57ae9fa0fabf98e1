import {valueOf} from '../../../../lib/result/read.js';
import {cappedLatencyS} from '../../../../lib/queueing/index.js';

const RUN = 'ta-benchmark-2026-04-03';
const EARLIER = 'laravel-spawn-readme';
const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const WORKERS = [4, 8, 12, 16];

const read = (runs, id, path) => valueOf(runs(RUN), id, path);
const rate = (runs, id) => read(runs, id, 'throughputPerS');
const p50 = (runs, id) => read(runs, id, 'latencyMs.p50');
const p95 = (runs, id) => read(runs, id, 'latencyMs.p95');
const cap = (runs) => runs(RUN).load.maxVus;
const blockingCells = () => WORKERS.flatMap((n) => BLOCKING.map((system) => `${system}-${n}`));

/** Median that the cap on virtual users alone dictates, V/X, in milliseconds. */
const cappedMs = (runs, id) =>
  1000 * cappedLatencyS({maxVus: cap(runs), throughputPerS: rate(runs, id)});

/** Service time of a worker that is never idle, N/X, in milliseconds. */
const serviceMs = (runs, system, workers) => (1000 * workers) / rate(runs, `${system}-${workers}`);

const earlier = (runs, id, name) => valueOf(runs(EARLIER), id, `latencyMs.${name}`);

const within = (value, low, high) => value >= low && value <= high;

/** The three blocking medians of a row of the P50 table: all are V/X. */
function cappedMedian(workers, stated, quote) {
  const cells = BLOCKING.map((system) => `${system}-${workers}`);
  const ratios = (runs) => cells.map((id) => p50(runs, id) / cappedMs(runs, id));
  return {
    id: `blocking-p50-${workers}-workers`,
    source: 'ta-results',
    where: `Median Latency (P50), ${workers} workers`,
    quote,
    kind: 'number',
    stated: {value: stated, unit: 'ms'},
    ours: (runs) => cappedMs(runs, cells[0]),
    unit: 'ms',
    digits: 0,
    verdict: 'artefact',
    judge: ({runs}) => (ratios(runs).every((r) => within(r, 0.9, 1.1)) ? 'artefact' : 'holds'),
    calculation: (runs, f) =>
      cells
        .map((id) => `${f(cap(runs))} / ${f(rate(runs, id))} = ${f(cappedMs(runs, id), 'ms')}`)
        .join('; '),
    params: (runs) => ({
      workers,
      cap: cap(runs),
      lowest: Math.min(...ratios(runs)),
      highest: Math.max(...ratios(runs)),
      doubled: 2 * cappedMs(runs, cells[0]),
    }),
  };
}

export const claims = [
  cappedMedian(4, 5440, '5,440 ms'),
  cappedMedian(8, 2870, '2,870 ms'),
  cappedMedian(12, 2040, '2,040 ms'),
  cappedMedian(16, 1640, '1,640 ms'),
  {
    id: 'blocking-p95',
    source: 'ta-results',
    where: 'P95 Latency',
    quote: '5,630 ms',
    kind: 'number',
    stated: {value: 5630, unit: 'ms'},
    ours: (runs) => cappedMs(runs, 'swoole-nts-4'),
    unit: 'ms',
    digits: 0,
    verdict: 'artefact',
    judge: ({params}) => (within(params.highest, 1, 1.2) ? 'artefact' : 'holds'),
    calculation: (runs, f) =>
      `${f(p95(runs, 'swoole-nts-4'), 'ms')} / ${f(p50(runs, 'swoole-nts-4'), 'ms')} = ` +
      f(p95(runs, 'swoole-nts-4') / p50(runs, 'swoole-nts-4'), 'ratio'),
    params: (runs) => {
      const spread = blockingCells().map((id) => p95(runs, id) / p50(runs, id));
      const own = WORKERS.map((n) => p95(runs, `trueasync-${n}`) / p50(runs, `trueasync-${n}`));
      return {
        lowest: Math.min(...spread),
        highest: Math.max(...spread),
        ownLowest: Math.min(...own),
        ownHighest: Math.max(...own),
      };
    },
  },
  {
    id: 'median-stable',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'stable at ~28 ms',
    kind: 'number',
    stated: {value: 28, unit: 'ms'},
    ours: (runs) => p50(runs, 'trueasync-4'),
    unit: 'ms',
    digits: 0,
    verdict: 'holds',
    judge: ({params}) => (params.highest - params.lowest <= 2 ? 'holds' : 'rounding'),
    calculation: (runs, f) => WORKERS.map((n) => f(p50(runs, `trueasync-${n}`), 'ms')).join(', '),
    params: (runs) => {
      const medians = WORKERS.map((n) => p50(runs, `trueasync-${n}`));
      const [few, many] = [p95(runs, 'trueasync-4'), p95(runs, 'trueasync-16')];
      return {
        lowest: Math.min(...medians),
        highest: Math.max(...medians),
        few,
        many,
        growth: many / few - 1,
      };
    },
  },
  {
    id: 'latency-56x',
    source: 'devto-article',
    where: 'Median Latency (P50)',
    quote: '56x difference',
    kind: 'number',
    stated: {value: 56, unit: 'ratio'},
    ours: (runs) => p50(runs, 'swoole-nts-16') / p50(runs, 'trueasync-16'),
    unit: 'ratio',
    digits: 1,
    verdict: 'artefact',
    calculation: (runs, f) =>
      `${f(p50(runs, 'swoole-nts-16'), 'ms')} / ${f(p50(runs, 'trueasync-16'), 'ms')} = ` +
      f(p50(runs, 'swoole-nts-16') / p50(runs, 'trueasync-16'), 'ratio'),
    params: (runs) => ({
      cap: cap(runs),
      rate: rate(runs, 'swoole-nts-16'),
      capped: cappedMs(runs, 'swoole-nts-16'),
      doubled: (2 * cappedMs(runs, 'swoole-nts-16')) / p50(runs, 'trueasync-16'),
    }),
  },
  {
    id: 'takeaway-56x-lower-latency',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: '56x lower latency',
    kind: 'number',
    stated: {value: 56, unit: 'ratio'},
    ours: (runs) => p50(runs, 'swoole-nts-16') / p50(runs, 'trueasync-16'),
    unit: 'ratio',
    digits: 1,
    verdict: 'artefact',
    calculation: (runs, f) =>
      `${f(rate(runs, 'swoole-nts-16'))} / ${f(rate(runs, 'trueasync-16'))} = ` +
      f(rate(runs, 'swoole-nts-16') / rate(runs, 'trueasync-16'), 'ratio'),
    params: (runs) => ({
      share: rate(runs, 'swoole-nts-16') / rate(runs, 'trueasync-16'),
      atFour: p50(runs, 'swoole-nts-4') / p50(runs, 'trueasync-4'),
    }),
  },
  {
    id: 'still-lose-on-latency',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: "you'd still lose on latency",
    kind: 'statement',
    stated: null,
    ours: null,
    verdict: 'not-derivable',
    calculation: (runs, f) =>
      `16 / ${f(rate(runs, 'swoole-nts-16'))} = ${f(serviceMs(runs, 'swoole-nts', 16), 'ms')}`,
    params: (runs) => ({
      lowest: serviceMs(runs, 'swoole-zts', 16),
      highest: serviceMs(runs, 'frankenphp-octane', 16),
      median: p50(runs, 'trueasync-16'),
    }),
  },
  {
    id: 'earlier-run-94x',
    source: 'laravel-spawn-readme',
    where: 'Benchmarks',
    quote: '94x faster',
    kind: 'number',
    stated: {value: 94, unit: 'ratio'},
    ours: (runs) => earlier(runs, 'swoole-4', 'p50') / earlier(runs, 'trueasync-4', 'p50'),
    unit: 'ratio',
    digits: 1,
    verdict: 'artefact',
    judge: ({params}) => (within(params.median / params.capped, 0.9, 1.1) ? 'artefact' : 'holds'),
    calculation: (runs, f) => {
      const perS = valueOf(runs(EARLIER), 'swoole-4', 'throughputPerS');
      return `${f(runs(EARLIER).load.maxVus)} / ${f(perS)} = ${f((1000 * runs(EARLIER).load.maxVus) / perS, 'ms')}`;
    },
    params: (runs) => ({
      cap: runs(EARLIER).load.maxVus,
      median: earlier(runs, 'swoole-4', 'p50'),
      capped:
        1000 *
        cappedLatencyS({
          maxVus: runs(EARLIER).load.maxVus,
          throughputPerS: valueOf(runs(EARLIER), 'swoole-4', 'throughputPerS'),
        }),
      rate: valueOf(runs(EARLIER), 'trueasync-4', 'throughputPerS'),
      offered: runs(EARLIER).load.arrivalRatePerS,
      later: rate(runs, 'trueasync-4'),
      queries: runs(EARLIER).scenarios['bench-5'].queriesPerRequest,
      p50: earlier(runs, 'trueasync-4', 'p50'),
      p95: earlier(runs, 'trueasync-4', 'p95'),
      mean: earlier(runs, 'trueasync-4', 'mean'),
    }),
  },
];
