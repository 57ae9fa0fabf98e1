import {claimsOf} from '../../claim.ts';

const RUN = 'performance-page';

const page = claimsOf('performance', RUN);
const http = claimsOf('http-page', RUN);
const tcp = claimsOf('tcp-page', RUN);

/** What the page says of JIT and the hot path, and two other pages of TCP and HTTP. */
export const claims = [
  page('jit-3-1-to-3-5', 'PHP OPcache JIT', 'rounding', {
    quote: '~3.1M orders/sec',
    stated: {value: 3.1, unit: 'count', ours: 'jit-off-script'},
    judge: 'rounded',
    calculation: '{{=jit-gain-script}}',
  }),
  page('orders-throughput', 'PHP OPcache JIT', 'not-derivable', {
    quote: '3.5M orders/sec',
    key: true,
  }),
  page('jit-disabled-default-cli', 'PHP OPcache JIT', 'selective', {
    quote: 'JIT disabled (default CLI)',
  }),
  page('jit-pure-php-paths', 'PHP OPcache JIT', 'not-derivable', {
    quote: 'most effective on the pure-PHP hot paths',
  }),
  page('cli-disables-opcache', 'PHP OPcache JIT', 'holds', {
    quote: 'PHP CLI disables OPcache by default',
  }),
  page('serialization-unaffected', 'PHP OPcache JIT', 'not-derivable', {
    quote: 'a native C operation and is unaffected',
  }),
  page('zts-supports-jit', 'PHP OPcache JIT', 'selective', {quote: 'PHP 8.5 ZTS supports JIT'}),
  page('shared-hot-functions', 'PHP OPcache JIT', 'not-derivable', {
    quote: 'Each thread benefits from pre-compiled hot functions in the shared OPcache region',
  }),

  page('five-stages', 'Hot-path component breakdown', 'rounding', {
    quote: 'passes through five stages',
    stated: {value: 5, unit: 'count', ours: 'rows'},
    judge: {by: 'printed', no: 'rounding'},
    calculation: '{{rows}}; {{rows-sum}} > {{both}}',
  }),
  page('stage-ceilings', 'Hot-path component breakdown', 'rounding', {
    quote: '0.01 86',
    stated: {value: 86, unit: 'count', ours: 'stage-rate-path'},
    judge: {by: 'printed', no: 'rounding'},
    calculation:
      '1 / {{#hot-path.stageUs.path}} = {{stage-rate-path}}; ' +
      '1 / {{#hot-path.stageUs.mailbox}} = {{stage-rate-mailbox}}',
  }),
  page('push-is-serialize', 'Hot-path component breakdown', 'selective', {
    quote: 'Thread\\Queue::push (PHP serialize)',
  }),
  page('path-sums', 'Critical-path analysis', 'holds', {
    quote: '= 1.24 µs',
    stated: {value: 1.24, unit: 'us', ours: 'worker'},
    judge: {by: 'printed', of: ['ours', 'producer'], than: ['stated', 0.97]},
    calculation: '{{=producer}}; {{=worker}}',
  }),
  page('per-worker-0-81', 'Critical-path analysis', 'holds', {
    quote: 'theoretical ceiling is 0.81 M/s',
    stated: {value: 0.81, unit: 'count', ours: '=worker-rate'},
  }),
  page('only-slower-side', 'Critical-path analysis', 'wrong', {
    quote: 'Only the slower side constrains throughput',
    judge: {by: 'more', of: 'threads', than: '#.environment.cores', yes: 'wrong'},
    calculation: '2 × {{pairs}} = {{threads}} > {{#.environment.cores}}',
  }),
  page('ceiling-12-9', 'Critical-path analysis', 'wrong', {
    quote: '12.9 M/s across 16 workers',
    key: true,
    stated: {value: 12.9, unit: 'count', ours: 'ceiling-16'},
    calculation: '{{#.environment.cores}} / ({{producer}} + {{worker}}) = {{ceiling-16}}',
  }),
  page('measured-27-percent', 'Critical-path analysis', 'holds', {
    quote: '~27% of this ceiling',
    stated: {value: 0.27, unit: 'share', ours: '=share-of-32'},
  }),
  page('gap-is-mutex-contention', 'Critical-path analysis', 'not-derivable', {
    quote: 'the gap is Thread\\Queue mutex contention',
  }),
  page('micro-benchmarks-miss-sync', 'Critical-path analysis', 'holds', {
    quote: 'do not capture the synchronization overhead',
  }),
  page('serialization-1-59', 'What limits throughput', 'holds', {
    quote: '1.59 µs/msg total',
    stated: {value: 1.59, unit: 'us', ours: '=serialising'},
  }),
  page('structural-ceiling', 'What limits throughput', 'selective', {
    quote: 'is the structural ceiling',
    judge: {by: 'at-least', of: 'share-of-serialising-ceiling', than: 0.9, no: 'selective'},
    calculation:
      '{{=serialising-ceiling}}; {{jit-tracing}} / {{serialising-ceiling}} = {{share-of-serialising-ceiling}}',
  }),
  page('cannot-be-replaced', 'What limits throughput', 'wrong', {
    quote: 'cannot be configured or replaced without changes to Swoole',
  }),
  page('compact-paths-no-gain', 'What limits throughput', 'not-derivable', {
    quote: 'does not materially improve throughput',
  }),
  page('interpreter-overhead', 'What limits throughput', 'wrong', {
    quote: 'the bottleneck is PHP interpreter overhead, not data transfer',
    judge: {by: 'more', of: 'serialising-share', than: 0.5, yes: 'wrong'},
    calculation: '{{=serialising-share}}',
  }),
  page('random-bytes-fixable', 'Secondary hotspots', 'selective', {
    quote: 'Yes — thread-local PRNG eliminates the syscall',
    stated: {value: 0.18, unit: 'us'},
    judge: {by: 'less', of: 'producer', than: 'worker', yes: 'selective'},
    calculation:
      '{{producer}} − {{#hot-path.stageUs.envelopeId}} = {{producer-without-id}} < {{worker}}',
  }),
  page('secondary-hotspots', 'Secondary hotspots', 'holds', {
    quote: '0.08 µs … 0.02 µs',
    judge: {
      by: 'at-most',
      of: 'stages-of-state',
      than: '#hot-path.stageUs.handler',
    },
    calculation:
      '{{#hot-path.stageUs.nextState}} + {{#hot-path.stageUs.applyState}} ≤ {{#hot-path.stageUs.handler}}',
  }),

  page('not-better', 'Interpreting the numbers', 'holds', {
    quote: 'This does not mean Fiber is "better"',
  }),
  page('fiber-for-development', 'Interpreting the numbers', 'not-derivable', {
    quote: 'Use Swoole for production with I/O-bound or multi-core workloads',
  }),
  page('docker-10-20-percent', 'Interpreting the numbers', 'not-derivable', {
    quote: 'typically 10-20% faster',
    stated: {from: 0.1, to: 0.2, unit: 'share'},
  }),
  page('small-messages', 'Interpreting the numbers', 'wrong', {
    quote: 'All benchmarks use small messages',
  }),
  page('larger-messages', 'Interpreting the numbers', 'not-derivable', {
    quote: 'Larger messages will reduce throughput',
  }),
  http('http-little', 'Measured impact summary', 'wrong', {
    quote: '108k 40 ms',
    stated: {value: 40, unit: 'ms', ours: '=http-possible-latency'},
    judge: {by: 'far-less', yes: 'wrong'},
  }),
  http('http-timeouts-80-percent', 'Why somaxconn matters', 'wrong', {
    quote: '80% drop in tail outliers',
    stated: {value: 0.8, unit: 'share', ours: '=http-fewer-timeouts'},
  }),
  http('http-mean-is-median', 'Benchmark methodology', 'wrong', {quote: 'What 50% of users see'}),
  tcp('tcp-scaling', 'Whole-machine scaling', 'holds', {
    quote: '~7.7× at K=8',
    key: true,
    stated: {value: 7.7, unit: 'ratio', ours: '=scaling-8'},
    judge: {by: 'printed', no: 'rounding'},
  }),
  tcp('tcp-plateau', 'Whole-machine scaling', 'holds', {
    quote: 'clean plateau at the P-core count',
    judge: {by: 'less', of: 'last-four-gain', than: 0.05},
    calculation: '{{=last-four-gain}}',
  }),
  tcp('tcp-no-global-lock', 'Whole-machine scaling', 'not-derivable', {
    quote: 'no global lock or shared bottleneck',
  }),
  tcp('tcp-tuning-2-3', 'Per-core results', 'holds', {
    quote: 'where the 2.3× came from',
    stated: {value: 2.3, unit: 'ratio', ours: 'tuning-1024'},
    judge: {by: 'printed', no: 'rounding'},
    calculation: '{{tuning-64}}; {{tuning-1024}}',
  }),
];
