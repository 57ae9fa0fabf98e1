import {numbers, statements} from '../../claim.ts';
import type {Claim, JudgedNumber} from '../../types.ts';

/** A statement of the page on coroutines, without a number to recompute. */
const says = statements({source: 'trueasync-coroutines'});
/** A number of that page. */
const states = numbers({source: 'trueasync-coroutines'});

const near = ({stated, ours}: JudgedNumber) => Math.abs(ours / stated.value - 1) <= 0.03;

export const claims: Claim[] = [
  states({
    id: 'switch-8-5',
    key: true,
    where: '1, sources',
    quote: '8.5x faster',
    stated: {value: 8.5, unit: 'ratio'},
    ours: 'switch-ratio',
    verdict: 'selective',
    judge: ({q}) => (q('switch-io-ratio') < 1.1 ? 'selective' : 'holds'),
    calculation: ({say}) =>
      `${say('switch-thread')} / ${say('switch-task')} = ${say('switch-ratio')}; ${say('switch-io-ratio')}`,
  }),
  states({
    id: 'create-56',
    where: '1, sources',
    quote: '56x faster',
    stated: {value: 56, unit: 'ratio'},
    ours: 'create-ratio',
    verdict: 'rounding',
    judge: (claim) => (near(claim) ? 'rounding' : 'wrong'),
  }),
  states({
    id: 'memory-24',
    where: '1, sources',
    quote: '24x less',
    stated: {value: 24, unit: 'ratio'},
    ours: 'memory-ratio',
    verdict: 'holds',
    judge: (claim) => (near(claim) ? 'holds' : 'wrong'),
    calculation: ({say}) => `${say('thread-kib')} / ${say('task-kib')} = ${say('memory-ratio')}`,
  }),
  says({
    id: 'no-indirect-costs',
    where: '1, What This Means in Practice',
    quote: 'coroutine switching does not incur indirect costs',
    verdict: 'not-derivable',
  }),
  states({
    id: 'switching-negligible',
    where: '1, What This Means in Practice',
    quote: '16 µs … negligible compared to 80 ms of I/O wait time',
    stated: {value: 16, unit: 'us'},
    ours: 'cycle-task',
    verdict: 'holds',
    judge: (claim) => (near(claim) ? 'holds' : 'wrong'),
  }),
  states({
    id: 'three-orders',
    where: '2, Implications for Web Servers',
    quote: 'a difference of three orders of magnitude',
    stated: {value: 1000, unit: 'ratio'},
    ours: 'stack-ratio',
    verdict: 'selective',
    judge: ({q}) => (q('touched-ratio') < 10 ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('stack-ratio')}; ${say('touched-ratio')}`,
  }),
  states({
    id: 'nginx-2-4x',
    where: '3, below the table',
    quote: 'nginx serves 2–4x more requests than Apache',
    stated: {value: 4, unit: 'ratio'},
    ours: 'http2-ratio',
    verdict: 'selective',
    judge: ({stated, ours}) => (ours > stated.value ? 'selective' : 'holds'),
    calculation: ({say}) => `${say('static-least')}–${say('static-most')}; ${say('http2-ratio')}`,
  }),
  says({
    id: 'apache-150',
    where: '3, below the table',
    quote: 'no more than 150 simultaneous connections (by default)',
    verdict: 'selective',
  }),
  states({
    id: 'pariag-18',
    where: '4',
    quote: '~18% higher throughput',
    stated: {value: 0.18, unit: 'share'},
    ours: null,
    verdict: 'not-derivable',
  }),
  states({
    id: 'hundred-thousand-threads',
    where: '5, Kotlin',
    quote: '~950 MiB of memory for stacks',
    stated: {value: 950, unit: 'count'},
    ours: 'hundred-thousand-mib',
    verdict: 'rounding',
    judge: (claim) => (near(claim) ? 'rounding' : 'wrong'),
  }),
  says({
    id: 'rust-250k',
    where: '5, Rust',
    quote: '250,000 async tasks were launched in a single process',
    verdict: 'holds',
  }),
];
