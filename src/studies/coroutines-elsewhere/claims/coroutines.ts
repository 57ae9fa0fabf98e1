import {claimsOf} from '../../claim.ts';

const coroutines = claimsOf('trueasync-coroutines');

/** What the page on coroutines says of switching, servers, studies and limits. */
export const claims = [
  coroutines('switch-8-5', '1, sources', 'selective', {
    quote: '8.5x faster',
    key: true,
    stated: {value: 8.5, unit: 'ratio', ours: 'switch-ratio'},
    judge: {by: 'clearly-more', of: 'switch-io-ratio', than: 1, no: 'selective'},
    calculation: '{{=switch-ratio}}; {{switch-io-ratio}}',
  }),
  coroutines('create-56', '1, sources', 'rounding', {
    quote: '56x faster',
    stated: {value: 56, unit: 'ratio', ours: 'create-ratio'},
    judge: 'rounded',
  }),
  coroutines('memory-24', '1, sources', 'holds', {
    quote: '24x less',
    stated: {value: 24, unit: 'ratio', ours: '=memory-ratio'},
  }),
  coroutines('no-indirect-costs', '1, What This Means in Practice', 'not-derivable', {
    quote: 'coroutine switching does not incur indirect costs',
  }),
  coroutines('switching-negligible', '1, What This Means in Practice', 'holds', {
    quote: '16 µs … negligible compared to 80 ms of I/O wait time',
    stated: {value: 16, unit: 'us', ours: 'cycle-task'},
  }),
  coroutines('three-orders', '2, Implications for Web Servers', 'selective', {
    quote: 'a difference of three orders of magnitude',
    stated: {value: 1000, unit: 'ratio', ours: 'stack-ratio'},
    judge: {by: 'at-least', of: 'touched-ratio', than: 10, no: 'selective'},
    calculation: '{{stack-ratio}}; {{touched-ratio}}',
  }),
  coroutines('nginx-2-4x', '3, below the table', 'selective', {
    quote: 'nginx serves 2–4x more requests than Apache',
    stated: {from: 2, to: 4, unit: 'ratio', ours: 'http2-ratio'},
    judge: {by: 'within', no: 'selective'},
    calculation: '{{static-least}}–{{static-most}}; {{http2-ratio}}',
  }),
  coroutines('apache-150', '3, below the table', 'selective', {
    quote: 'no more than 150 simultaneous connections (by default)',
  }),
  coroutines('pariag-18', '4', 'not-checked', {
    quote: '~18% higher throughput',
    stated: {value: 0.18, unit: 'share'},
  }),
  coroutines('hundred-thousand-threads', '5, Kotlin', 'rounding', {
    quote: '~950 MiB of memory for stacks',
    stated: {value: 950, unit: 'count', ours: 'hundred-thousand-mib'},
    judge: 'rounded',
  }),
  coroutines('rust-250k', '5, Rust', 'holds', {
    quote: '250,000 async tasks were launched in a single process',
  }),

  coroutines('order-cheaper', '1, What This Means in Practice', 'selective', {
    quote: 'an order of magnitude cheaper than switching an OS thread',
    stated: {value: 10, unit: 'ratio', ours: 'stated-switch-ratio'},
    judge: {by: 'clearly-more', of: 'switch-io-ratio', than: 1, no: 'selective'},
    calculation:
      '{{stated-switch-thread}} / {{stated-switch-task, unit}} = {{stated-switch-ratio}}; ' +
      '{{switch-io-ratio}}',
  }),
  coroutines('kotlin-tens-of-bytes', '2, table', 'wrong', {
    quote: 'tens of bytes on heap; thread:coroutine ratio ≈ 6:1',
    ours: 'kotlin-share',
    judge: {by: 'at-least', of: 'kotlin-thread', than: 'thread-kib'},
    calculation: '{{thread-kib}} KiB / {{kotlin-per-thread}} = {{kotlin-share, unit}}',
  }),
  coroutines('c10k-threads', '3, The Problem', 'selective', {
    quote: 'The cause was not hardware limitations, but OS thread overhead',
    ours: 'threads-over-clients',
    judge: {by: 'at-most', than: 1, no: 'selective'},
    calculation: '{{=threads-over-clients}}',
  }),
  coroutines('nginx-less-memory', '3, below the table', 'not-derivable', {
    quote: 'while consuming significantly less memory',
  }),
  coroutines('seda-10000', '4, SEDA', 'not-checked', {
    quote: 'outperformed Apache … in throughput at 10,000+ simultaneous connections',
  }),
  coroutines('symped-single-process', '4, Pariag et al.', 'wrong', {
    quote: 'event-driven (SYMPED, single process)',
  }),
  coroutines('aestream-2x', '4, AEStream', 'not-checked', {
    quote: 'Coroutines delivered at least 2x throughput',
    stated: {value: 2, unit: 'ratio'},
  }),
  coroutines('threads-1-7-s', '5, Kotlin', 'holds', {
    quote: '~1.7 seconds just for creation (100,000 × 17 µs)',
    stated: {value: 1.7, unit: 's', ours: 'threads-created'},
    calculation: '{{threads-to-create}} · {{create-thread, unit}} = {{threads-created, unit}}',
  }),
  coroutines('go-millions', '5, Go', 'not-derivable', {
    quote: 'Go routinely launches hundreds of thousands and millions of goroutines',
  }),
  coroutines('memory-24-or-more', '6, table', 'wrong', {
    quote: '0.4–4 KiB vs 9.5 KiB–8 MiB — 24x+',
    stated: {value: 24, unit: 'ratio', ours: '=least-memory-ratio'},
    judge: 'at-least',
  }),
];
