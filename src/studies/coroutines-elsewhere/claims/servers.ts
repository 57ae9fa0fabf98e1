import {numbers, statements} from '../../claim.ts';
import type {Claim} from '../../types.ts';

/** What the page on coroutines says of servers, studies and limits. */
const says = statements({source: 'trueasync-coroutines'});
const states = numbers({source: 'trueasync-coroutines'});

export const claims: Claim[] = [
  states({
    id: 'order-cheaper',
    where: '1, What This Means in Practice',
    quote: 'an order of magnitude cheaper than switching an OS thread',
    stated: {value: 10, unit: 'ratio'},
    ours: 'stated-switch-ratio',
    verdict: 'selective',
    judge: ({q}) => (q('switch-io-ratio') < 1.1 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('stated-switch-thread')} / ${say('stated-switch-task', 'unit')} = ${say('stated-switch-ratio')}; ${say('switch-io-ratio')}`,
  }),
  states({
    id: 'kotlin-tens-of-bytes',
    where: '2, table',
    quote: 'tens of bytes on heap; thread:coroutine ratio ≈ 6:1',
    ours: 'kotlin-share',
    verdict: 'wrong',
    judge: ({q}) => (q('kotlin-thread') < q('thread-kib') ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('thread-kib')} KiB / ${say('kotlin-per-thread')} = ${say('kotlin-share', 'unit')}`,
  }),
  says({
    id: 'c10k-threads',
    where: '3, The Problem',
    quote: 'The cause was not hardware limitations, but OS thread overhead',
    ours: 'threads-over-clients',
    verdict: 'selective',
    judge: ({ours}) => (ours > 1 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('threads-tested')} / ${say('clients-of-c10k')} = ${say('threads-over-clients')}`,
  }),
  says({
    id: 'nginx-less-memory',
    where: '3, below the table',
    quote: 'while consuming significantly less memory',
    verdict: 'not-derivable',
  }),
  says({
    id: 'seda-10000',
    where: '4, SEDA',
    quote: 'outperformed Apache … in throughput at 10,000+ simultaneous connections',
    verdict: 'not-derivable',
  }),
  says({
    id: 'symped-single-process',
    where: '4, Pariag et al.',
    quote: 'event-driven (SYMPED, single process)',
    verdict: 'wrong',
  }),
  states({
    id: 'aestream-2x',
    where: '4, AEStream',
    quote: 'Coroutines delivered at least 2x throughput',
    stated: {value: 2, unit: 'ratio'},
    ours: null,
    verdict: 'not-derivable',
  }),
  states({
    id: 'threads-1-7-s',
    where: '5, Kotlin',
    quote: '~1.7 seconds just for creation (100,000 × 17 µs)',
    stated: {value: 1.7, unit: 's'},
    ours: 'threads-created',
    verdict: 'holds',
    judge: ({stated, ours}) => (Math.abs(ours / stated.value - 1) <= 0.01 ? 'holds' : 'wrong'),
    calculation: ({say}) =>
      `${say('threads-to-create')} · ${say('create-thread', 'unit')} = ${say('threads-created', 'unit')}`,
  }),
  says({
    id: 'go-millions',
    where: '5, Go',
    quote: 'Go routinely launches hundreds of thousands and millions of goroutines',
    verdict: 'not-derivable',
  }),
  states({
    id: 'memory-24-or-more',
    where: '6, table',
    quote: '0.4–4 KiB vs 9.5 KiB–8 MiB — 24x+',
    stated: {value: 24, unit: 'ratio'},
    ours: 'least-memory-ratio',
    verdict: 'wrong',
    judge: ({stated, ours}) => (ours < 0.9 * stated.value ? 'wrong' : 'holds'),
    calculation: ({say}) =>
      `${say('thread-kib')} / ${say('largest-task-kib')} = ${say('least-memory-ratio')}`,
  }),
];
