import type {Claim} from '../../types.ts';

const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const WORKERS = [4, 8, 12, 16];

const within = (value: number, low: number, high: number) => value >= low && value <= high;

const BLOCKING_CELLS = WORKERS.flatMap((n) => BLOCKING.map((system) => `${system}-${n}`));

export const claims: Claim[] = [
  {
    id: 'blocking-p50',
    source: 'ta-results',
    where: 'Median Latency (P50)',
    quote: '5,440 ms',
    kind: 'number',
    stated: {value: 5440, unit: 'ms'},
    ours: 'capped-swoole-nts-4',
    verdict: 'artefact',
    judge: ({q}) =>
      BLOCKING_CELLS.every((id) => within(q(`p50-${id}`) / q(`capped-${id}`), 0.9, 1.1))
        ? 'artefact'
        : 'holds',
    calculation: ({say}) =>
      BLOCKING_CELLS.map(
        (id) => `${say('cap')} / ${say(`rate-${id}`)} = ${say(`capped-${id}`, 'unit')}`,
      ).join('; '),
  },
  {
    id: 'blocking-p95',
    source: 'ta-results',
    where: 'P95 Latency',
    quote: '5,630 ms',
    kind: 'number',
    stated: {value: 5630, unit: 'ms'},
    ours: 'capped-swoole-nts-4',
    verdict: 'artefact',
    judge: ({q}) => (within(q('most-blocking-spread'), 1, 1.2) ? 'artefact' : 'holds'),
    calculation: ({say}) =>
      `${say('p95-swoole-nts-4', 'unit')} / ${say('p50-swoole-nts-4', 'unit')} = ${say('spread-nts-4')}`,
  },
  {
    id: 'median-stable',
    source: 'ta-results',
    where: 'Analysis, 1',
    quote: 'stable at ~28 ms',
    kind: 'number',
    stated: {value: 28, unit: 'ms'},
    ours: 'p50-trueasync-4',
    verdict: 'holds',
    judge: ({q}) => (q('most-own-p50') - q('least-own-p50') <= 2 ? 'holds' : 'rounding'),
    calculation: ({say}) => WORKERS.map((n) => say(`p50-trueasync-${n}`, 'unit')).join(', '),
  },
  {
    id: 'latency-56x',
    key: true,
    source: 'devto-article',
    where: 'Median Latency (P50)',
    quote: '56x difference',
    kind: 'number',
    stated: {value: 56, unit: 'ratio'},
    ours: 'p50-ratio-16',
    verdict: 'artefact',
    calculation: ({say}) =>
      `${say('p50-swoole-nts-16', 'unit')} / ${say('p50-trueasync-16', 'unit')} = ${say('p50-ratio-16')}`,
  },
  {
    id: 'takeaway-56x-lower-latency',
    source: 'devto-article',
    where: 'Key Takeaways',
    quote: '56x lower latency',
    kind: 'number',
    stated: {value: 56, unit: 'ratio'},
    ours: 'p50-ratio-16',
    verdict: 'artefact',
    calculation: ({say}) =>
      `${say('rate-swoole-nts-16')} / ${say('rate-trueasync-16')} = ${say('rate-share-16')}`,
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
    calculation: ({say}) => `16 / ${say('rate-swoole-nts-16')} = ${say('service-nts-16', 'unit')}`,
  },
  {
    id: 'earlier-run-94x',
    source: 'laravel-spawn-readme',
    where: 'Benchmarks',
    quote: '94x faster',
    kind: 'number',
    stated: {value: 94, unit: 'ratio'},
    ours: 'earlier-ratio',
    verdict: 'artefact',
    judge: ({q}) =>
      within(q('laravel-spawn-readme#swoole-4.latencyMs.p50') / q('earlier-capped'), 0.9, 1.1)
        ? 'artefact'
        : 'holds',
    calculation: ({say}) =>
      `${say('earlier-cap')} / ${say('laravel-spawn-readme#swoole-4.throughputPerS')} = ${say('earlier-capped', 'unit')}`,
  },
];
