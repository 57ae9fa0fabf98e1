const BLOCKING = ['swoole-nts', 'swoole-zts', 'frankenphp-octane'];
const WORKERS = [4, 8, 12, 16];

const within = (value, low, high) => value >= low && value <= high;

/** The three blocking medians of a row of the P50 table: all are V/X. */
function cappedMedian(workers, stated, quote) {
  const cells = BLOCKING.map((system) => `${system}-${workers}`);
  return {
    id: `blocking-p50-${workers}-workers`,
    source: 'ta-results',
    where: `Median Latency (P50), ${workers} workers`,
    quote,
    kind: 'number',
    stated: {value: stated, unit: 'ms'},
    ours: `capped-${cells[0]}`,
    verdict: 'artefact',
    judge: ({q}) =>
      cells.every((id) => within(q(`p50-${id}`) / q(`capped-${id}`), 0.9, 1.1))
        ? 'artefact'
        : 'holds',
    calculation: ({say}) =>
      cells
        .map((id) => `${say('cap')} / ${say(`rate-${id}`)} = ${say(`capped-${id}`, 'unit')}`)
        .join('; '),
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
